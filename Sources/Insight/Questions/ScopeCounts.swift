/// The size of a scope.
package struct ScopeCounts: Sendable, Hashable, Codable {
  package let id: String
  /// The parents, each with the property that holds it.
  let parents: [Parent]
  let members: Int
  /// The number of Has-protocols and Makes-protocols, those from its parents included.
  let protocols: Int
  /// The number of protocols from its parents.
  let forwarded: Int
  /// The number of consumers for which the scope has all that they ask for.
  let consumers: Int

  struct Parent: Sendable, Hashable, Codable {
    let property: String
    let id: String
  }
}

extension AppGraph {
  /// The scopes with their counts, parents before children, then by id.
  package var scopeCounts: [ScopeCounts] {
    let demands = nodes(.consumer).map { consumer in
      Set(edges(from: consumer.id, .asks).map(\.to))
    }
    let members = Dictionary(grouping: nodes(.member).compactMap(\.scope)) { $0 }
    var waiting = nodes(.scope).map { scope in
      let having = edges(from: scope.id, .has)
      let had = Set(having.map(\.to))
      return ScopeCounts(
        id: scope.id,
        parents: edges(from: scope.id, .parent).map {
          ScopeCounts.Parent(property: $0.label ?? "", id: $0.to)
        },
        members: members[scope.id]?.count ?? 0, protocols: had.count,
        forwarded: Set(having.filter { $0.source == .parent }.map(\.to)).count,
        consumers: demands.count { !$0.isEmpty && $0.isSubset(of: had) })
    }
    var ordered: [ScopeCounts] = []
    var done: Set<String> = []
    while let first = waiting.first {
      let ready = waiting.filter { $0.parents.allSatisfy { done.contains($0.id) } }
      // In a cycle, the first scope comes first.
      let next = ready.isEmpty ? [first] : ready
      ordered += next
      done.formUnion(next.map(\.id))
      waiting.removeAll { done.contains($0.id) }
    }
    return ordered
  }
}

extension ScopeCounts {
  /// `7 members`, `12 protocols`, `enough for 3 consumers`
  func lines(_ forwarded: String = "") -> [String] {
    [
      count(members, "member"), count(protocols, "protocol") + forwarded,
      "enough for \(count(consumers, "consumer"))",
    ]
  }
}

/// `1 member`, `2 members`
func count(_ number: Int, _ noun: String) -> String { "\(number) \(noun)\(number == 1 ? "" : "s")" }
