import DependencyGraph
import Roles
import SwiftOutline
import SwiftProgram

/// The members that a stub's protocols ask for, each once.
struct StubDrafts {
  /// The members, in the order in which they are asked for.
  private(set) var all: [StubDraft] = []

  init(
    of subject: StubSubject, traits: StubTraits, table: SymbolTable,
    _ spelling: inout TypeSpelling
  ) throws(StubFault) {
    var types: [String: String] = [:]
    for (part, list) in zip(traits.parts, traits.lists) {
      for requirement in list.requirements {
        let condition = requirement.condition.and(part.condition)
        guard !condition.and(subject.condition).isNever else { continue }
        var attempt = spelling
        let draft: StubDraft
        do throws(StubFault) {
          draft = try StubDraft(
            requirement, when: condition, for: subject, traits: traits, in: table, &attempt)
        } catch {
          // What the protocol implements itself need not be there.
          if requirement.hasDefault { continue }
          throw error
        }
        spelling = attempt
        if merge(draft) { continue }
        if requirement.declaration.isProperty, condition.isAlways,
          let other = types.updateValue(draft.identity, forKey: requirement.declaration.witnessKey),
          other != draft.identity
        {
          throw StubFault(
            cause: .twoTypes(requirement.declaration.baseName),
            location: table.location(
              of: requirement.declaration, inFile: requirement.scope.file))
        }
        all.append(draft)
      }
    }
    nameArguments()
  }

  /// Lets one member do for all that it can do for; says whether there is one.
  private mutating func merge(_ draft: StubDraft) -> Bool {
    let known = all.indices.filter { all[$0].covers(draft) || draft.covers(all[$0]) }
    guard let first = known.first else { return false }
    all[first].merge(draft)
    for other in known.dropFirst().reversed() { all[first].merge(all.remove(at: other)) }
    return true
  }

  /// Gives each member a name that no other has: its own, or that with labels, or with a number.
  private mutating func nameArguments() {
    var taken: Set<String> = []
    let groups = Dictionary(grouping: all, by: \.baseKey)
    for index in all.indices {
      let draft = all[index]
      var key = draft.baseKey
      // Under `#if`, the versions of one member are never there together.
      let isVersion = all[..<index].contains {
        $0.key == draft.baseKey && $0.condition.and(draft.condition).isNever
      }
      if isVersion {
        all[index].key = key
        continue
      }
      // A property keeps its name, whatever functions are called so.
      if let group = groups[key], group.count > 1, !draft.requirement.declaration.isProperty {
        let areTold = Set(group.map(\.labels)).count == group.count
        key += areTold ? draft.labels : draft.types
      }
      let stem = key
      var number = 2
      while !taken.insert(key).inserted {
        key = "\(stem)\(number)"
        number += 1
      }
      all[index].key = key
    }
    for index in all.indices {
      let stem = "set\(all[index].key.capitalizedFirst)"
      var key = stem
      var number = 2
      while all[index].isSettable, !taken.insert(key).inserted {
        key = "\(stem)\(number)"
        number += 1
      }
      all[index].setterKey = key
    }
  }
}

extension String {
  /// The word as it goes on in camel case.
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
