import HasgenReading

extension [Diagnostic] {
  /// The errors among the diagnostics.
  package var errors: [Diagnostic] { filter { $0.severity == .error } }

  /// The diagnostics sorted by place, without duplicates; those without a place come first, and
  /// those about targets of an Xcode project last, since errors in the sources are more urgent.
  package var sortedByPlace: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { $0.order < $1.order }
  }
}

extension Diagnostic {
  fileprivate var order: (Int, String, Int, Int, String, String) {
    (
      id == .notInTarget ? 1 : 0, location?.path ?? "", location?.line ?? 0,
      location?.column ?? 0, id.rawValue, message
    )
  }
}
