import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading

/// The associated types of a stub: generic parameters of a service, aliases in the dependencies of
/// a consumer.
struct StubGenerics {
  private(set) var parameters: [GenericParameter] = []
  /// The further constraints of the parameters.
  private(set) var clauses: [String] = []
  /// The associated types that a composition decides, by their names.
  private(set) var aliases: [String: String] = [:]

  init(
    of traits: StubTraits, in table: SymbolTable, _ spelling: inout TypeSpelling
  ) throws(StubFault) {
    let subject = traits.subject
    for (part, list) in zip(subject.parts, traits.requirementLists)
    where !list.associatedTypes.isEmpty {
      if subject.isService {
        addParameters(for: list, &spelling)
      } else {
        try addAliases(for: list, of: part, in: table, &spelling)
      }
    }
    guard subject.isService, traits.hasAssociatedTypes else { return }
    for id in traits.allProtocols.sorted() {
      for site in table[id].sites {
        let types = site.declaration.members.filter { $0.kind == .associatedtype }
        for requirement in ([site.declaration] + types).flatMap(\.whereClause) {
          let sides = requirement.sides.map { $0.description.replacing("Self.", with: "") }
          guard !requirement.isSameType || sides.contains(where: { $0.contains(".") }) else {
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

  /// The `where` clause without the word `where`; `nil` for none.
  var whereClause: String? { clauses.isEmpty ? nil : clauses.joined(separator: ", ") }

  private mutating func addParameters(for list: RequirementList, _ spelling: inout TypeSpelling) {
    for (name, constraints) in list.associatedTypes.sorted(by: { $0.key < $1.key }) {
      let bounds = constraints.map { spelling.spelled($0.type, in: $0.scope) }.eachOnce
      parameters.append(
        GenericParameter(name: name, constraint: bounds.isEmpty ? nil : .composition(bounds)))
    }
  }

  private mutating func addAliases(
    for list: RequirementList, of part: CompositionExpansion.Part, in table: SymbolTable,
    _ spelling: inout TypeSpelling
  ) throws(StubFault) {
    for name in list.associatedTypes.keys.sorted() {
      let arguments = part.name.components.last?.arguments ?? []
      let decided = zip(table[part.symbol].genericNames, arguments).first { $0.0 == name }?.1
      let type = decided.map { spelling.text(of: $0, in: part.scope) }
      guard let type, aliases[name, default: type] == type else {
        throw StubFault(
          "'\(table[part.symbol].path)' has an associated type", at: table.location(of: part.symbol)
        )
      }
      aliases[name] = type
    }
  }
}
