import Findings
import SwiftReading
import SwiftProgram

/// A conformance of a container, written by hand or to be generated.
package struct ContainerConformance {
  package let protocolID: SymbolID
  package var condition: ConditionSet
  /// The attribute that frees its witnesses from being as isolated as asked for:
  /// `@preconcurrency`, or a global actor.
  var isolationAttribute: String?
  /// The availability attributes that it needs beside those of the container, sorted.
  package var availability: [String]
  /// The scope in which it is stated.
  let scope: Scope

  package init(
    protocolID: SymbolID, condition: ConditionSet, isolationAttribute: String? = nil,
    availability: [String], scope: Scope
  ) {
    self.protocolID = protocolID
    self.condition = condition
    self.isolationAttribute = isolationAttribute
    self.availability = availability
    self.scope = scope
  }

  /// Returns the conformance to another protocol that this one implies.
  package func implying(_ id: SymbolID) -> ContainerConformance {
    ContainerConformance(
      protocolID: id, condition: condition, isolationAttribute: isolationAttribute,
      availability: availability, scope: scope)
  }

  /// Returns the conformance under a further condition.
  package func restricted(to other: ConditionSet) -> ContainerConformance {
    var copy = self
    copy.condition = condition.and(other)
    return copy
  }

  /// The conformance as it stands in the file beside the container.
  package func written(
    as name: String, of container: NominalType, members: [ForwardedMember] = [],
    isNonisolated: Bool = false, in table: SymbolTable
  ) -> Conformance {
    let attribute =
      isolationAttribute ?? table.isolationAttribute(of: container, to: protocolID)
    return Conformance(
      name: [attribute, name].compactMap(\.self).joined(separator: " "),
      availability: Set(container.availability + availability).sorted(),
      condition: container.condition.and(condition).text, members: members,
      isNonisolated: isNonisolated)
  }

  /// Makes it hold wherever another conformance to the same protocol does.
  fileprivate mutating func merge(_ other: ContainerConformance) {
    condition = condition.or(other.condition)
    isolationAttribute = isolationAttribute ?? other.isolationAttribute
    if other.availability.isEmpty { availability = [] }
  }
}

/// The protocols that a container conforms to whatever its generic arguments, as stated: each once.
package struct ContainerConformances {
  package private(set) var all: [ContainerConformance] = []
  /// The sites that state a conformance which the container's own module does not see.
  package private(set) var unseen: [(protocolID: SymbolID, site: Site)] = []
  /// The names in inheritance clauses that no source declares.
  package private(set) var undeclared: [(name: String, location: Location)] = []
  /// The sites that state a conformance which holds under a `where` clause only.
  package private(set) var constrained: [(protocolID: SymbolID, site: Site)] = []
  /// The site with the `where` clause under which alone it is `Sendable`; `nil` for none.
  package private(set) var constrainedSendable: Site?
  /// The places in `all`.
  private var places: [SymbolID: Int] = [:]

  package init(of container: NominalType, generated: [ContainerConformance], in table: SymbolTable)
  {
    var isSendableAlways = false
    for site in container.symbol.headers {
      let isConstrained = !site.whereClause(asOf: container.symbol).isEmpty
      for type in site.declaration.inheritedTypes {
        let expansion = table.expand(type, in: site.headerScope)
        let isSendable =
          expansion.externals.contains("Sendable")
          || expansion.symbols.contains {
            table.supertypeClosure(of: $0).externals.contains("Sendable")
          }
        if isSendable, isConstrained { constrainedSendable = constrainedSendable ?? site }
        isSendableAlways = isSendableAlways || isSendable && !isConstrained
        for unknown in expansion.unknowns {
          let place = table.location(file: site.scope.file, offset: unknown.offset)
          undeclared.append((unknown.external, place))
        }
        for id in expansion.symbols where table[id].kind == .protocol {
          guard site.scope.module == container.symbol.module else {
            unseen.append((id, site))
            continue
          }
          if isConstrained {
            constrained.append((id, site))
            continue
          }
          let own = site.declaration.kind == .extension ? site.declaration.availability : []
          add(
            ContainerConformance(
              protocolID: id,
              condition: ConditionSet(site.declaration.conditions).and(table[id].condition),
              isolationAttribute: type.prefixes.first { Self.freesWitnesses($0) },
              availability: table.availability(of: id, and: own, beside: container),
              scope: site.headerScope))
        }
      }
    }
    generated.forEach { add($0) }
    constrained.removeAll { [places] in places[$0.protocolID] != nil }
    if isSendableAlways { constrainedSendable = nil }
  }

  /// Whether a prefix is `@preconcurrency` or a global actor.
  private static func freesWitnesses(_ prefix: String) -> Bool {
    prefix.hasPrefix("@") && prefix != "@unchecked" && prefix != "@retroactive"
  }

  private mutating func add(_ conformance: ContainerConformance) {
    if let known = places[conformance.protocolID] {
      all[known].merge(conformance)
    } else {
      places[conformance.protocolID] = all.count
      all.append(conformance)
    }
  }
}

extension SymbolTable {
  /// The attributes of a protocol and some others, without those that the container has anyway.
  package func availability(
    of id: SymbolID, and others: [String], beside container: NominalType
  ) -> [String] {
    let own = container.symbol.sites.flatMap(\.declaration.availability)
    return Set(self[id].sites.flatMap(\.declaration.availability) + others)
      .subtracting(own).sorted()
  }
}
