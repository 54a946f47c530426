import DependencyGraph
import Findings
import Lint
import Resolution
import Roles
import SwiftProgram

/// The graph of an app, with what its consumers do with what they ask for.
package struct AppInsight {
  package let graph: AppGraph
  private let app: LintedApp
  private let compositions: [String: [LintedComposition]]
  private let protocols: [String: SymbolID]

  package init(_ app: LintedApp) {
    self.app = app
    var reader = GraphReader(of: app.graph)
    graph = reader.read()
    compositions = Dictionary(grouping: app.compositions) {
      reader.consumers[$0.request.consumer] ?? ""
    }
    protocols = reader.protocols
  }

  /// What a consumer does with a protocol, by their ids: of several compositions, whatever is most.
  package func use(by consumer: String, of dependency: String) -> DependencyUse? {
    guard let id = protocols[dependency] else { return nil }
    let uses = (compositions[consumer] ?? []).filter { composition in
      composition.request.parts.contains { $0.id == id }
    }.map { app.uses.use(of: id, in: $0) }
    return uses.max { $0.rank < $1.rank }
  }
}

extension DependencyUse {
  /// How much a use is: who reads something in one place uses it.
  fileprivate var rank: Int {
    switch self {
    case .unused: 0
    case .unknown: 1
    case .passedOn: 2
    case .read: 3
    }
  }
}
