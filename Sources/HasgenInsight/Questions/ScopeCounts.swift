import HasgenProgram
import HasgenReading
import HasgenWriting

/// The size of a scope.
struct ScopeCounts: Sendable, Hashable, Codable {
  let id: String
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
  /// The scopes with their counts, parents before children.
  var scopeCounts: [ScopeCounts] {
    let demands = nodes(.consumer).map { ($0.id, Set(edges(from: $0.id, .asks).map(\.to))) }
    let depths = nodes(.scope).map { scope in
      (reachable(from: [scope.id]) { edges(from: $0, .parent).map(\.to) }.count, scope.id)
    }
    return depths.sorted(by: <).map { _, id in
      let having = edges(from: id, .has)
      let met = Set(having.map(\.to))
      return ScopeCounts(
        id: id,
        parents: edges(from: id, .parent).map {
          ScopeCounts.Parent(property: $0.label ?? "", id: $0.to)
        },
        members: membersByScope[id]?.count ?? 0, protocols: met.count,
        forwarded: Set(having.filter { $0.source == .parent }.map(\.to)).count,
        consumers: demands.count { consumer, asked in
          consumer != id && !asked.isEmpty && asked.isSubset(of: met)
            && asked.allSatisfy { meet(consumer, id, by: $0) }
        })
    }
  }
}

extension ScopeCounts {
  /// `7 members`, `12 protocols`, `enough for 3 consumers`
  func lines(_ forwarded: String = "") -> [String] {
    [
      members.counted("member"), protocols.counted("protocol") + forwarded,
      "enough for \(consumers.counted("consumer"))",
    ]
  }
}
