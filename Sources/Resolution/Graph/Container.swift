import Building
import Supply
import Roles
import SwiftReading
import SwiftProgram
import SwiftWriting

/// A container, and the declarations that are generated for it.
public struct Container: Sendable {
  /// The name, qualified with dots by the enclosing types.
  public let name: String
  /// The module that declares the container.
  public let module: String
  /// The path of the file that declares the container.
  public let path: String
  /// The reason why the type is a container.
  public internal(set) var origin: ContainerOrigin = .name
  /// True if the lines of that file end with CR LF.
  public internal(set) var usesCRLF = false
  /// The imports that the generated file needs, sorted by text.
  public let imports: [ConditionalText]
  /// The protocols to declare, sorted by name.
  public internal(set) var protocols: [DeclarationCode] = []
  /// The conformances to generate, sorted by name.
  public let conformances: [Conformance]
  /// True if the container's extensions are marked `nonisolated`, because the container is not
  /// isolated but its module's default is.
  public internal(set) var isNonisolated = false
  /// The `Reference` class; `nil` if the user has not asked for one.
  public internal(set) var reference: Reference?
  /// The function `overriding`, once for each access level; empty if the user has not asked for it.
  public internal(set) var overriding: [Overriding] = []
  /// The function `live`; `nil` if the user has not asked for it.
  public internal(set) var wiring: Wiring?
  /// The values that the container's factories make, with the calls that build them.
  public internal(set) var made: [Made] = []
  /// The Makes-protocols that no consumer needs and that the container cannot satisfy, each with
  /// the reason.
  public internal(set) var unmade: [String] = []
}

extension DependencyGraph {
  /// The container with the declarations that are generated for it.
  ///
  /// - Parameters:
  ///   - origin: The reason why the type is a container.
  ///   - declared: The protocols that are declared for the container's properties.
  func solved(
    _ container: NominalType, _ conformances: [Conformance], origin: ContainerOrigin,
    declared: [ProtocolDraft]
  ) -> Container {
    let (reference, overriding) = (references[container.id], overridings[container.id])
    let written = writtenWirings[container.id]
    let file = container.symbol.sites[0].scope.file
    let asked = (reference?.imports ?? []).union(overriding?.imports ?? [])
      .union(written?.imports ?? [])
    var imports = conformances.reduce(into: asked) { $0.formUnion($1.imports) }
    for draft in declared { imports.formUnion(draft.imports) }
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
      guard supply.needs[id] == nil, !isMet(id), let first = failures.first else { return nil }
      return "\(supply.symbols[id].path): \(first.message)"
    }
  }
}
