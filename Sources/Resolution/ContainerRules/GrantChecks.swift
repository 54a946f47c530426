import DependencyGraph
import Findings
import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The names behind `// hasgen: has` at types that give nothing.
struct GrantChecks {
  let supply: SupplyTable

  private var table: SymbolTable { supply.symbols }

  /// The diagnostics, in no particular order.
  func diagnostics() -> [Diagnostic] {
    let marked = table.directedDeclarations.filter { !$0.declaration.grants.isEmpty }
    guard !marked.isEmpty else { return [] }
    let containers = supply.containers.filter { container in
      container.symbol.sites.contains { !$0.declaration.grants.isEmpty }
    }
    let known = Set(
      containers.flatMap(\.symbol.sites).map { Member.Key($0.declaration, inFile: $0.scope.file) })
    let others = marked.filter { declaration, file in
      !known.contains(Member.Key(declaration, inFile: file))
    }
    return others.flatMap { declaration, file in
      declaration.grants.map {
        idle(.isNoContainer(declaration.name), at: $0, inFile: file)
      }
    }
      + containers.flatMap { container in
        container.grants(in: table).compactMap { diagnostic(for: $0, at: container) }
      }
  }

  private func diagnostic(for grant: Grant, at container: NominalType) -> Diagnostic? {
    let file = grant.site.scope.file
    let cause: IdleMark.Cause
    guard let id = grant.protocolID else { return unknown(grant) }
    if !supply.candidates.contains(id) {
      cause = .isNoHasProtocol(grant.name)
    } else if !supply.authorities.markers.contains(id) {
      cause = .asksForMembers(grant.name)
    } else if case .conforms = supply.verdict(on: id, by: container) {
      cause = .isByHand(grant.name, container: container.symbol.path)
    } else if let parent = parent(giving: id, to: container) {
      cause = .isForwarded(grant.name, container: container.symbol.path, parent: parent.name)
    } else {
      return nil
    }
    return idle(cause, at: grant.directive, inFile: file)
  }

  /// A parent through which a container has a marker anyway.
  private func parent(giving id: SymbolID, to container: NominalType) -> Parent? {
    guard supply.forwarded[container.id]?.conformances[id] != nil else { return nil }
    return (supply.scopes.parents[container.id] ?? []).first { parent in
      parent.versions.contains { version in
        version.source.container.flatMap(supply.model).map { supply.has(id, $0) } ?? true
      }
    }
  }

  private func unknown(_ grant: Grant) -> Diagnostic {
    let names = Set(supply.candidates.map { table[$0].name })
    let hidden = supply.candidates.first { table[$0].path == grant.name }
    return UnknownName(
      name: grant.name,
      location: table.location(file: grant.site.scope.file, offset: grant.directive.offset),
      cause: hidden.map { .invisible(table.whyInvisible($0, from: grant.site.headerScope)) }
        ?? .undeclared(nearest: nearestName(to: grant.name, among: names))
    ).diagnostic
  }

  private func idle(
    _ cause: IdleMark.Cause, at directive: Directive, inFile file: Int
  ) -> Diagnostic {
    IdleMark(cause: cause, location: table.location(file: file, offset: directive.offset))
      .diagnostic
  }
}
