import SwiftLexing

extension TypeSyntax {
  /// The type that a text is; `nil` if it is none, or more than one.
  public init?(parsing text: String) {
    var text = text
    let type: TypeSyntax? = text.withUTF8 { source in
      guard let bytes = source.baseAddress, !source.isEmpty else { return nil }
      guard SourceBytes.textEnd(bytes, count: source.count) == source.count else { return nil }
      return Lexer.read(bytes, count: source.count) { lexer in
        let type = TypeReader.read(&lexer)
        return lexer.hasFailed || lexer.current != 0 ? nil : type
      }
    }
    guard let type else { return nil }
    self = type
  }
}
