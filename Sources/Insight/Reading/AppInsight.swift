import Supply
import Lint
import Resolution
import Roles
import SwiftProgram

/// The graph of an app, with what its ids stand for.
package struct AppInsight: Sendable {
  package let graph: AppGraph
  private let consumers: [String: [Asker]]
  private let table: SymbolTable
  private let protocols: [String: SymbolID]

  package init(_ graph: DependencyGraph) {
    var reader = GraphReader(of: graph)
    self.graph = reader.read()
    table = reader.table
    consumers = Dictionary(grouping: reader.consumers.keys) { reader.consumers[$0] ?? "" }
    protocols = reader.protocols
  }

  /// The uses of protocols by consumers, by their ids; the strongest one of several compositions.
  package func uses(in app: LintedApp) -> UseLookup {
    let compositions = Dictionary(grouping: app.compositions) {
      Asker($0.request.consumer, in: $0.request.composition.scope, table)
    }
    return { [consumers, protocols] consumer, dependency in
      // A protocol without members only says who may be passed.
      guard let id = protocols[dependency], app.uses.hasMembers(id) else { return nil }
      let asking = (consumers[consumer] ?? []).flatMap { compositions[$0] ?? [] }.filter {
        $0.request.parts.contains { $0.symbol == id }
      }
      return asking.map { app.uses.use(of: id, in: $0) }.max { $0.rank < $1.rank }
    }
  }
}

/// Returns what a consumer does with a protocol, by their ids; `nil` where it is not known.
package typealias UseLookup = (_ consumer: String, _ dependency: String) -> DependencyUse?

extension DependencyUse {
  /// The strength of a use: a read is stronger than a pass.
  fileprivate var rank: Int {
    switch self {
    case .unused: 0
    case .unknown: 1
    case .passedOn: 2
    case .read: 3
    }
  }
}
