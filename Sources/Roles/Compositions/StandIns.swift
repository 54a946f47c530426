extension String {
  /// True if a type with this name is a test double or a preview double.
  package var isNameOfStandIn: Bool {
    ["Mock", "Stub", "Fake", "Spy", "Preview"].contains { word in
      hasPrefix(word) || hasSuffix(word) || hasSuffix("\(word)s")
    }
  }
}
