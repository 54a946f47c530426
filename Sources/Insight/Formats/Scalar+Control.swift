extension Unicode.Scalar {
  /// Whether it would tell a terminal to do something.
  var isControl: Bool { value < 0x20 || value == 0x7F }
}
