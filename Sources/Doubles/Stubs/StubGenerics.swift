import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

/// The associated types of a stub: generic parameters of a service, aliases in the dependencies of a
/// consumer.
struct StubGenerics {
  private(set) var parameters: [GenericParameter] = []
  /// The further constraints of the parameters.
  private(set) var clauses: [String] = []
  /// The associated types that a composition decides: `T = Int`.
  private(set) var aliases: [String] = []

  init(
    of traits: StubTraits, _ subject: StubSubject, in table: SymbolTable,
    _ spelling: inout TypeSpelling
  ) throws(StubFault) {
    for (part, list) in zip(traits.parts, traits.lists) where !list.associatedTypes.isEmpty {
      if subject.isService {
        addParameters(for: list, &spelling)
      } else {
        try addAliases(for: list, of: part, in: table, &spelling)
      }
    }
    guard subject.isService, traits.hasTypes else { return }
    let names = Set(parameters.map(\.name))
    for id in traits.family.sorted() {
      for site in table[id].sites {
        let types = site.declaration.members.filter { $0.kind == .associatedtype }
        for requirement in ([site.declaration] + types).flatMap(\.whereClause) {
          guard !requirement.isSameType || requirement.isOfMember(of: names) else {
            throw StubFault(
              "'\(requirement)' decides an associated type of '\(table[id].path)'",
              at: table.location(of: site))
          }
          let scope = table.bodyScope(of: site, in: id)
          let text = spelling.spelled(requirement, in: scope).description
          if !requirement.subject.isSelf, !clauses.contains(text) { clauses.append(text) }
        }
      }
    }
  }

  /// The `where` clause without the word; `nil` for none.
  var whereClause: String? { clauses.isEmpty ? nil : clauses.joined(separator: ", ") }

  private mutating func addParameters(for list: RequirementList, _ spelling: inout TypeSpelling) {
    for (name, constraints) in list.associatedTypes.sorted(by: { $0.key < $1.key }) {
      var bounds: [TypeSyntax] = []
      for constraint in constraints {
        let bound = spelling.spelled(constraint.type, in: constraint.scope)
        if !bounds.contains(bound) { bounds.append(bound) }
      }
      parameters.append(
        GenericParameter(name: name, constraint: bounds.isEmpty ? nil : .composition(bounds)))
    }
  }

  private mutating func addAliases(
    for list: RequirementList, of part: ConditionalPart, in table: SymbolTable,
    _ spelling: inout TypeSpelling
  ) throws(StubFault) {
    for name in list.associatedTypes.keys.sorted() {
      let decided = part.decided(in: table).first { $0.name == name }?.type
      let alias = decided.flatMap { type in
        part.scope.map { "\(name) = \(spelling.text(of: type, in: $0))" }
      }
      guard let alias, !aliases.contains(where: { $0.hasPrefix("\(name) =") && $0 != alias })
      else {
        throw StubFault(
          "'\(table[part.id].path)' has an associated type",
          at: table.location(of: table[part.id].sites[0]))
      }
      if !aliases.contains(alias) { aliases.append(alias) }
    }
  }
}

extension GenericRequirement {
  /// Whether a side is a member of a type with one of these names: `Rows.Element`.
  fileprivate func isOfMember(of names: Set<String>) -> Bool {
    sides.contains { side in
      let parts = side.description.split(separator: ".").drop { $0 == "Self" }
      return parts.count > 1 && parts.first.map { names.contains(String($0)) } == true
    }
  }
}
