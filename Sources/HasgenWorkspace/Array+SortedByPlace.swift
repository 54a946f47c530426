import HasgenReading

extension [Diagnostic] {
  /// The errors among the diagnostics.
  package var errors: [Diagnostic] { filter { $0.severity == .error } }

  /// The diagnostics sorted by place, without duplicates; those without a place come first.
  package var sortedByPlace: [Diagnostic] {
    var seen: Set<Diagnostic> = []
    return filter { seen.insert($0).inserted }.sorted { $0.order < $1.order }
  }
}

extension Diagnostic {
  fileprivate var order: (String, Int, Int, String, String) {
    (
      location?.path ?? "", location?.line ?? 0, location?.column ?? 0, id.rawValue, message
    )
  }
}
