/// An attribute with its arguments taken apart, to be laid out anew.
struct AttributeText {
  private let name: String
  private let arguments: [String]

  /// Takes an attribute apart, as written. White space within it is not kept, but for that of
  /// strings.
  init(_ text: String) {
    guard let open = text.firstIndex(of: "("), let close = text.lastIndex(of: ")"), open < close
    else {
      self.init(name: text, arguments: [])
      return
    }
    self.init(
      name: String(text[..<open]), arguments: Self.split(text[text.index(after: open)..<close]))
  }

  private init(name: String, arguments: [String]) {
    self.name = name
    self.arguments = arguments
  }

  /// One of the `availability` of the template `Conformances`.
  func templateValue(under condition: String?) -> MustacheValue {
    let text = arguments.isEmpty ? name : "\(name)(\(arguments.joined(separator: ", ")))"
    return .object([
      "text": .string(text),
      "isLong": .bool(!arguments.isEmpty && LineLength.isExceeded(by: text, under: condition)),
      "name": .string(name),
      "arguments": .list(
        arguments.enumerated().map { index, argument in
          .object([
            "text": .string(argument),
            "isLast": .bool(index == arguments.count - 1),
          ])
        }),
    ])
  }

  /// The arguments between the commas that stand in no string.
  private static func split(_ text: Substring) -> [String] {
    var arguments = [""]
    var isInString = false
    var isEscaped = false
    for character in text {
      if !isInString, character == "," {
        arguments.append("")
        continue
      }
      if character == "\"", !isEscaped { isInString.toggle() }
      isEscaped = isInString && character == "\\" && !isEscaped
      arguments[arguments.count - 1].append(character)
    }
    return arguments.map { trimmed($0) }.filter { !$0.isEmpty }
  }

  private static func trimmed(_ argument: String) -> String {
    let end = argument.lastIndex { !$0.isWhitespace } ?? argument.startIndex
    return String(argument.prefix(through: end).drop(while: \.isWhitespace))
  }
}
