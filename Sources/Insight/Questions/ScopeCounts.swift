/// How much a scope has, and for how many.
package struct ScopeCounts: Sendable, Hashable {
  package let scope: GraphNode
  /// The parents, each with the property that holds it.
  package let parents: [Parent]
  package let members: Int
  /// The Has-protocols and Makes-protocols that it has, those from its parents included.
  package let protocols: Int
  /// Those that it has from its parents.
  package let forwarded: Int
  /// The consumers of which it has all that they ask for.
  package let consumers: Int

  /// A parent.
  package struct Parent: Sendable, Hashable {
    package let property: String
    package let scope: GraphNode
  }
}

extension AppGraph {
  /// The scopes with their counts, parents before children, then by id.
  package var scopeCounts: [ScopeCounts] {
    let demands = nodes(.consumer).map { consumer in
      Set(edges(from: consumer.id, .asks).map(\.to))
    }
    let members = Dictionary(grouping: nodes(.member).compactMap(\.scope)) { $0 }
    let all = nodes(.scope).map { scope in
      let having = edges(from: scope.id, .has)
      let had = Set(having.map(\.to))
      return ScopeCounts(
        scope: scope,
        parents: edges(from: scope.id, .parent).compactMap { edge in
          node(edge.to).map { ScopeCounts.Parent(property: edge.label ?? "", scope: $0) }
        },
        members: members[scope.id]?.count ?? 0, protocols: had.count,
        forwarded: Set(having.filter { $0.source == .parent }.map(\.to)).count,
        consumers: demands.count { !$0.isEmpty && $0.isSubset(of: had) })
    }
    var ordered: [ScopeCounts] = []
    var done: Set<String> = []
    var waiting = all
    while !waiting.isEmpty {
      let ready = waiting.filter { $0.parents.allSatisfy { done.contains($0.scope.id) } }
      // Of a circle, the first one.
      let next = ready.isEmpty ? [waiting[0]] : ready
      ordered += next
      done.formUnion(next.map(\.scope.id))
      waiting.removeAll { done.contains($0.scope.id) }
    }
    return ordered
  }
}
