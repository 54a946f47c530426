import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// Finds protocols that are called otherwise than Has-protocols are, where a container satisfies them
/// and nothing is called as Has-protocols are.
struct OtherNamesCheck {
  let sources: KnownSources
  let models: [NominalType]

  private var table: SymbolTable { sources.table }

  /// A composition that a container satisfies.
  private struct Match {
    let composition: Composition
    let protocols: [SymbolID]
    let container: NominalType
  }

  /// The diagnostic, if there is one; it is reported once.
  func diagnostics() -> [Diagnostic] {
    let visible = models.filter { $0.access > .fileprivate }
    guard !visible.isEmpty, sources.hasNoHasProtocols else { return [] }
    let matches = sources.compositions.compactMap { match($0, among: visible) }
    let names = Set(matches.flatMap(\.protocols).map { table[$0].name })
    guard let first = matches.first, let affix = OtherProtocolNames.Affix(of: names.sorted()),
      !areOthersNamed(beside: matches, withoutAny: names)
    else { return [] }
    let place = first.composition.types.first?.namedParts.first?.offset ?? 0
    return [
      OtherProtocolNames(
        consumer: first.composition.consumer, protocols: first.protocols.map { table[$0].name },
        container: first.container.symbol.path, affix: affix,
        location: table.location(
          file: first.composition.scope.file, offset: first.composition.textOffset ?? place)
      ).diagnostic
    ]
  }

  private func match(_ composition: Composition, among models: [NominalType]) -> Match? {
    guard let protocols = protocols(of: composition) else { return nil }
    return models.first { model in
      protocols.allSatisfy { model.verdict(on: $0, in: table).isSupply }
    }.map { Match(composition: composition, protocols: protocols, container: $0) }
  }

  /// The protocols of a composition that is made of protocols only, each of which asks for something.
  private func protocols(of composition: Composition) -> [SymbolID]? {
    guard composition.form == .alias || composition.form == .inline else { return nil }
    let expansions = composition.types.map { table.expand($0, in: composition.scope) }
    let symbols = expansions.flatMap(\.symbols)
    guard !symbols.isEmpty,
      Set(expansions.flatMap(\.externals)).isSubset(of: ["AnyObject", "Sendable"]),
      symbols.allSatisfy({ id in
        table[id].kind == .protocol
          && !table.requirements(of: id, seenFrom: table[id].module).requirements.isEmpty
      })
    else { return nil }
    return symbols
  }

  /// Whether an alias that is called as those of the matches names protocols of other names, so that
  /// the names tell nothing.
  private func areOthersNamed(beside matches: [Match], withoutAny names: Set<String>) -> Bool {
    let aliases = Set(matches.filter { $0.composition.form == .alias }.map(\.composition.name))
    return sources.compositions.contains { composition in
      composition.form == .alias && aliases.contains(composition.name)
        && composition.types.contains { type in
          table.expand(type, in: composition.scope).symbols.contains {
            !names.contains(table[$0].name)
          }
        }
    }
  }
}
