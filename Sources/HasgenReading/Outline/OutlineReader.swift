extension Outline {
  /// Reads the outline of a source text.
  ///
  /// Never fails: for any bytes, the outline has the declarations that were found, and `problems`.
  package init(reading source: UnsafeBufferPointer<UInt8>) {
    self = Self.read(source) ?? .empty
  }

  /// Reads the outline of a source text, and leaves the members of most types to be read on first
  /// use.
  ///
  /// - Parameters:
  ///   - words: The words that make the reader read the members of a type at once; `nil` for all
  ///     types.
  ///   - text: Returns the text for a second reading; `nil` if it cannot be read any more.
  package init(
    reading source: UnsafeBufferPointer<UInt8>, lookingFor words: WordPattern?,
    again text: @escaping @Sendable () -> [UInt8]?
  ) {
    let file = RereadFile(of: text, count: source.count)
    self = Self.read(source, of: file, leaving: words.map { (file, $0) }) ?? .empty
  }

  /// Reads a text; `nil` if it is empty.
  private static func read(
    _ source: UnsafeBufferPointer<UInt8>, of file: RereadFile? = nil,
    leaving left: (members: RereadFile, besides: WordPattern)? = nil
  ) -> Outline? {
    guard let bytes = source.baseAddress, !source.isEmpty else { return nil }
    let encodingProblem = SourceBytes.problem(bytes, count: source.count)
    let readable = encodingProblem?.offset ?? source.count
    return Lexer.read(bytes, count: readable) { lexer in
      var reader = DeclarationReader(lexer: lexer, leaving: left)
      reader.read()
      let problem = encodingProblem ?? reader.lexer.problem
      return Outline(
        imports: reader.imports, declarations: reader.declarations,
        problems: problem.map { [$0] } ?? [], lines: left == nil ? LineTable(of: source) : nil,
        file: file)
    }
  }

  /// Reads the outline of a source text, for tests and small texts.
  package init(reading source: String) {
    var source = source
    self = source.withUTF8 { Outline(reading: $0) }
  }
}
