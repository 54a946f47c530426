import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

/// The members that a stub's protocols require, each once.
struct StubMembers {
  /// The members, in the order of the requirements.
  private(set) var all: [StubMember] = []

  /// - Throws: `StubFault` at the first requirement without a default implementation that no stub can
  ///   satisfy.
  init(
    of subject: StubSubject, _ traits: StubTraits, in table: SymbolTable,
    _ spelling: inout TypeSpelling
  ) throws(StubFault) {
    for requirement in traits.lists.flatMap(\.requirements) {
      guard !requirement.condition.and(subject.condition).isNever else { continue }
      let declaration = requirement.declaration
      let place = table.location(of: declaration, inFile: requirement.scope.file)
      var attempt = spelling
      do throws(StubFault) {
        guard requirement.condition.holds(where: subject.condition) else {
          throw StubFault("'\(declaration.name)' is under '#if'", at: place)
        }
        add(try StubMember(requirement, of: subject, traits, in: table, &attempt))
      } catch {
        if requirement.hasDefault { continue }
        throw error
      }
      spelling = attempt
    }
    let rival = all.indices.first { index in
      all[index].declaration.isProperty
        && all[..<index].contains { $0.declaration.isProperty && $0.name == all[index].name }
    }
    if let rival = rival.map({ all[$0] }) {
      throw StubFault(
        "'\(rival.name)' is required in two types",
        at: table.location(of: rival.declaration, inFile: rival.requirement.scope.file))
    }
    nameArguments()
  }

  /// Adds a member, or merges it with the members that it satisfies or that satisfy it.
  private mutating func add(_ member: StubMember) {
    let known = all.indices.filter { all[$0].covers(member) || member.covers(all[$0]) }
    guard let first = known.first else { return all.append(member) }
    all[first] = all[first].merged(with: member)
    for other in known.dropFirst().reversed() {
      all[first] = all[first].merged(with: all.remove(at: other))
    }
  }

  /// Gives each member an argument of its own: its name, with labels, types or a number if others
  /// have the same.
  private mutating func nameArguments() {
    var taken: Set<String> = []
    func free(_ stem: String) -> String {
      let names = [stem] + (2...all.count + 2).map { "\(stem)\($0)" }
      let name = names.first { !taken.contains($0) } ?? stem
      taken.insert(name)
      return name
    }
    let groups = Dictionary(grouping: all, by: \.key)
    for index in all.indices {
      let member = all[index]
      var key = member.key
      // A property keeps its name, whatever functions have the same.
      if let group = groups[key], group.count > 1, !member.declaration.isProperty {
        key += Set(group.map(\.labels)).count == group.count ? member.labels : member.types
      }
      all[index].key = free(key)
    }
    for index in all.indices where all[index].isSettable {
      all[index].setterKey = free("set\(all[index].key.capitalizedFirst)")
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
    return written.flatMap { $0.description.split { !$0.isPartOfName } }
      .map { String($0).capitalizedFirst }.joined()
  }
}
