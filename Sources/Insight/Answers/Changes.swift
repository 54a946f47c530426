import Findings
import Projects

extension AppGraph {
  /// Lists the differences from an earlier graph: who gained and lost what, then the parts that are
  /// new, gone or changed.
  package func changes(since old: AppGraph) -> [Statement] {
    let title = Self.titles(of: nodes + old.nodes)
    return requestChanges(since: old, title)
      + changes(since: old, .scope, title) { graph, id in
        let parents = graph.edges(from: id, .parent).map(\.to).eachOnce
        return [("its parents are", parents.isEmpty ? "none" : parents.inWords())]
      }
      + changes(since: old, .member, title) { graph, id in
        let calls = graph.edges(from: id, .built).compactMap(\.label).eachOnce
        return [
          ("its type is", graph.node(id)?.type ?? ""), ("live builds it by", calls.inWords()),
        ]
      }
      + changes(since: old, .hasProtocol, title) { _, _ in [] }
      + changes(since: old, .makesProtocol, title) { _, _ in [] }
  }

  private func ids(_ role: GraphNode.Role, with old: AppGraph) -> [String] {
    Set((nodes(role) + old.nodes(role)).map(\.id)).sorted()
  }

  private func requestChanges(
    since old: AppGraph, _ title: (GraphNode) -> String
  ) -> [Statement] {
    ids(.consumer, with: old).flatMap { id -> [Statement] in
      let (before, after) = (old.requests(by: id), requests(by: id))
      guard Set(before.keys) != Set(after.keys), let consumer = node(id) ?? old.node(id) else {
        return []
      }
      func lines(
        _ kind: String, _ requests: [String: GraphEdge], without others: [String: GraphEdge],
        in graph: AppGraph
      ) -> [Statement] {
        requests.filter { others[$0.key] == nil }.sorted { $0.key < $1.key }.map { other, edge in
          let through = edge.through.flatMap(graph.node).map { ", for \(title($0))" } ?? ""
          let name = graph.node(other).map(title) ?? other
          return Statement(
            kind, "\(title(consumer)) \(kind) \(name)\(through)", about: id, and: other,
            at: kind == "gained" ? edge.place : nil)
        }
      }
      return [presence(of: id, .consumer, since: old, title)].compactMap(\.self)
        + lines("gained", after, without: before, in: self)
        + lines("lost", before, without: after, in: old)
    }
  }

  /// The requests of a consumer by their protocols, direct ones before those through others.
  private func requests(by consumer: String) -> [String: GraphEdge] {
    Dictionary(edges(from: consumer, .asks).map { ($0.to, $0) }) { first, next in
      first.through != nil && next.through == nil ? next : first
    }
  }

  /// The statement that a part is new or gone; `nil` if it is in both graphs or in none.
  private func presence(
    of id: String, _ role: GraphNode.Role, since old: AppGraph, _ title: (GraphNode) -> String
  ) -> Statement? {
    let now = node(id).flatMap { $0.has(role) ? $0 : nil }
    let was = old.node(id).flatMap { $0.has(role) ? $0 : nil }
    let type = (now ?? was)?.type.map { ": \($0)" } ?? ""
    switch (was, now) {
    case (nil, let node?):
      return Statement(
        "new", "\(title(node))\(type) is a new \(role.word)", about: id, at: node.place)
    case (let node?, nil):
      return Statement("gone", "\(title(node))\(type) is no \(role.word) any more", about: id)
    default: return nil
    }
  }

  /// Lists the parts of a role that are new, gone or changed.
  ///
  /// - Parameter traits: The traits of a part in a graph, each with words before it; one that is empty
  ///   is not known.
  private func changes(
    since old: AppGraph, _ role: GraphNode.Role, _ title: (GraphNode) -> String,
    _ traits: (AppGraph, String) -> [(words: String, value: String)]
  ) -> [Statement] {
    ids(role, with: old).compactMap { id in
      if let statement = presence(of: id, role, since: old, title) { return statement }
      let changed = zip(traits(old, id), traits(self, id)).first { was, now in
        was.value != now.value && !was.value.isEmpty && !now.value.isEmpty
      }
      guard let (was, now) = changed, let node = node(id) else { return nil }
      return Statement(
        "changed", "\(title(node)): \(now.words) \(now.value), and was \(was.value)", about: id,
        at: node.place)
    }
  }
}

/// A change that makes a run fail: `gained:HasKeychain`.
package struct ForbiddenChange: Sendable {
  private let kind: String
  /// The name of the protocol.
  private let name: String

  /// `nil` for a text of another form.
  package init?(_ text: String) {
    let parts = text.split(separator: ":", maxSplits: 1).map(String.init)
    guard parts.count == 2, ["gained", "lost"].contains(parts[0]) else { return nil }
    (kind, name) = (parts[0], parts[1])
  }

  /// The forbidden ones of some changes.
  package func cases(
    in changes: [Statement], from old: AppGraph, to new: AppGraph
  ) throws(UnknownSubject) -> [Statement] {
    var ids: [String] = []
    var unknown: UnknownSubject?
    for graph in [new, old] {
      do throws(UnknownSubject) {
        ids += try graph.subject(name).nodes.filter(\.isProtocol).map(\.id)
      } catch {
        unknown = unknown?.nearest == nil ? error : unknown
      }
    }
    if ids.isEmpty { throw unknown ?? UnknownSubject(name: name, nearest: nil) }
    return changes.filter { $0.kind == kind && ids.contains($0.other ?? "") }
  }
}
