import SwiftOutline

/// Conformances that the generated files have, and that would go although nobody can say that they
/// should: a macro or a class of another module may supply what they need.
struct UnsureConformances {
  let solver: ConformanceSolver
  let former: FormerFiles

  func diagnostics() -> [Diagnostic] {
    solver.containers.compactMap { container in
      let conformances = former.conformances[container.symbol.path] ?? []
      let sources = unseenSources(of: container)
      guard !sources.isEmpty else { return nil }
      let lost = conformances.filter { isLost($0, by: container) }.sorted()
      guard !lost.isEmpty else { return nil }
      return UnsureConformance(
        container: container.symbol.path, protocols: lost, sources: sources,
        location: solver.table.location(of: container.symbol.sites[0])
      ).diagnostic
    }
  }

  /// Whether the container lacks what a Has-protocol of that name asks for, as far as can be seen.
  private func isLost(_ name: String, by container: ContainerModel) -> Bool {
    let path = name.pathParts.last ?? name
    let ids = (solver.table.idsByPath[path] ?? []).filter(solver.candidates.contains)
    return !ids.isEmpty
      && ids.allSatisfy { id in
        guard case .lacks = solver.verdict(on: id, by: container) else { return false }
        return !solver.isPromised(id, to: container)
          && !(solver.generated[container.id] ?? []).contains { $0.conformance.protocolID == id }
      }
  }

  private func unseenSources(of container: ContainerModel) -> [UnsureConformance.Source] {
    let macros = container.possibleMacros.map { UnsureConformance.Source.macro($0) }
    guard container.kind == .class else { return macros }
    let kinship = solver.table.kinship(of: container.id)
    let classes = kinship.externals.filter { !PlatformNames.universal.contains($0) }.sorted()
    return macros + classes.map { .unreadType($0) }
  }
}
