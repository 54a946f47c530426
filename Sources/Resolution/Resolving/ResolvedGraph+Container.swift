import Building
import Supply
import Roles
import SwiftReading
import SwiftProgram

extension ResolvedGraph {
  /// The container with the declarations that are generated for it.
  ///
  /// - Parameters:
  ///   - origin: The reason why the type is a container.
  ///   - declared: The protocols that are declared for the container's properties.
  func solved(
    _ container: NominalType, origin: ContainerOrigin, declared: [ProtocolDraft]
  ) -> Container {
    let (reference, overriding) = (references[container.id], overridings[container.id])
    let written = writtenWirings[container.id]
    let file = container.symbol.sites[0].scope.file
    let generated = generated[container.id] ?? []
    let asked = (reference?.imports ?? []).union(overriding?.imports ?? [])
      .union(written?.imports ?? [])
    var imports = generated.reduce(into: asked) { $0.formUnion($1.imports) }
    for draft in declared { imports.formUnion(draft.imports) }
    let conformances = generated.map { item in
      let id = item.protocolID
      return item.written(
        as: supply.symbols.name(of: id, inFile: file), of: container,
        isNonisolated: item.members.allSatisfy(\.statesIsolation)
          && supply.symbols.statesNonisolated(container, conformingTo: id),
        in: supply.symbols)
    }
    return Container(
      name: container.symbol.path, module: supply.symbols.modules[container.symbol.module].name,
      path: supply.symbols.files[file].source.path, origin: origin,
      usesCRLF: supply.symbols.files[file].source.outline.lines.usesCRLF,
      imports: imports.lines,
      protocols: declared.sorted {
        ($0.name, $0.condition.text ?? "") < ($1.name, $1.condition.text ?? "")
      }.map(\.code),
      conformances: conformances.sorted { $0.name < $1.name },
      isNonisolated: container.statesNonisolated, reference: reference?.reference,
      overriding: overriding?.versions ?? [], wiring: written?.wiring,
      made: factories[container.id]?.made ?? [],
      unmade: wirings[container.id] == nil ? [] : unmade(by: container))
  }

  /// The Makes-protocols that no consumer needs and that a container cannot satisfy, with the
  /// reasons.
  private func unmade(by container: NominalType) -> [String] {
    let failures = factories[container.id]?.failures ?? [:]
    return failures.sorted { $0.key < $1.key }.compactMap { id, failures in
      guard supply.needs[id] == nil, !isHad(id), let first = failures.first else { return nil }
      return "\(supply.symbols[id].path): \(first.message)"
    }
  }
}
