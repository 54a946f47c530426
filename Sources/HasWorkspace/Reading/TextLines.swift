extension String {
  /// The lines of a source file, also those without a word.
  var textLines: [Substring] {
    split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }
}
