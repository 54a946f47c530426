import DependencyGraph
import Findings

extension Diagnostic {
  /// The number of places of one kind that are shown behind the first.
  private static var limit: Int { 2 }

  /// The notes to show.
  ///
  /// - Parameter showsAll: Whether all places are wanted, be they hundreds.
  func notes(showingAll showsAll: Bool) -> [Note] {
    let rest = notes.count(where: \.isFurther) - Self.limit
    guard !showsAll, rest > 1 else { return notes }
    let shown = notes.filter { !$0.isFurther } + notes.filter(\.isFurther).prefix(Self.limit)
    return shown + [Note("and \(rest) more places; '--verbose' names all")]
  }
}
