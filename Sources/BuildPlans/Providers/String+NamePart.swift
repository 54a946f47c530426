extension String {
  /// What of a name can stand in another one: a name in back ticks may have any character.
  package var asNamePart: String { filter { $0.isLetter || $0.isNumber || $0 == "_" } }

  /// The same, with a capital letter first.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
