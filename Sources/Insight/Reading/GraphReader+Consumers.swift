import Supply
import Resolution
import Roles
import SwiftReading
import SwiftProgram

extension GraphReader {
  /// The consumers, what they ask for, and through whose compositions.
  mutating func addConsumers() {
    let table = table
    let all = graph.supply.requests.sorted {
      ($0.key.module, $0.key.name) < ($1.key.module, $1.key.name)
    }.flatMap { consumer, requests in
      requests.map { (Asker(consumer, in: $0.composition.scope, table), $0) }
    }
    for (asker, request) in all where consumers[asker] == nil {
      consumers[asker] = add(asker, asking: request)
    }
    let names = Set(all.map(\.1.composition.name.asTypeName))
    for (asker, request) in all {
      guard let id = consumers[asker] else { continue }
      let others = others(in: request.composition, besides: asker, called: names)
      for (offset, other) in others {
        add(
          GraphEdge(
            .includes, from: id, to: other,
            place: table.location(file: request.composition.scope.file, offset: offset)))
      }
      for part in request.parts {
        let offset = request.composition.textOffset ?? part.offset
        add(
          GraphEdge(
            .asks, from: id, to: dependency(part.symbol), through: others[part.offset],
            place: table.location(file: request.composition.scope.file, offset: offset)))
      }
    }
  }

  /// The id of a consumer's node.
  private mutating func add(_ asker: Asker, asking request: CompositionRequest) -> String {
    if let symbol = asker.symbol(in: table) { return add(.consumer, to: symbol) }
    let composition = request.composition
    let module = table.modules[asker.consumer.module].name
    let id = "\(module).\(asker.consumer.name)"
    add(
      GraphNode(
        id: id, name: asker.consumer.name, module: module, roles: [.consumer],
        place: table.location(of: composition.declaration, inFile: composition.scope.file)))
    return id
  }

  /// The consumers whose compositions a composition names, by the offsets of the names.
  ///
  /// - Parameter names: The names of all compositions.
  private func others(
    in composition: Composition, besides asker: Asker, called names: Set<String>
  ) -> [Int: String] {
    var others: [Int: String] = [:]
    for name in composition.types.flatMap(\.namedParts) {
      guard let last = name.components.last, names.contains(last.name.asTypeName),
        case .symbol(let id) = table.meaning(of: name, in: composition.scope)
      else { continue }
      let symbol = table[id]
      guard symbol.kind == .typealias || symbol.kind == .protocol else { continue }
      // An alias belongs to the type around it, if there is one.
      let isInside = symbol.kind == .typealias && !symbol.enclosingPath.isEmpty
      let other = Consumer(
        name: isInside ? symbol.enclosingPath : symbol.path, module: symbol.module)
      let found = Asker(other, in: composition.scope, table)
      if found != asker, let id = consumers[found] { others[name.offset] = id }
    }
    return others
  }
}
