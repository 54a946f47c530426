import DependencyGraph
import Findings
import Roles
import SwiftProgram

/// The types that store a container and are none, with the needs that one of them would meet.
struct UnmarkedContainers {
  private let models: [NominalType]
  private let table: SymbolTable
  private var unmet: [SymbolID: [(protocolName: String, consumers: [NamedType])]] = [:]

  /// - Parameter near: The types that store a container and are none; views and the like are none
  ///   on purpose.
  init(among near: [NearContainer], in table: SymbolTable) {
    self.table = table
    models = near.flatMap { type -> [NominalType] in
      switch type.cause {
      case .part, .hidden: []
      case .composition, .noSign:
        table.ids(type.name).filter { id in
          table[id].sites.contains { table.location(of: $0).path == type.path }
        }.map { NominalType($0, in: table) }
      }
    }
  }

  /// Notes who needs a Has-protocol, if one of the types would meet that.
  mutating func meets(_ candidate: SymbolID, neededBy consumers: [NamedType]) -> Bool {
    guard
      let model = models.first(where: {
        if case .has = $0.verdict(on: candidate, in: table) { true } else { false }
      })
    else { return false }
    unmet[model.id, default: []].append((table[candidate].path, consumers))
    return true
  }

  /// The findings, one for each type.
  var findings: [Finding] {
    unmet.map { id, needs in
      let diagnostic = UnmarkedContainer(
        type: NamedType(id, in: table), protocols: needs.map(\.protocolName).sorted(),
        consumers: needs.flatMap(\.consumers).sorted { $0.location < $1.location }
      ).diagnostic
      return Finding(diagnostic, about: Set(needs.map { .dependency($0.protocolName) }))
    }
  }
}
