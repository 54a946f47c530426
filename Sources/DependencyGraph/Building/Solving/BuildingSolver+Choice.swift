import SwiftOutline
import SwiftProgram

/// Where only what is written by hand can choose among several.
extension BuildingSolver {
  /// Refuses to take another implementation, or to ask for a mark on one, where the name of what
  /// asks tells which is meant.
  func checkNamed(
    by wanted: Wanted, among usable: [SymbolID], besides rivals: [SymbolID]
  ) throws(BuildingFailures) {
    let table = catalog.table
    let meant = usable.first { "make\(table[$0].name)" == wanted.makerName }
    guard let meant, rivals != [meant] else { return }
    let named = Refusal.Named(
      type: table[meant].path, maker: wanted.makerName, isOfMaker: wanted.name.isMakerName)
    let all = usable.filter { $0 == meant || rivals.contains($0) }.map {
      Refusal.Rival(name: table[$0].path, location: table.location(of: table[$0].sites[0]))
    }
    throw BuildingFailures([
      BuildingFailure(wanted, [refusal(of: wanted, .isOneOf(all, .named(named)))])
    ])
  }

  /// Why none is taken where each is there for a case of its own.
  ///
  /// - Parameter only: The one that would be taken; `nil` where all are as good.
  func cases(
    of all: [SymbolID], including only: SymbolID?, for wanted: Wanted
  ) -> BuildingFailures? {
    let conditional = all.compactMap { id -> (id: SymbolID, refusal: Refusal)? in
      guard let condition = finder.openCondition(of: id) else { return nil }
      let symbol = catalog.table[id]
      return (
        id,
        Refusal(
          name: symbol.path, location: catalog.table.location(of: symbol.sites[0]),
          reason: .isConditional(condition))
      )
    }
    let isCase =
      only.map { chosen in conditional.contains { $0.id == chosen } }
      ?? (conditional.count == all.count)
    guard isCase, !conditional.isEmpty else { return nil }
    return BuildingFailures([
      BuildingFailure(wanted, conditional.map(\.refusal) + [maker(ofEachCaseOf: wanted)])
    ])
  }

  /// What would make a value that is made otherwise in each case.
  func maker(ofEachCaseOf wanted: Wanted) -> Refusal {
    Refusal(
      name: "static func \(wanted.makerName)(…) -> \(wanted.text)", location: nil,
      reason: .isMadeByCase)
  }
}
