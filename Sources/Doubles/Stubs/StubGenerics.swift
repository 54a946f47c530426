import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

/// The generic parameters of a stub: one for each associated type that is not decided.
struct StubGenerics {
  let parameters: [GenericParameter]
  /// Their further constraints.
  let whereClause: String?
  /// The associated types that a composition decides: `T = Int`.
  let aliases: [String]

  init(
    of traits: StubTraits, _ subject: StubSubject, in table: SymbolTable,
    _ spelling: inout TypeSpelling
  ) throws(StubFault) {
    var parameters: [GenericParameter] = []
    var clauses: [String] = []
    var aliases: [String] = []
    for (part, list) in zip(traits.parts, traits.lists) where !list.associatedTypes.isEmpty {
      let place = table.location(of: table[part.id].sites[0])
      guard subject.isService else {
        let decided = part.decided(in: table)
        for name in list.associatedTypes.keys.sorted() {
          let type = decided.first { $0.name == name }?.type
          let alias = type.flatMap { type in
            part.scope.map { "\(name) = \(spelling.text(of: type, in: $0))" }
          }
          guard let alias, !aliases.contains(where: { $0.hasPrefix("\(name) =") && $0 != alias })
          else {
            throw StubFault(cause: .associatedTypes(of: table[part.id].path), location: place)
          }
          if !aliases.contains(alias) { aliases.append(alias) }
        }
        continue
      }
      for (name, constraints) in list.associatedTypes.sorted(by: { $0.key < $1.key }) {
        let bounds = constraints.map { spelling.spelled($0.type, in: $0.scope) }
        let unique = bounds.enumerated().filter { !bounds[..<$0.offset].contains($0.element) }
          .map(\.element)
        parameters.append(
          GenericParameter(name: name, constraint: unique.isEmpty ? nil : .composition(unique)))
      }
    }
    let names = Set(traits.associatedTypes.values.map(\.description))
    for id in traits.family.sorted() where subject.isService {
      for site in table[id].sites {
        let owners = [site.declaration] + site.declaration.members
        for owner in owners where owner === site.declaration || owner.kind == .associatedtype {
          let place = table.location(of: owner, inFile: site.scope.file)
          if let decided = owner.whereClause.first(where: { Self.decides($0, on: names) }) {
            throw StubFault(cause: .sameType(decided.description), location: place)
          }
          let scope = table.bodyScope(of: site, in: id)
          for requirement in owner.whereClause
          where !Self.isDecided(requirement, besides: names) {
            let text = spelling.spelled(requirement, in: scope).description
            if !clauses.contains(text) { clauses.append(text) }
          }
        }
      }
    }
    if let type = spelling.unnameable {
      throw StubFault(type, of: subject.name, at: subject.location(in: table))
    }
    self.aliases = aliases
    self.parameters = parameters
    whereClause = clauses.isEmpty ? nil : clauses.joined(separator: ", ")
  }

  /// Whether a requirement asks nothing of generic parameters.
  private static func isDecided(
    _ requirement: GenericRequirement, besides names: Set<String>
  ) -> Bool {
    !requirement.isSameType && requirement.subject.isSelf
      || !names.contains("ID") && PlatformParents.identity(in: requirement) != nil
  }

  /// Whether a requirement decides what an associated type itself is, and not one of its members.
  private static func decides(
    _ requirement: GenericRequirement, on names: Set<String>
  ) -> Bool {
    guard requirement.isSameType else { return false }
    let sides = requirement.sides.map { side in
      side.description.split(separator: ".").drop { $0 == "Self" }.map(String.init)
    }
    let isOfMember = sides.contains { $0.count > 1 && names.contains($0[0]) }
    return !isOfMember && sides.contains { $0.isEmpty || $0.count == 1 && names.contains($0[0]) }
  }
}
