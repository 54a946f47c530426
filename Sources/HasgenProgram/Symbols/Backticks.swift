import HasgenReading

extension String {
  /// The name without back ticks that it does not need: `` `Logger` `` is `Logger`.
  package var withoutNeedlessBackticks: String {
    guard utf8.first == Self.tick, hasSuffix("`"), count > 2 else { return self }
    let inner = dropFirst().dropLast()
    guard inner.allSatisfy(\.isOfName), inner.first?.isNumber == false,
      !Self.reserved.contains(String(inner))
    else { return self }
    return String(inner)
  }

  /// The name as the name of a type, with back ticks only if a type needs them.
  package var asTypeName: String {
    let plain = withoutNeedlessBackticks
    // Few names of types begin with a small letter.
    guard let first = plain.utf8.first, first >= UInt8(ascii: "a") else { return plain }
    return Self.beforeTypes.contains(plain) ? "`\(plain)`" : plain
  }

  /// A prefix and the name as the name of one type, with back ticks only if it needs them.
  package func asTypeName(behind prefix: String) -> String {
    "`\((prefix + self).withoutBackticks)`".asTypeName
  }

  /// The name as an identifier in an expression, with back ticks if it needs them.
  package var asIdentifier: String {
    Self.reserved.contains(self) || isOperatorWord ? "`\(self)`" : self
  }

  /// The name as the label of an argument, where few words need back ticks.
  package var asLabel: String {
    guard hasPrefix("`"), hasSuffix("`"), count > 2 else { return self }
    let inner = String(dropFirst().dropLast())
    if inner == "inout" { return self }
    return Self.reserved.contains(inner) || inner.isOperatorWord ? inner : self
  }

  /// True if the word can name a member and is also an operator before an expression.
  private var isOperatorWord: Bool { self == "await" || self == "unsafe" }

  /// True if the word names a member behind a dot but has another meaning without the dot.
  package var meansOtherAlone: Bool {
    self == "`self`" || isOperatorWord || Self.accessors.contains(self)
  }

  /// The characters that may be part of another identifier. A name in back ticks may contain other
  /// characters.
  package var asNamePart: String { filter(\.isOfName) }

  /// The name without any back ticks.
  package var withoutBackticks: String { hasBackticks ? filter { $0 != "`" } : self }

  /// The parts of a qualified name, split at dots outside raw identifiers.
  package var pathParts: [String] {
    guard hasBackticks else {
      return utf8.split(separator: UInt8(ascii: ".")).map { String(Substring($0)) }
    }
    var parts: [String] = []
    var start = startIndex
    var isQuoted = false
    for index in utf8.indices {
      if utf8[index] == Self.tick { isQuoted.toggle() }
      guard utf8[index] == ".", !isQuoted else { continue }
      parts.append(String(self[start..<index]))
      start = utf8.index(after: index)
    }
    return parts + [String(self[start...])]
  }

  private static let tick = UInt8(ascii: "`")

  /// Called for nearly every name, so it searches the bytes.
  private var hasBackticks: Bool {
    utf8.withContiguousStorageIfAvailable { $0.contains(Self.tick) } ?? utf8.contains(Self.tick)
  }

  /// The qualified name of a type, as a user writes it outside Swift code, with the back ticks that
  /// it needs in Swift: `in` becomes `` `in` ``.
  package var asTypePath: String {
    pathParts.map { "`\($0.withoutBackticks)`".asTypeName }.joined(separator: ".")
  }

  /// The words that cannot name a type or a protocol without back ticks.
  private static let reserved: Set<String> = [
    "Any", "Protocol", "Self", "Type", "as", "associatedtype", "break", "case", "catch", "class",
    "continue", "default", "defer", "deinit", "do", "else", "enum", "extension", "fallthrough",
    "false", "fileprivate", "for", "func", "guard", "if", "import", "in", "init", "inout",
    "internal", "is", "let", "nil", "operator", "precedencegroup", "private", "protocol",
    "public", "repeat", "rethrows", "return", "self", "static", "struct", "subscript", "super",
    "switch", "throw", "throws", "true", "try", "typealias", "var", "where", "while",
  ]

  /// The words that can precede a type, so that they name a type only in back ticks.
  private static let beforeTypes: Set<String> = ["any", "async", "await", "each", "some"]

  /// The words that begin an accessor at the beginning of a getter's body.
  private static let accessors: Set<String> = [
    "_modify", "_read", "borrow", "didSet", "get", "modify", "mutate", "read", "set", "willSet",
  ]
}

extension Character {
  /// True if the character may be part of an identifier without back ticks.
  package var isOfName: Bool { isLetter || isNumber || self == "_" }
}
