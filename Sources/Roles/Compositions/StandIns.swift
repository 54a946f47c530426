extension String {
  /// True if a type of this name stands in for another in tests and previews.
  package var isNameOfStandIn: Bool {
    ["Mock", "Stub", "Fake", "Spy", "Preview"].contains { word in
      hasPrefix(word) || hasSuffix(word) || hasSuffix("\(word)s")
    }
  }
}
