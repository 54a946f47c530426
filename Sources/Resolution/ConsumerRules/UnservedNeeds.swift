import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The needs that no container meets, with the decision which of them is reported, and how.
struct UnservedNeeds {
  private let graph: ResolvedGraph
  private let homes: Set<Int>
  private let reach: ModuleReach?
  private let seenFromAbove = Memo<Place, NominalType>()

  private var table: SymbolTable { graph.supply.symbols }

  /// A container as a module above its own sees it.
  private struct Place: Hashable, Sendable {
    let container: SymbolID
    let module: Int
  }

  init(graph: ResolvedGraph) {
    self.graph = graph
    homes = Set(graph.supply.containers.map(\.symbol.module))
    let isAlone = graph.supply.symbols.modules.count < 2 || !graph.lacksSomething
    reach =
      isAlone
      ? nil
      : ModuleReach(of: graph.supply.symbols.modules, indices: graph.supply.symbols.moduleIndices)
  }

  /// The needs that are none of a parent's.
  func asked(of candidate: SymbolID) -> [Need] {
    (graph.supply.needs[candidate] ?? []).filter { !graph.supply.isAskedOfParent($0) }
  }

  /// The needs among them that a container might meet, and that no type of the user's meets.
  func needs(of candidate: SymbolID) -> [Need] {
    asked(of: candidate).filter { !graph.isSuppliedByHand($0) && isReached($0) }
  }

  /// Whether a module sees both who needs something and a container.
  private func isReached(_ need: Need) -> Bool {
    reach.map { $0.isSeenBeside(table.files[need.file].module, homes) } ?? true
  }

  /// The needs that are no concern of the containers, told once for each module.
  func unreachedModules() -> [Finding] {
    guard reach != nil, !homes.isEmpty else { return [] }
    let needs = graph.supply.candidates.filter { !graph.isHad($0) }.flatMap(asked).filter {
      !$0.isUncertain && !graph.isSuppliedByHand($0) && !isReached($0)
    }
    return Dictionary(grouping: needs) { table.files[$0.file].module }.compactMap { module, needs in
      let places = needs.map { table.location(file: $0.file, offset: $0.offset) }
      let protocols = Set(needs.map { table[$0.protocolID].path }).sorted()
      return places.min().map { place in
        Finding(
          UnreachedModule(
            module: table.modules[module].name, protocols: protocols, location: place,
            isFolderAlone: table.isFolderAlone(module)
          ).diagnostic, about: Set(protocols.map { .dependency($0) }))
      }
    }
  }

  // MARK: Above

  /// The container that has all that a protocol asks for, as a module above its own sees it.
  func possession(
    above candidate: SymbolID
  ) -> (container: SymbolID, module: Int, witness: Member?)? {
    guard let reach else { return nil }
    let modules = table.modules.indices.sorted {
      ($0 == table[candidate].module ? 0 : 1, $0) < ($1 == table[candidate].module ? 0 : 1, $1)
    }
    for container in graph.supply.containers where container.access >= .package {
      let home = container.symbol.module
      for module in modules
      where module != home && !reach.sees(module, from: home)
        && table.isImported(home, by: module)
      {
        let place = Place(container: container.id, module: module)
        let model = seenFromAbove.answer(place) {
          NominalType(container.id, in: table, seenFrom: module)
        }
        if case .has(let possession) = model.verdict(on: candidate, in: table) {
          return (container.id, module, possession.witnesses.first)
        }
      }
    }
    return nil
  }
}
