import Findings

extension [Diagnostic] {
  /// Those that hold whatever stands in files that could not be read, or not to their end. All
  /// others may come of what is missing there.
  package var besideUnreadFiles: [Diagnostic] {
    filter { [.cyclicAlias, .duplicateDeclaration, .unknownDirective].contains($0.id) }
  }
}
