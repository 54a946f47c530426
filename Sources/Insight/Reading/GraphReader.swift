import Supply
import Findings
import Resolution
import Roles
import SwiftReading
import SwiftProgram

/// Collects the nodes and edges of a resolved graph.
struct GraphReader {
  let graph: DependencyGraph
  let table: SymbolTable
  private(set) var nodes: [String: GraphNode] = [:]
  private(set) var edges: [GraphEdge] = []
  private(set) var ids: [SymbolID: String] = [:]
  /// The members of containers by their places.
  private(set) var members: [Location: String] = [:]
  /// The ids of consumers.
  var consumers: [Asker: String] = [:]

  init(of graph: DependencyGraph) {
    self.graph = graph
    table = graph.supply.symbols
    for id in graph.supply.candidates {
      add(table.isMakesProtocol(id, by: graph.rules) ? .makesProtocol : .hasProtocol, to: id)
    }
    for container in graph.supply.containers { add(.scope, to: container.id) }
    for container in graph.supply.containers { addMembers(of: container) }
  }

  /// All that there is.
  mutating func read() -> AppGraph {
    addSupply()
    addBuilding()
    addConsumers()
    return AppGraph(nodes: Array(nodes.values), edges: edges)
  }

  /// The ids of protocols, and what they stand for.
  var protocols: [String: SymbolID] {
    Dictionary(graph.supply.candidates.compactMap { id in ids[id].map { ($0, id) } }) {
      first, _ in first
    }
  }

  mutating func add(_ edge: GraphEdge) {
    // A value that is built from itself adds no edge.
    if edge.from != edge.to { edges.append(edge) }
  }

  mutating func add(_ node: GraphNode) {
    if nodes[node.id] == nil { nodes[node.id] = node }
  }

  /// The id of a symbol's node, which gets a role.
  @discardableResult mutating func add(_ role: GraphNode.Role, to symbol: SymbolID) -> String {
    let id = id(of: symbol)
    if nodes[id] != nil {
      nodes[id]?.add(role)
      return id
    }
    // One copy of the table, and not one for each look.
    let table = table
    let declared = table[symbol]
    nodes[id] = GraphNode(
      id: id, name: declared.path, module: table.modules[declared.module].name, roles: [role],
      place: table.location(of: symbol))
    return id
  }

  /// `Module.Outer.Name`; of several that are private to their files, all but the first one with the
  /// file.
  private mutating func id(of symbol: SymbolID) -> String {
    if let known = ids[symbol] { return known }
    let table = table
    let declared = table[symbol]
    let plain = "\(table.modules[declared.module].name).\(declared.path)"
    let isFree = table.id(module: declared.module, path: declared.path) == symbol
    let id = isFree || nodes[plain] == nil ? plain : "\(plain)@\(table.location(of: symbol).path)"
    ids[symbol] = id
    return id
  }

  /// The id of a container's member.
  mutating func id(of member: Member, in container: NominalType) -> String {
    let place = table.location(of: member)
    if let known = members[place] { return known }
    let isOwn = member.owner == container.id || graph.supply.container(member.owner) != nil
    let owner =
      isOwn || table[member.owner].kind != .protocol
      ? add(graph.supply.container(member.owner) == nil ? .service : .scope, to: member.owner)
      : id(of: member.owner)
    let declaration = member.declaration
    let id = "\(owner).\(declaration.name.withoutNeedlessBackticks)"
    members[place] = id
    add(
      GraphNode(
        id: id, name: "\(table[member.owner].path).\(declaration.name.withoutNeedlessBackticks)",
        module: table.modules[table[member.owner].module].name, roles: [.member], place: place,
        type: (declaration.type ?? declaration.calledType)?.description,
        scope: isOwn ? owner : nil))
    return id
  }

  /// The stored properties of a container that hold no parent.
  private mutating func addMembers(of container: NominalType) {
    let parents = Set(
      (graph.supply.scopes.parents[container.id] ?? []).map(\.property.key))
    for member in container.ownMembers where !parents.contains(member.key) {
      let declaration = member.declaration
      guard declaration.isProperty, !declaration.isStatic,
        declaration.storage?.kind == .stored || declaration.storage?.kind == .lazy
      else { continue }
      addTypes(of: member, as: id(of: member, in: container))
    }
  }

  /// The services that a member's type names.
  mutating func addTypes(of member: Member, as id: String) {
    let declaration = member.declaration
    guard let type = declaration.type ?? declaration.calledType else { return }
    let scope = table.bodyScope(of: member.site, in: member.owner)
    for name in type.namedParts {
      guard let named = table.symbol(for: .name(name), in: scope) else { continue }
      let symbol = table.underlying(named) ?? named
      switch table[symbol].kind {
      case .protocol, .class, .actor:
        add(GraphEdge(.type, from: id, to: add(.service, to: symbol), place: nil))
      default: break
      }
    }
  }
}

extension AppGraph {
  /// The parts of an app, as they were resolved.
  package init(_ graph: DependencyGraph) {
    var reader = GraphReader(of: graph)
    self = reader.read()
  }
}
