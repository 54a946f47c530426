import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

extension GraphRule {
  /// A composition of protocols that a container satisfies, in a project where no protocol is named
  /// like a Has-protocol. Only the first composition is reported.
  static let otherProtocolNames = GraphRule(.otherProtocolNames, .warning) { app in
    let containers = app.containers.filter { $0.access > .fileprivate }
    guard !containers.isEmpty, app.supply.candidates.isEmpty else { return [] }
    let matches = app.sources.compositions.compactMap { composition in
      app.otherProtocols(of: composition).flatMap { protocols in
        containers.first { container in
          protocols.allSatisfy { container.verdict(on: $0, in: app.table).isSupply }
        }.map { (composition: composition, protocols: protocols, container: $0) }
      }
    }
    let names = Set(matches.flatMap(\.protocols).map { app.table[$0].name })
    guard let (composition, protocols, container) = matches.first,
      let cure = cure(forNames: names.sorted())
    else { return [] }
    let list = protocols.map { "'\(app.table[$0].name)'" }.joined(separator: ", ")
    let place = composition.textOffset ?? composition.types.first?.namedParts.first?.offset ?? 0
    return [
      Found(
        "'\(container.symbol.path)' has all members of \(list), which '\(composition.consumer)' "
          + "needs, but hasgen knows Has-protocols by their names",
        at: app.table.location(file: composition.scope.file, offset: place),
        notes: [Diagnostic.Note("set \"protocols\": { \(cure) } in '.hasgen.json'")])
    ]
  }

  /// The configuration for the longest prefix or suffix that all names share, in whole words; `nil`
  /// for none.
  private static func cure(forNames names: [String]) -> String? {
    guard let first = names.first, names.count > 1 else { return nil }
    let starts = first.indices.dropFirst().filter { first[$0].isUppercase }
    let suffix = starts.lazy.map { String(first[$0...]) }.first { suffix in
      names.allSatisfy { $0.count > suffix.count && $0.hasSuffix(suffix) }
    }
    let prefix = starts.reversed().lazy.map { String(first[..<$0]) }.first { prefix in
      names.allSatisfy {
        $0.hasPrefix(prefix) && $0.dropFirst(prefix.count).first?.isUppercase == true
      }
    }
    if let prefix, prefix.count > suffix?.count ?? 0 { return #""prefixes": ["\#(prefix)"]"# }
    return suffix.map { #""suffixes": ["\#($0)"]"# }
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
