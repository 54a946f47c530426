/// An attribute on a line of its own, with its arguments: `@available(iOS 17, *)`.
package struct AttributeCode: Sendable, Hashable {
  private let name: String
  private let arguments: [String]

  /// Splits an attribute, as written, into its name and arguments. Outside strings, line comments
  /// are removed, and line breaks and white space become single spaces.
  package init(_ text: String) {
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

  /// The attribute without `renamed:`, for a declaration that was not renamed.
  package var renamingNothing: AttributeCode {
    AttributeCode(name: name, arguments: arguments.filter { !$0.hasPrefix("renamed:") })
  }

  var code: Code {
    arguments.isEmpty ? .text(name) : .call(name, arguments.map(Code.text))
  }

  /// The arguments, split at the commas outside strings.
  private static func split(_ text: Substring) -> [String] {
    var arguments: [String] = []
    var argument = ""
    var space = ""
    var isInString = false
    var rest = text
    while let character = rest.popFirst() {
      if isInString {
        argument.append(character)
        if character == "\\", let escaped = rest.popFirst() { argument.append(escaped) }
        isInString = character != "\""
      } else if character == "," {
        arguments.append(argument)
        argument = ""
        space = ""
      } else if character == "/", rest.first == "/" {
        rest = rest.drop { !$0.isNewline }
      } else if character.isWhitespace {
        space = argument.isEmpty ? "" : " "
      } else {
        argument += space + String(character)
        space = ""
        isInString = character == "\""
      }
    }
    return (arguments + [argument]).filter { !$0.isEmpty }
  }
}
