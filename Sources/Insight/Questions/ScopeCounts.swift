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
  /// The scopes with their counts, parents before children.
  package var scopeCounts: [ScopeCounts] {
    let demands = nodes(.consumer).map { Set(edges(from: $0.id, .asks).map(\.to)) }
    let members = Dictionary(grouping: nodes(.member), by: \.scope)
    let depths = Dictionary(
      uniqueKeysWithValues: nodes(.scope).map { ($0.id, ancestors(of: $0.id).count) })
    return depths.sorted { ($0.value, $0.key) < ($1.value, $1.key) }.map { id, _ in
      let having = edges(from: id, .has)
      let had = Set(having.map(\.to))
      return ScopeCounts(
        id: id,
        parents: edges(from: id, .parent).map {
          ScopeCounts.Parent(property: $0.label ?? "", id: $0.to)
        },
        members: members[id]?.count ?? 0, protocols: had.count,
        forwarded: Set(having.filter { $0.source == .parent }.map(\.to)).count,
        consumers: demands.count { !$0.isEmpty && $0.isSubset(of: had) })
    }
  }

  /// The parents of a scope, and theirs.
  private func ancestors(of id: String, _ found: Set<String> = []) -> Set<String> {
    edges(from: id, .parent).map(\.to).filter { !found.contains($0) }.reduce(found) {
      ancestors(of: $1, $0.union([$1]))
    }
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
