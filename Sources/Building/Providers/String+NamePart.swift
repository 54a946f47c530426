extension String {
  /// The characters of a name that may stand in another name: a name in back ticks may have any
  /// character.
  package var asNamePart: String { filter { $0.isLetter || $0.isNumber || $0 == "_" } }

  /// The name with a capital first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
