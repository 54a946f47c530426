extension Outline {
  /// Reads the outline of a source text.
  ///
  /// Total: whatever the bytes are, it comes back with what it found and with `problems`.
  public init(reading source: UnsafeBufferPointer<UInt8>) {
    self.init(imports: [], declarations: [], problems: [], lines: LineTable(starts: [0]))
  }

  /// Reads the outline of a source text, for tests and small texts.
  public init(reading source: String) {
    var source = source
    self = source.withUTF8 { Outline(reading: $0) }
  }
}
