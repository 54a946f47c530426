extension Outline {
  /// Reads the outline of a source text.
  ///
  /// Total: whatever the bytes are, it comes back with what it found and with `problems`.
  public init(reading source: UnsafeBufferPointer<UInt8>) {
    guard let bytes = source.baseAddress, !source.isEmpty else {
      self = .empty
      return
    }
    let encodingProblem = SourceBytes.problem(bytes, count: source.count)
    let readable = encodingProblem?.offset ?? source.count
    let lines = LineTable(of: bytes, count: source.count)
    self = Lexer.read(bytes, count: readable) { lexer in
      var reader = DeclarationReader(lexer: lexer)
      reader.read()
      let problem = encodingProblem ?? reader.lexer.problem.map(reader.lexer.locatingMissingBrace)
      return Outline(
        imports: reader.imports, declarations: reader.declarations,
        problems: problem.map { [$0] } ?? [], lines: lines)
    }
  }

  /// Reads the outline of a source text, for tests and small texts.
  public init(reading source: String) {
    var source = source
    self = source.withUTF8 { Outline(reading: $0) }
  }
}
