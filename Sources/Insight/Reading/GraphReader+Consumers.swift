import Findings
import Lint
import Resolution
import Roles
import Supply
import SwiftProgram
import SwiftReading

extension GraphReader {
  /// The consumers, what they ask for, and through whose compositions.
  mutating func addConsumers(_ app: LintedApp?) {
    let all: [(request: CompositionRequest, judged: AskingComposition?)] =
      app.map { $0.compositions.map { ($0.request, $0) } }
      ?? graph.supply.requests.values.joined().map { ($0, nil) }
      .sorted { $0.0.composition.place < $1.0.composition.place }
    let ids = all.map { add($0.request) }
    for (id, (request, judged)) in zip(ids, all) {
      let file = request.composition.scope.file
      let others = others(in: request.composition, besides: id)
      for (offset, other) in others.sorted(by: { $0.key < $1.key }) {
        add(
          GraphEdge(
            kind: .includes, from: id, to: other,
            place: table.location(file: file, offset: offset)))
      }
      for part in request.parts {
        let offset = request.composition.textOffset ?? part.offset
        var edge = GraphEdge(
          kind: .asks, from: id, to: self.id(of: part.symbol), through: others[part.offset],
          place: table.location(file: file, offset: offset))
        if let app, let judged {
          (edge.use, edge.predicate) = app.use(of: part.symbol, at: offset, in: judged)
        }
        add(edge)
      }
    }
  }

  /// The id of the node of the consumer, which is added.
  private mutating func add(_ request: CompositionRequest) -> String {
    let (consumer, composition) = (request.consumer, request.composition)
    if let symbol = symbol(consumer.name, consumer.module, composition) {
      return add(.consumer, to: symbol)
    }
    let module = moduleName(consumer.module)
    let id = "\(module).\(consumer.name)"
    add(
      GraphNode(
        id: id, name: consumer.name, module: module, roles: [.consumer],
        place: table.location(of: composition.declaration, inFile: composition.scope.file)))
    return id
  }

  private func symbol(_ path: String, _ module: Int, _ composition: Composition) -> SymbolID? {
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
      let other = symbol(path, named.module, composition).map { self.id(of: $0) }
      // A Makes-protocol that asks for something is named for what it makes.
      if let other, other != consumer, let node = nodes[other], node.has(.consumer),
        !node.isProtocol
      {
        others[name.offset] = other
      }
    }
    return others
  }
}

extension LintedApp {
  /// Returns the use of a protocol by the consumer of a composition, as a word for programs and as a
  /// predicate. Only what `lint` reports has the word `unused`.
  ///
  /// - Parameter offset: The place of the name that brings the protocol.
  fileprivate func use(
    of id: SymbolID, at offset: Int, in composition: AskingComposition
  ) -> (word: String?, predicate: String?) {
    // A protocol without members only says who may be passed.
    guard uses.hasMembers(id) else { return (nil, nil) }
    if uses.isNeverNamed(composition), composition.isJudged(in: table) {
      return ("unused", "does not use it")
    }
    switch uses.use(of: id, in: composition) {
    case .read(let place): return ("read", "reads it at \(place.fileAndLine)")
    case .passedOn(let place, let receiver):
      let receiver = receiver.map { " to \($0)" } ?? ""
      return ("passed-on", "only passes it on\(receiver), at \(place.fileAndLine)")
    case .unknown(let reason, let place):
      let place = place.map { ", at \($0.fileAndLine)" } ?? ""
      return ("unknown", "may use it: it \(reason)\(place)")
    case .unused:
      let term = composition.terms.first { $0.offset == offset && $0.dependencies.contains(id) }
      guard let term, term.isKnown, composition.isJudged(in: table),
        case .unused = use(of: term, in: composition)
      else { return ("unknown", "does not use it") }
      return ("unused", "does not use it")
    }
  }
}
