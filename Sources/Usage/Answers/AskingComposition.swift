import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// A composition that surely asks for dependencies, with what each of its names brings.
package struct AskingComposition: Sendable {
  package let request: CompositionRequest
  /// The names in it, in the order of the text.
  package let terms: [Term]

  /// A name in a composition.
  package struct Term: Sendable {
    /// The name as it is written, without generic arguments: `HasClock`, `Child.Dependencies`.
    package let text: String
    package let offset: Int
    /// The protocol that it is; `nil` for an alias, and for what the sources do not declare.
    package let named: SymbolID?
    /// The protocols that it brings whatever is compiled, those that these inherit from included.
    let always: Set<SymbolID>
    /// The Has-protocols and Makes-protocols that it brings, inherited ones included.
    package let protocols: Set<SymbolID>
    /// Whether each name behind it is known to the sources.
    package let isKnown: Bool

    /// Whether it brings a protocol whatever is compiled.
    package func brings(_ id: SymbolID) -> Bool { always.contains(id) }
  }

  package var composition: Composition { request.composition }
  /// The name of who asks.
  package var consumer: String { request.consumer.name }
}

extension AskingComposition {
  package init(
    _ request: CompositionRequest, in table: SymbolTable, dependencies: Set<SymbolID>
  ) {
    self.request = request
    let composition = request.composition
    terms = composition.types.flatMap(\.namedParts).map { name in
      Term(
        name, at: composition.textOffset ?? name.offset, in: composition.scope, table,
        dependencies: dependencies)
    }
  }
}

extension AskingComposition.Term {
  init(
    _ name: TypeName, at offset: Int, in scope: Scope, _ table: SymbolTable,
    dependencies: Set<SymbolID>
  ) {
    let expansion = table.expand(.name(name), in: scope)
    text = name.path
    self.offset = offset
    isKnown = expansion.unknowns.isEmpty
    let direct = expansion.parts.filter(\.aliases.isEmpty).map(\.symbol)
    named = direct.count == 1 && table[direct[0]].kind == .protocol ? direct[0] : nil
    var all: Set<SymbolID> = []
    var always: Set<SymbolID> = []
    for part in expansion.parts {
      let isAlways = part.aliases.allSatisfy { table[$0].sites.count == 1 }
      let supertypeClosure =
        table[part.symbol].kind == .protocol
        ? table.supertypeClosure(of: part.symbol).protocols : [:]
      for (id, condition) in supertypeClosure where id != part.symbol {
        all.insert(id)
        if isAlways, table[part.symbol].condition.and(condition.negated).isNever {
          always.insert(id)
        }
      }
      all.insert(part.symbol)
      if isAlways { always.insert(part.symbol) }
    }
    self.always = always
    protocols = all.intersection(dependencies)
  }
}

extension AskingComposition {
  /// Whether it has a name and belongs to no type, so that it says what several consumers need.
  package var isShared: Bool {
    switch composition.form {
    case .umbrella: true
    case .alias: composition.scope.owners.isEmpty
    case .inline, .single, .argument, .parent: false
    }
  }

  /// The name of the alias or umbrella protocol, or what to call one without a name.
  package var nameToTell: String {
    switch composition.form {
    case .alias, .umbrella: composition.name
    case .inline, .single, .argument, .parent: "the composition"
    }
  }
}
