/// The name of a package and its module, made of a folder's name.
public enum StarterName {
  /// The name: the folder's, if a module can be called so. Else its words in camel case, in plain
  /// Latin letters, with `App` before a digit and behind what means something else.
  public static func name(ofFolder folder: String) -> String {
    var name = isPlain(folder) ? folder : camelCased(folder)
    if name.isEmpty { name = "App" }
    if name.utf8.first.map({ isDigit($0) }) == true { name = "App" + name }
    guard reserved.contains(name.lowercased()) else { return name }
    return name.prefix(1).uppercased() + name.dropFirst() + "App"
  }

  /// Whether a text is an identifier of plain letters.
  private static func isPlain(_ text: String) -> Bool {
    text.utf8.contains { $0 != UInt8(ascii: "_") }
      && text.utf8.allSatisfy { isLetter($0) || isDigit($0) || $0 == UInt8(ascii: "_") }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  private static func isDigit(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(byte)
  }

  private static func camelCased(_ text: String) -> String {
    var plain = ""
    for scalar in text.unicodeScalars {
      // An accent belongs to the letter before it.
      if scalar.properties.generalCategory == .nonspacingMark { continue }
      plain += latin(scalar) ?? " "
    }
    return plain.split(separator: " ").map { $0.prefix(1).uppercased() + $0.dropFirst() }.joined()
  }

  /// The letter or digit without its accent; `nil` for anything else.
  private static func latin(_ scalar: Unicode.Scalar) -> String? {
    if scalar.isASCII {
      return isPlain(String(scalar)) ? String(scalar) : nil
    }
    // 'LATIN SMALL LETTER U WITH DIAERESIS', 'LATIN SMALL LETTER SHARP S'.
    let words = scalar.properties.name?.split(separator: " ").map(String.init) ?? []
    guard words.count > 3, words[0] == "LATIN", words[2] == "LETTER" else { return nil }
    let letter = words[3] == "SHARP" ? "SS" : words[3]
    guard letter.count < 3 else { return nil }
    return words[1] == "SMALL" ? letter.lowercased() : letter
  }

  /// Names that are taken, in lower case since not every disk tells the cases apart: of the language,
  /// of modules that an app may import, and of what the packages declare.
  private static let reserved: Set<String> = keywords.union(modules).union(declared)

  private static let keywords: Set<String> = [
    "actor", "any", "as", "associatedtype", "async", "await", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "main", "nil", "open", "operator", "package", "precedencegroup",
    "private", "protocol", "public", "repeat", "rethrows", "return", "self", "static", "struct",
    "subscript", "super", "switch", "throw", "throws", "true", "try", "type", "typealias", "var",
    "where", "while",
  ]

  private static let modules: Set<String> = [
    "appkit", "builtin", "combine", "coredata", "corefoundation", "coregraphics", "cxx",
    "cxxstdlib",
    "darwin", "dispatch", "distributed", "foundation", "foundationessentials",
    "foundationnetworking", "foundationxml", "glibc", "haskit", "musl", "observation", "os",
    "packagedescription", "packageplugin", "regexbuilder", "swift", "swiftdata", "swiftui",
    "synchronization", "system", "testing", "uikit", "xctest", "_concurrency", "_stringprocessing",
  ]

  private static let declared: Set<String> = [
    "appdependency", "console", "consolelogger", "greeting", "greetingcoordinator", "hasconsole",
    "hasgreeter", "haslogger", "hasrequest", "hasvisits", "logging", "makesrequestdependency",
    "memoryvisits", "politegreeter", "request", "requestdependency", "requesthandler", "response",
    "servercoordinator", "standardoutput", "visitcounting",
  ]
}
