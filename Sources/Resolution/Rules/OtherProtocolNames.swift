import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

extension GraphRule {
  /// A composition of protocols that a container satisfies, in a project where no protocol is named
  /// like a Has-protocol. Only the first composition is reported.
  static let otherProtocolNames = GraphRule(id: .otherProtocolNames, level: .warning) { app, rule in
    guard app.supply.protocols.isEmpty else { return [] }
    for composition in app.sources.compositions {
      guard let protocols = app.otherProtocols(of: composition),
        let cure = cure(forNames: protocols.map { app.table[$0].name }),
        let container = app.supply.containers.first(where: { container in
          protocols.allSatisfy { container.verdict(on: $0, in: app.table).isSupply }
        })
      else { continue }
      let list = protocols.map { "'\(app.table[$0].name)'" }.joined(separator: ", ")
      let place = composition.place
      return [
        rule.finding(
          "'\(container.symbol.path)' has all members of \(list), which '\(composition.consumer)' "
            + "needs, but hasgen knows Has-protocols by their names",
          at: app.table.location(file: place.file, offset: place.offset),
          notes: [Diagnostic.Note("set \"protocols\": { \(cure) } in '.hasgen.json'")])
      ]
    }
    return []
  }

  /// The configuration for the words that all names begin or end with; `nil` if there are none.
  private static func cure(forNames names: [String]) -> String? {
    guard let first = names.first, names.count > 1 else { return nil }
    let starts = first.indices.dropFirst().filter { first[$0].isUppercase }
    let suffix = starts.map { String(first[$0...]) }.first { end in
      names.allSatisfy { $0.hasSuffix(end) }
    }
    let prefix = starts.map { String(first[..<$0]) }.last { start in
      names.allSatisfy { $0.hasPrefix(start) }
    }
    return suffix.map { "\"suffixes\": [\"\($0)\"]" } ?? prefix.map { "\"prefixes\": [\"\($0)\"]" }
  }
}

extension CheckedApp {
  /// The protocols of a composition that consists of protocols only, each with requirements; `nil`
  /// for other compositions.
  fileprivate func otherProtocols(of composition: Composition) -> [SymbolID]? {
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
}
