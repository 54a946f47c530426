import DependencyGraph
import Resolution
import Roles
import SwiftOutline
import SwiftProgram

extension GraphReader {
  /// The consumers, what they ask for, and through whose compositions.
  mutating func addConsumers() {
    let requests = graph.supply.requests.sorted {
      ($0.key.module, $0.key.name) < ($1.key.module, $1.key.name)
    }
    for (consumer, requests) in requests {
      consumers[consumer] = add(consumer, asking: requests)
    }
    let names = Set(requests.flatMap(\.value).map(\.composition.name.asTypeName))
    for (consumer, requests) in requests {
      guard let id = consumers[consumer] else { continue }
      for request in requests {
        let others = others(in: request.composition, besides: consumer, called: names)
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
              .asks, from: id, to: dependency(part.id),
              through: others[part.offset],
              place: table.location(file: request.composition.scope.file, offset: offset)))
        }
      }
    }
  }

  /// The id of a consumer's node.
  private mutating func add(
    _ consumer: Consumer, asking requests: [CompositionRequest]
  ) -> String {
    let composition = requests[0].composition
    let file = composition.scope.file
    let symbol =
      table.id(module: consumer.module, path: consumer.name)
      ?? table.id(module: consumer.module, path: consumer.name, privateTo: file)
    if let symbol { return add(.consumer, to: symbol) }
    let module = table.modules[consumer.module].name
    let id = "\(module).\(consumer.name)"
    add(
      GraphNode(
        id: id, name: consumer.name, module: module, roles: [.consumer],
        place: table.location(of: composition.declaration, inFile: file)))
    return id
  }

  /// The consumers whose compositions a composition names, by the offsets of the names.
  ///
  /// - Parameter names: The names of all compositions.
  private func others(
    in composition: Composition, besides consumer: Consumer, called names: Set<String>
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
      if other != consumer, let found = consumers[other] { others[name.offset] = found }
    }
    return others
  }
}
