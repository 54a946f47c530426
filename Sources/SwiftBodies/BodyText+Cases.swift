extension BodyText {
  /// The words behind `case`, and behind a comma, in a range of bytes.
  package func cases(in range: Range<Int>) -> Set<String> {
    var names: Set<String> = []
    let tokens = indices(in: range)
    for index in tokens.dropFirst() where self.tokens[index].kind == .word {
      if isKeyword(index - 1, "case") || self.tokens[index - 1].begins(",") {
        names.insert(text(index))
      }
    }
    return names
  }
}
