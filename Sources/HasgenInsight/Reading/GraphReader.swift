import HasgenBuilding
import HasgenGraph
import HasgenLint
import HasgenProgram
import HasgenWriting
import HasgenReading
import HasgenRules

extension AppGraph {
  /// The parts of an app, as they were resolved.
  ///
  /// - Parameter app: Judges the uses of dependencies; `nil` to leave them out.
  package init(_ graph: DependencyGraph, uses app: LintedApp? = nil) {
    var reader = GraphReader(of: graph)
    reader.addContainers()
    reader.addBuilding()
    reader.addConsumers(app)
    let questions = reader.questions
    self.init(nodes: Array(reader.nodes.values), edges: reader.edges) { edge in
      (questions[edge] ?? []).compactMap {
        app?.use(of: $0.id, at: $0.offset, in: $0.composition)
      }.strongest
    }
  }
}

/// Collects the nodes and edges of a resolved graph.
struct GraphReader {
  let graph: DependencyGraph
  let table: SymbolTable
  private(set) var nodes: [String: GraphNode] = [:]
  private(set) var edges: [GraphEdge] = []
  private var ids: [SymbolID: String] = [:]
  /// The members of containers by their places.
  private(set) var members: [Location: String] = [:]
  /// The instances whose parts are known, of one function `live` or one factory.
  var instances: Set<Instance.Key> = []

  /// The parts of compositions to which edges belong, for `LintedApp.use`. A composition in a file of
  /// several modules has a part for each.
  var questions: [GraphEdge: [(composition: AskingComposition, id: SymbolID, offset: Int)]] = [:]

  init(of graph: DependencyGraph) {
    self.graph = graph
    table = graph.supply.symbols
    for id in graph.supply.protocols {
      addRole(table.isMakesProtocol(id, by: graph.rules) ? .makesProtocol : .hasProtocol, to: id)
    }
    for container in graph.supply.containers { addRole(.scope, to: container.id) }
  }

  mutating func addEdge(_ edge: GraphEdge) {
    // A value that is built from itself adds no edge.
    if edge.from != edge.to { edges.append(edge) }
  }

  /// Adds a node, unless its id is known.
  mutating func addNode(_ node: GraphNode) {
    if nodes[node.id] == nil { nodes[node.id] = node }
  }

  /// Adds a role to the node of a symbol. Only a node without another role is a service.
  ///
  /// - Returns: The id of the node.
  @discardableResult mutating func addRole(
    _ role: GraphNode.Role, to symbol: SymbolID
  ) -> String {
    let symbol = table.original(of: symbol)
    let id = id(of: symbol)
    if let node = nodes[id] {
      if role != .service, !node.has(role) { nodes[id]?.roles.append(role) }
      return id
    }
    let declared = table[symbol]
    nodes[id] = GraphNode(
      id: id, name: declared.path, module: moduleName(declared.module),
      otherModules: otherModules(of: symbol), roles: [role], place: table.location(of: symbol))
    return id
  }

  func moduleName(_ module: Int) -> String { table.modules[module].name }

  /// The modules besides the first one that compile the file of a symbol; `nil` for none.
  private func otherModules(of symbol: SymbolID) -> [String]? {
    let others = table.copies(of: symbol).dropFirst().map { moduleName(table[$0].module) }
    return others.isEmpty ? nil : others
  }

  /// `Module.Outer.Name`, with the first module that compiles the file; with the file (`Module.Row@Cart.swift`) for one that is private to it, if
  /// others in the module have the same name.
  mutating func id(of symbol: SymbolID) -> String {
    let symbol = table.original(of: symbol)
    if let known = ids[symbol] { return known }
    let declared = table[symbol]
    let namesakes = table.ids(declared.path).filter { table[$0].module == declared.module }
    let isPlain =
      namesakes.count == 1 || table.id(module: declared.module, path: declared.path) == symbol
    let file = isPlain ? "" : "@\(table.location(of: symbol).fileName)"
    let id = "\(moduleName(declared.module)).\(declared.path)\(file)"
    ids[symbol] = id
    return id
  }

  /// Adds the node of a member, and the services that its type names.
  ///
  /// - Returns: The id of the node.
  @discardableResult mutating func addMember(_ member: Member) -> String {
    let place = table.location(of: member)
    if let known = members[place] { return known }
    let original = table.original(of: member.owner)
    let owner = table[original]
    let declaration = member.declaration
    let name = declaration.name.withoutNeedlessBackticks
    let scope = id(of: member.owner)
    let id = "\(scope).\(name)"
    let type = declaration.type ?? declaration.calledType
    members[place] = id
    addNode(
      GraphNode(
        id: id, name: "\(owner.path).\(name)", module: moduleName(owner.module),
        otherModules: otherModules(of: original), roles: [.member], place: place,
        type: type?.description,
        scope: graph.supply.container(member.owner) == nil ? nil : scope))
    let plain = type?.withoutOptional.namedParts.map(\.path) ?? []
    for name in type?.allNames ?? [] {
      let body = table.bodyScope(of: member.site, in: member.owner)
      guard let named = table.symbol(for: .name(name), in: body) else { continue }
      let symbol = table.underlying(named) ?? named
      guard [.protocol, .class, .actor].contains(table[symbol].kind) else { continue }
      let label = plain.contains(name.path) ? nil : "names"
      let service = addRole(.service, to: symbol)
      addEdge(GraphEdge(kind: .type, from: id, to: service, label: label))
    }
    return id
  }
}
