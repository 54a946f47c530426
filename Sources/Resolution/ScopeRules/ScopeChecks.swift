import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The rules about the parents of containers, and about what a container forwards.
struct ScopeChecks {
  let graph: ResolvedGraph
  let rules: Rules

  private var table: SymbolTable { graph.supply.symbols }

  /// The findings, in no particular order.
  func findings() -> [Finding] {
    let undecided = graph.supply.scopes.undecided
    return circles().map { Finding($0) }
      + graph.supply.scopes.ordered.flatMap { child -> [Finding] in
        guard let forwarding = graph.supply.forwarded[child.id], !undecided.contains(child.id)
        else {
          return []
        }
        let others =
          choices(of: child, forwarding) + optionalParents(of: child, forwarding)
          + unknownExceptions(of: child) + membersInTheWay(of: child, forwarding)
        return hiddenParents(of: child, forwarding) + others.map { Finding($0) }
      }
  }

  private func circles() -> [Diagnostic] {
    graph.supply.scopes.circles.map { circle in
      CyclicParents(
        steps: circle.map {
          (table[$0.container].path, $0.parent.name, location(of: $0.parent))
        }
      ).diagnostic
    }
  }

  /// The protocols that several parents have, in one diagnostic for the same parents.
  private func choices(of child: NominalType, _ forwarding: ForwardedSupply) -> [Diagnostic] {
    let groups = Dictionary(grouping: forwarding.choices) { $0.parents.map(\.name) }
    return groups.values.map { group in
      AmbiguousParent(
        container: child.symbol.path,
        protocols: Set(group.map { table[$0.protocolID].path }).sorted(),
        parents: group[0].parents.map { ($0.name, location(of: $0)) }
      ).diagnostic
    }
  }

  private func hiddenParents(of child: NominalType, _ forwarding: ForwardedSupply) -> [Finding] {
    (graph.supply.scopes.parents[child.id] ?? []).compactMap { parent in
      let hidden = forwarding.gaps.filter { $0.parent.name == parent.name && $0.obstacle.cause.isHiddenParent }
      guard !hidden.isEmpty else { return nil }
      let diagnostic = HiddenParent(
        container: child.symbol.path, property: parent.name,
        access: parent.versions[0].property.access.rawValue,
        protocols: hidden.map { table[$0.protocolID].path }.sorted(),
        location: location(of: parent)
      ).diagnostic
      return Finding(diagnostic, explainedBy: [[.parent(parent.name, of: child.subject)]])
    }
  }

  private func optionalParents(
    of child: NominalType, _ forwarding: ForwardedSupply
  ) -> [Diagnostic] {
    (graph.supply.scopes.parents[child.id] ?? []).compactMap { parent in
      let lost = forwarding.gaps.filter { $0.parent.name == parent.name && $0.obstacle.cause.isOptionalParent }
      guard !lost.isEmpty, let version = parent.versions.first(where: \.isOptional) else {
        return nil
      }
      let property = version.property
      return OptionalParent(
        container: child.symbol.path, property: property.declaration,
        isShared: version.source.container.flatMap(graph.supply.model)?.isClassBound ?? false,
        protocols: lost.map { table[$0.protocolID].path }.sorted(),
        location: table.location(of: property)
      ).diagnostic
    }
  }

  /// Names behind `no-forward` that no Has-protocol has.
  private func unknownExceptions(of child: NominalType) -> [Diagnostic] {
    let known = Set(graph.supply.candidates.map { table[$0].name })
    let properties = (graph.supply.scopes.parents[child.id] ?? []).flatMap(\.versions).map(\.stored)
    return properties.flatMap { property in
      property.declaration.directives.filter(\.isNoForward).flatMap { directive in
        directive.names.filter { !known.contains($0) }.map { name in
          UnknownName(
            name: name,
            location: table.location(file: property.site.scope.file, offset: directive.offset),
            cause: .undeclared(nearest: nearestName(to: name, among: known))
          ).diagnostic
        }
      }
    }
  }

  /// Members of a child that have a requirement's name and are no witnesses.
  private func membersInTheWay(
    of child: NominalType, _ forwarding: ForwardedSupply
  ) -> [Diagnostic] {
    forwarding.gaps.compactMap { gap in
      guard case .member(let requirement, let member, let fault) = gap.obstacle.cause,
        graph.isHad(gap.protocolID), !isDeclaredTwice(gap.protocolID, by: child)
      else { return nil }
      let miss = NearMiss(
        container: child, requirement: requirement, member: member, fault: fault)
      let found = ConformanceChecks(graph: graph, rules: rules).mismatch(
        gap.protocolID, miss, severity: .warning, consumers: [])
      let name = member.declaration.baseName
      let protocolName = table[gap.protocolID].path
      let isParent = graph.supply.scopes.parents[child.id]?.contains { $0.name == name } == true
      let directive = isParent ? "no-forward \(protocolName)" : "no-forward"
      return Diagnostic(
        severity: found.severity, id: found.id, message: found.message, location: found.location,
        notes: found.notes + [
          Diagnostic.Note(
            "so '\(protocolName)' cannot be forwarded to '\(gap.parent.name)'; if that is as it "
              + "should be, mark it as '// hasgen: \(directive)'")
        ])
    }
  }

  /// Whether a protocol is declared for another container's property, and the child's properties
  /// get theirs too: that they collide is told anyway.
  private func isDeclaredTwice(_ id: SymbolID, by child: NominalType) -> Bool {
    ProtocolDraft.isAdded(table[id].sites[0].declaration)
      && table.choice(for: child.id, by: rules)?.declareProtocols != nil
  }

  private func location(of parent: Parent) -> Location { table.location(of: parent) }
}

extension SymbolTable {
  /// The place of the property that holds a parent.
  func location(of parent: Parent) -> Location {
    location(of: parent.versions[0].property)
  }
}
