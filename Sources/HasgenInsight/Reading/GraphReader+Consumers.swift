import HasgenGraph
import HasgenLint
import HasgenProgram
import HasgenReading
import HasgenRules

extension GraphReader {
  /// The consumers, what they ask for, and through whose compositions.
  mutating func addConsumers(_ app: LintedApp?) {
    let all: [(request: CompositionRequest, judged: AskingComposition?)]
    if let app {
      all = app.compositions.map { ($0.request, $0) }
    } else {
      all = graph.supply.requests.values.joined().map { ($0, nil) }
        .sorted { $0.0.composition.place < $1.0.composition.place }
    }
    let ids = all.map { addConsumer(of: $0.request) }
    for (id, (request, judged)) in zip(ids, all) {
      let file = request.composition.scope.file
      let others = others(in: request.composition, besides: id)
      for (offset, other) in others.sorted(by: { $0.key < $1.key }) {
        addEdge(
          GraphEdge(
            kind: .includes, from: id, to: other,
            place: table.location(file: file, offset: offset)))
      }
      for part in request.parts {
        let offset = request.composition.textOffset ?? part.offset
        let edge = GraphEdge(
          kind: .asks, from: id, to: self.id(of: part.symbol), through: others[part.offset],
          place: table.location(file: file, offset: offset))
        addEdge(edge)
        if let judged { questions[edge, default: []].append((judged, part.symbol, offset)) }
      }
    }
  }

  /// Adds the node of a consumer.
  ///
  /// - Returns: The id of the node.
  private mutating func addConsumer(of request: CompositionRequest) -> String {
    let (consumer, composition) = (request.consumer, request.composition)
    if let symbol = symbol(consumer.name, module: consumer.module, seenFrom: composition) {
      return addRole(.consumer, to: symbol)
    }
    let module = moduleName(
      table.modules(ofFile: composition.scope.file).first ?? consumer.module)
    let id = "\(module).\(consumer.name)"
    addNode(
      GraphNode(
        id: id, name: consumer.name, module: module, roles: [.consumer],
        place: table.location(of: composition.declaration, inFile: composition.scope.file)))
    return id
  }

  private func symbol(
    _ path: String, module: Int, seenFrom composition: Composition
  ) -> SymbolID? {
    table.id(module: module, path: path, seenFrom: composition.scope.file)
  }

  /// The consumers whose compositions a composition names, by the offsets of the names.
  private mutating func others(
    in composition: Composition, besides consumer: String
  ) -> [Int: String] {
    var others: [Int: String] = [:]
    for name in composition.types.flatMap(\.namedParts) {
      guard case .symbol(let id) = table.meaning(of: name, in: composition.scope) else { continue }
      let named = table[id]
      // An alias belongs to the type around it, if there is one.
      let isInside = named.kind == .typealias && !named.enclosingPath.isEmpty
      let path = isInside ? named.enclosingPath : named.path
      let other = symbol(path, module: named.module, seenFrom: composition)
        .map { self.id(of: $0) }
      // A composition names a Makes-protocol because of its product, even if the protocol is also a
      // consumer.
      if let other, other != consumer, let node = nodes[other], node.has(.consumer),
        !node.isProtocol
      {
        others[name.offset] = other
      }
    }
    return others
  }
}
