extension Sequence<UInt8> {
  /// The text with a question mark for each control character but the tab: it must stay on its
  /// line, and send no commands to a terminal.
  var printable: String {
    String(decoding: map { $0 < 0x20 && $0 != 0x09 || $0 == 0x7F ? 0x3F : $0 }, as: UTF8.self)
  }
}
