import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

extension GraphRule {
  /// Has-protocols that only `Sendable` keeps from a container, in one finding for each container.
  static let notSendable = GraphRule(.notSendable, .error) { app in
    let table = app.table
    return app.supply.rootClasses.compactMap { container in
      let chains = app.supply.candidates.filter { !app.graph.isHad($0) }.compactMap { id in
        app.graph.sendableChain(keeping: id, from: container)
      }
      guard let chain = chains.first else { return nil }
      let protocols = chains.compactMap { $0.first.map { table[$0].path } }
      let name = container.symbol.path
      let list = protocols.map { "'\($0)'" }.joined(separator: ", ")
      return Found(
        "'\(name)' has all that \(list) \(protocols.count == 1 ? "asks" : "ask") for, but is not "
          + "declared 'Sendable'",
        at: table.location(of: container.id),
        notes: [
          Diagnostic.Note(
            "declare it here: '\(container.kind.rawValue) \(name): Sendable'; the compiler accepts "
              + "'Sendable' only in the type's own file"),
          Diagnostic.Note(
            chain.map { "'\(table[$0].name)'" }.joined(separator: " inherits from ")
              + " inherits from 'Sendable'", at: chain.first.map { table.location(of: $0) }),
        ], about: Set(protocols.map { .dependency($0) }))
    }
  }

  /// A consumer that is declared `Sendable` and stores a composition of its own that is not.
  static let unsendableComposition = GraphRule(.notSendable, .warning) { app in
    let table = app.table
    var told: Set<SymbolID> = []
    return app.supply.requests.values.joined().compactMap { request in
      let composition = request.composition
      guard composition.form == .alias, let owner = composition.scope.owners.last,
        let id = table.id(module: owner.module, path: owner.path, seenFrom: composition.scope.file),
        table.declaresSendable(id), told.insert(id).inserted,
        !table.isSendable(composition), let member = table.member(of: id, storing: composition)
      else { return nil }
      let parts = composition.types.map(\.description).joined(separator: " & ")
      return Found(
        "'\(table[id].path)' is 'Sendable' and stores 'any \(composition.name)', which is not",
        at: table.location(of: member),
        notes: [
          Diagnostic.Note(
            "write 'typealias \(composition.name) = \(parts) & Sendable', or let one of its "
              + "Has-protocols inherit from 'Sendable'",
            at: table.location(of: composition.declaration, inFile: composition.scope.file))
        ])
    }
  }
}

extension SymbolTable {
  /// Whether a struct or a class says that it is `Sendable`, and asks the compiler to check it.
  fileprivate func declaresSendable(_ id: SymbolID) -> Bool {
    [.struct, .class].contains(self[id].kind)
      && self[id].headers.contains { site in
        site.declaration.inheritedTypes.contains { $0.description == "Sendable" }
      }
      && isolation(ofType: id) == nil
  }

  /// Whether something that a composition names is, or inherits from, `Sendable`.
  fileprivate func isSendable(_ composition: Composition) -> Bool {
    composition.types.contains { type in
      let expansion = expand(type, in: composition.scope)
      return PlatformNames.closure(of: Set(expansion.externals)).contains("Sendable")
        || expansion.symbols.contains {
          supertypeClosure(of: $0).externals.contains("Sendable") || isolation(ofType: $0) != nil
        }
    }
  }

  /// The stored member whose type is the composition.
  fileprivate func member(of id: SymbolID, storing composition: Composition) -> Member? {
    self[id].headers.lazy.flatMap { site in
      site.declaration.members.map { Member(declaration: $0, site: site, owner: id) }
    }.first { member in
      member.declaration.isStoredInValues && member.declaration.attributes.isEmpty
        && !member.declaration.modifiers.contains { $0.hasPrefix("nonisolated(unsafe)") }
        && [composition.name, "any \(composition.name)"]
          .contains(member.declaration.type?.description ?? "")
    }
  }
}
