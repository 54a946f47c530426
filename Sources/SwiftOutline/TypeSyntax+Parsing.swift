extension TypeSyntax {
  /// Reads a type that stands alone; `nil` for a text that is not one type. Offsets are those in
  /// a text of its own, and place nothing.
  package init?(parsing text: String) {
    let outline = Outline(reading: "typealias T = \(text)")
    guard outline.problems.isEmpty, outline.declarations.count == 1,
      let type = outline.declarations.first?.type
    else { return nil }
    self = type
  }
}
