import HasgenGraph
import HasgenProgram
import HasgenReading

/// A composition of a consumer, with the protocols that each of its names includes.
package struct AskingComposition: Sendable {
  package let request: CompositionRequest
  /// The names in the composition, in source order.
  package let terms: [Term]
  let sources: DependencySources

  /// A name in a composition.
  package struct Term: Sendable {
    /// The name as written, without generic arguments: `HasClock`, `Child.Dependencies`.
    package let text: String
    package let offset: Int
    /// The protocol with this name; `nil` for an alias, and for an undeclared name.
    let named: SymbolID?
    /// The protocols that the name includes under every condition, inherited ones included.
    let always: Set<SymbolID>
    /// The Has-protocols and Makes-protocols that the name includes.
    package let dependencies: Set<SymbolID>
    /// True if the sources declare the name and all names to which it expands.
    package let isKnown: Bool
  }

  package var composition: Composition { request.composition }
  /// The name of the consumer.
  package var consumer: String { request.consumer.name }

  init(_ request: CompositionRequest, in table: SymbolTable, dependencies: Set<SymbolID>) {
    self.request = request
    let composition = request.composition
    let names = composition.types.flatMap(\.namedParts)
    let expansions = names.map { table.expand(.name($0), in: composition.scope) }
    terms = zip(names, expansions).map { name, expansion in
      Term(
        name, at: composition.textOffset ?? name.offset, as: expansion, table,
        dependencies: dependencies)
    }
    sources = DependencySources(of: expansions.flatMap(\.parts), among: dependencies, table)
  }

  /// True if several consumers may share the composition: it has a name and is declared outside of
  /// types.
  var isShared: Bool {
    composition.form == .umbrella || isAlias && composition.scope.owners.isEmpty
  }

  var isAlias: Bool { composition.form == .alias }

  /// The name of the alias or umbrella protocol in quotes, or words for a composition without a
  /// name.
  package var nameInWords: String {
    composition.isNamed ? "'\(composition.name)'" : "the composition"
  }

  /// The place of the declaration, or of an inline composition.
  var key: CodePlace {
    composition.isNamed
      ? CodePlace(composition.declaration, inFile: composition.scope.file) : composition.place
  }
}

extension AskingComposition.Term {
  fileprivate init(
    _ name: TypeName, at offset: Int, as expansion: CompositionExpansion, _ table: SymbolTable,
    dependencies: Set<SymbolID>
  ) {
    text = name.path
    self.offset = offset
    isKnown = expansion.unknowns.isEmpty
    let direct = expansion.parts.filter(\.aliases.isEmpty).map(\.symbol)
    let isPlain = name.components.allSatisfy(\.arguments.isEmpty)
    named = isPlain && direct.count == 1 && table[direct[0]].kind == .protocol ? direct[0] : nil
    var all: Set<SymbolID> = []
    var always: Set<SymbolID> = []
    for part in expansion.parts {
      all.formUnion(table.family(of: part.symbol))
      guard part.condition.isAlways else { continue }
      always.insert(part.symbol)
      for (id, condition) in table.supertypeClosure(of: part.symbol).protocols
      where table[part.symbol].condition.and(condition.negated).isNever {
        always.insert(id)
      }
    }
    self.always = always
    self.dependencies = all.intersection(dependencies)
  }
}
