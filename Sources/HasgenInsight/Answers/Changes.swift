import HasgenBuilding
import HasgenWriting
import HasgenReading

extension AppGraph {
  /// Lists the differences from an earlier graph: who gained and lost what, then the parts that are
  /// new, gone or changed.
  package func changes(since old: AppGraph) -> [Statement] {
    let title = (nodes + old.nodes).titles
    let roles: [GraphNode.Role] = [.consumer, .scope, .member, .hasProtocol, .makesProtocol]
    return roles.flatMap { role in
      Set((nodes(role) + old.nodes(role)).map(\.id)).sorted().flatMap { id in
        changes(of: id, role, since: old, title: title)
      }
    }
  }

  /// Lists the differences of a part in one of its roles.
  private func changes(
    of id: String, _ role: GraphNode.Role, since old: AppGraph, title: (GraphNode) -> String
  ) -> [Statement] {
    let (was, now) = (old.node(id, role), node(id, role))
    guard let part = now ?? was else { return [] }
    let name = title(part)
    let label = part.label(with: name)
    func request(_ kind: String, _ edge: GraphEdge, in graph: AppGraph) -> Statement {
      let through = edge.through.flatMap(graph.node).map { ", for \(title($0))" } ?? ""
      let dependency = graph.node(edge.to).map(title) ?? edge.to
      return Statement(
        kind, "\(name) \(kind) \(dependency)\(through)", about: id, and: edge.to,
        at: kind == "gained" ? edge.place : nil)
    }
    func requests(_ kind: String, in graph: AppGraph, besides other: AppGraph) -> [Statement] {
      let known = Set(other.edges(from: id, .asks).map(\.to))
      let more = graph.edges(from: id, .asks).map(\.to).eachOnce.filter { !known.contains($0) }
      return more.compactMap { graph.request(for: $0, by: id).first }
        .map { request(kind, $0, in: graph) }
    }
    var changes: [Statement] = []
    if was == nil {
      changes.append(
        Statement("new", "\(label) is a new \(role.word)", about: id, at: part.place))
    } else if now == nil {
      changes.append(Statement("gone", "\(label) is no \(role.word) any more", about: id))
    } else if let after = trait(of: id, role), let before = old.trait(of: id, role),
      before != after
    {
      let words = role == .scope ? "its parents are" : "its type is"
      changes.append(
        Statement(
          "changed", "\(name): \(words) \(after), and was \(before)", about: id, at: part.place))
    }
    guard role == .consumer else { return changes }
    return changes + requests("gained", in: self, besides: old)
      + requests("lost", in: old, besides: self)
  }

  private func node(_ id: String, _ role: GraphNode.Role) -> GraphNode? {
    node(id).flatMap { $0.has(role) ? $0 : nil }
  }

  /// The parents of a scope, or the type of a member; `nil` for other roles.
  private func trait(of id: String, _ role: GraphNode.Role) -> String? {
    guard role == .scope else { return role == .member ? node(id)?.type : nil }
    let parents = edges(from: id, .parent).map(\.to).eachOnce
    return parents.isEmpty ? "none" : parents.inWords()
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
    let protocols = (new.nodes + old.nodes).filter(\.isProtocol)
    let meanings = GraphNode.meanings(of: name)
    let ids = protocols.filter { node in meanings.contains { $0(node) } }.map(\.id)
    if ids.isEmpty { throw UnknownSubject(name, among: protocols.map(\.name)) }
    return changes.filter { $0.kind == kind && ids.contains($0.other ?? "") }
  }
}
