extension Declaration {
  /// The name as written, a function's labels left out: `f` of `f(a:b:)`. A raw identifier may have
  /// parentheses of its own.
  package var nameWithoutLabels: String {
    guard name.utf8.first == UInt8(ascii: "`") else {
      return String(Substring(name.utf8.prefix { $0 != UInt8(ascii: "(") }))
    }
    let end = name.utf8.dropFirst().firstIndex(of: UInt8(ascii: "`"))
    return end.map { String(name[...$0]) } ?? name
  }
}
