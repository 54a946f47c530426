import HasgenBuilding
import HasgenGraph
import HasgenProgram
import HasgenReading

/// The members that a stub's protocols require, each once.
struct StubMembers {
  /// The members, in the order of the requirements.
  private(set) var all: [StubMember] = []

  /// - Throws: `StubFault` at the first requirement without a default implementation that no stub
  ///   can satisfy.
  init(
    of traits: StubTraits, in table: SymbolTable, _ spelling: inout TypeSpelling
  ) throws(StubFault) {
    let condition = traits.subject.condition
    for requirement in traits.requirementLists.flatMap(\.requirements) {
      guard !requirement.condition.and(condition).isNever else { continue }
      var attempt = spelling
      do throws(StubFault) {
        guard requirement.condition.holds(where: condition) else {
          throw StubFault(
            "'\(requirement.declaration.name)' is under '#if'", at: table.location(of: requirement))
        }
        addMember(try StubMember(requirement, of: traits, in: table, &attempt))
      } catch {
        if requirement.hasDefault { continue }
        throw error
      }
      spelling = attempt
    }
    var names: Set<String> = []
    let rival = all.first { $0.declaration.isProperty && !names.insert($0.name).inserted }
    if let rival {
      throw StubFault(
        "'\(rival.name)' is required with two different types",
        at: table.location(of: rival.requirement))
    }
    nameArguments()
  }

  /// Adds a member, or merges it with the members that it satisfies or that satisfy it.
  private mutating func addMember(_ member: StubMember) {
    let known = all.indices.filter { all[$0].satisfies(member) || member.satisfies(all[$0]) }
    guard let first = known.first else { return all.append(member) }
    all[first] = all[first].merged(with: member)
    for other in known.dropFirst().reversed() {
      all[first] = all[first].merged(with: all.remove(at: other))
    }
  }

  /// Gives each member a unique argument name: its own name, with labels, types or a number if
  /// other members have the same name.
  private mutating func nameArguments() {
    var taken: Set<String> = []
    func free(_ stem: String) -> String {
      let name = stem.free(taken.contains)
      taken.insert(name)
      return name
    }
    let groups = Dictionary(grouping: all, by: \.argumentName)
    for index in all.indices {
      let member = all[index]
      var argumentName = member.argumentName
      // A property keeps its name, even if functions have the same name.
      if let group = groups[argumentName], group.count > 1, !member.declaration.isProperty {
        argumentName += Set(group.map(\.labels)).count == group.count ? member.labels : member.types
      }
      all[index].argumentName = free(argumentName)
    }
    for index in all.indices where all[index].isSettable {
      all[index].setterArgumentName = free("set\(all[index].argumentName.capitalizedFirst)")
    }
  }
}

extension StubMember {
  /// The labels of its parameters in camel case: `NamedFor`.
  fileprivate var labels: String {
    let labels = declaration.parameters.compactMap { $0.label ?? (isSubscript ? $0.name : nil) }
    return labels.map(\.asArgument.capitalizedFirst).joined()
  }

  /// The types of its parameters in camel case, or that of the result if it has none.
  fileprivate var types: String {
    let types = declaration.parameters.map(\.type)
    let written = types.isEmpty ? [declaration.type].compactMap(\.self) : types
    return written.flatMap { $0.description.split { !$0.isOfName } }
      .map { String($0).capitalizedFirst }.joined()
  }
}
