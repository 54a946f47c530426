import Findings

/// What is different between two graphs of an app.
package struct GraphChanges: Sendable {
  /// What a consumer asks for now and did not before, or the other way round.
  package struct Request: Sendable, Hashable {
    package let dependency: GraphNode
    /// The consumer whose composition brings it; `nil` where it is named itself.
    package let through: GraphNode?
    package let place: Location?
  }

  /// Whether something is there in one graph only.
  package enum State: String, Sendable {
    case new, gone, changed
  }

  /// A consumer that asks for something else.
  package struct ConsumerChange: Sendable, Hashable {
    package let consumer: GraphNode
    package let state: State
    package let gained: [Request]
    package let lost: [Request]
  }

  /// A part that came, went, or is another one.
  package struct NodeChange: Sendable, Hashable {
    package let node: GraphNode
    package let state: State
    /// What is different, in words; `nil` for what came or went.
    package let detail: String?
  }

  /// Sorted by id.
  package let consumers: [ConsumerChange]
  package let scopes: [NodeChange]
  package let members: [NodeChange]
  package let dependencies: [NodeChange]
  /// The names that several parts have.
  private let namesakes: Set<String>

  package var isEmpty: Bool {
    consumers.isEmpty && scopes.isEmpty && members.isEmpty && dependencies.isEmpty
  }

  /// What is different in a graph, compared with an earlier one.
  package init(from old: AppGraph, to new: AppGraph) {
    consumers = Self.ids(.consumer, old, new).compactMap { id in
      ConsumerChange(id, from: old, to: new)
    }
    scopes = Self.changes(.scope, old, new) { old, new, id in
      let (before, after) = (old.parents(of: id), new.parents(of: id))
      return before == after
        ? nil : "its parents are \(after.listed), and were \(before.listed)"
    }
    members = Self.changes(.member, old, new) { old, new, id in
      let (before, after) = (old.node(id)?.type, new.node(id)?.type)
      if before != after { return "its type is \(after ?? "none"), and was \(before ?? "none")" }
      let (made, makes) = (old.builders(of: id), new.builders(of: id))
      return made == makes || made.isEmpty || makes.isEmpty
        ? nil : "live builds it by \(makes.listed), and did by \(made.listed)"
    }
    dependencies =
      (Self.changes(.hasProtocol, old, new) + Self.changes(.makesProtocol, old, new))
      .sorted { $0.node.id < $1.node.id }
    let requests = consumers.flatMap { $0.gained + $0.lost }
    let nodes =
      consumers.map(\.consumer)
      + requests.flatMap { [$0.dependency] + [$0.through].compactMap(\.self) }
      + (scopes + members + dependencies).map(\.node)
    let ids = Dictionary(grouping: nodes, by: \.name).mapValues { Set($0.map(\.id)) }
    namesakes = Set(ids.filter { $0.value.count > 1 }.keys)
  }

  /// The name of a part that came, went or changed: with the module, where another one of that name did
  /// too.
  package func title(of node: GraphNode) -> String {
    namesakes.contains(node.name) ? node.id : node.name
  }

  private static func ids(
    _ role: GraphNode.Role, _ old: AppGraph, _ new: AppGraph
  ) -> [String] {
    Set(old.nodes(role).map(\.id)).union(new.nodes(role).map(\.id)).sorted()
  }

  private static func changes(
    _ role: GraphNode.Role, _ old: AppGraph, _ new: AppGraph,
    _ detail: (AppGraph, AppGraph, String) -> String? = { _, _, _ in nil }
  ) -> [NodeChange] {
    ids(role, old, new).compactMap { id in
      let before = old.node(id).flatMap { $0.has(role) ? $0 : nil }
      let after = new.node(id).flatMap { $0.has(role) ? $0 : nil }
      switch (before, after) {
      case (nil, let node?): return NodeChange(node: node, state: .new, detail: nil)
      case (let node?, nil): return NodeChange(node: node, state: .gone, detail: nil)
      case (_?, let node?):
        return detail(old, new, id).map { NodeChange(node: node, state: .changed, detail: $0) }
      case (nil, nil): return nil
      }
    }
  }
}

extension GraphChanges.ConsumerChange {
  /// What is different for a consumer; `nil` for nothing.
  fileprivate init?(_ id: String, from old: AppGraph, to new: AppGraph) {
    let (before, after) = (old.requests(by: id), new.requests(by: id))
    let gained = after.filter { request in
      !before.contains { $0.dependency.id == request.dependency.id }
    }
    let lost = before.filter { request in
      !after.contains { $0.dependency.id == request.dependency.id }
    }
    guard !gained.isEmpty || !lost.isEmpty else { return nil }
    let was = old.node(id).flatMap { $0.has(.consumer) ? $0 : nil }
    let now = new.node(id).flatMap { $0.has(.consumer) ? $0 : nil }
    guard let consumer = now ?? was else { return nil }
    self.init(
      consumer: consumer, state: was == nil ? .new : now == nil ? .gone : .changed,
      gained: gained, lost: lost)
  }
}

extension AppGraph {
  /// What a consumer asks for, each protocol once, by itself before through others.
  fileprivate func requests(by consumer: String) -> [GraphChanges.Request] {
    let asking = edges(from: consumer, .asks)
    return asking.map(\.to).eachOnce.compactMap { id in
      let all = asking.filter { $0.to == id }
      guard let edge = all.first(where: { $0.through == nil }) ?? all.first,
        let dependency = node(id)
      else { return nil }
      return GraphChanges.Request(
        dependency: dependency, through: edge.through.flatMap(node), place: edge.place)
    }
  }

  fileprivate func parents(of scope: String) -> [String] {
    edges(from: scope, .parent).map(\.to).eachOnce
  }

  fileprivate func builders(of member: String) -> [String] {
    edges(from: member, .built).compactMap(\.label).eachOnce
  }
}

extension [String] {
  /// `A and B`; `none` for nothing.
  fileprivate var listed: String {
    guard let last, count > 1 else { return first ?? "none" }
    return dropLast().joined(separator: ", ") + " and " + last
  }
}
