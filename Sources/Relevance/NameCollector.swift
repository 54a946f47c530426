import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// The names whose meaning may decide something: whatever declares one of them at file level must
/// be known, and of some whatever extends them.
///
/// A name has to mean something where a Has-protocol, a container or what leads to one stands beside
/// it: in the header of a type, an alias or a composition. What is written in and around those has,
/// and so have the members of containers and Has-protocols, and of what these inherit from. A name
/// may mean a nested type: of the types around the place where it is written, of the types before it
/// in `A.B`, and of what all those inherit from. So everything that extends one of those matters.
struct NameCollector {
  /// The names whose declarations matter.
  private(set) var declared = NameSet()
  /// Those whose extensions matter too.
  private(set) var extended = NameSet()
  let rules: Rules
  let leading: LeadingNames
  let hasDoubles: Bool
  /// Whether a container may be isolated, so that it matters what its members are made of: whether
  /// they can be shared.
  let mayBeIsolated: Bool
  /// The names of all types in types, of whatever file.
  let nestedNames: NameSet
  let idsByPath: [String: [SymbolID]]
  /// The static members that initial values name: what they are decides what that is.
  private(set) var staticNames: Set<String> = []

  init(
    of table: SymbolTable, relevant: RelevantSymbols, sketched: SketchedNames, rules: Rules
  ) {
    self.rules = rules
    leading = relevant.leading
    hasDoubles = !relevant.doubled.isEmpty
    mayBeIsolated = relevant.containers.contains { table.mayBeIsolated($0) }
    var nestedNames = sketched.nested
    nestedNames.formUnion(table.nestedNames)
    self.nestedNames = nestedNames
    idsByPath = table.idsByPath
    for file in table.files {
      for declaration in file.source.outline.declarations { addQuestions(in: declaration) }
    }
    for id in relevant.kin {
      let symbol = table[id]
      addWords(of: symbol.path)
      for site in symbol.sites + symbol.extensions { addAll(of: site.declaration) }
    }
    for site in relevant.containers.flatMap({ table[$0].sites }) {
      for name in site.declaration.grants.flatMap(\.names) { add(name) }
    }
    for id in relevant.buildable.subtracting(relevant.kin) {
      let symbol = table[id]
      addWords(of: symbol.path)
      for site in symbol.sites + symbol.extensions { addBuilding(of: site.declaration) }
    }
    // What is nested in a consumer means something else in its doubles.
    for id in relevant.doubled.consumers { addWords(of: table[id].path) }
    for name in relevant.doubled.names { add(name) }
    if hasDoubles { for name in StubSubject.ownWords { addDeclared(name) } }
    for name in relevant.externals { addWords(of: name) }
    for name in leading.externals { add(name) }
    addWhatTheseMean(in: table)
    declared.formUnion(extended)
  }

  // MARK: Everything in a declaration

  mutating func addAll(of declaration: Declaration) {
    for type in declaration.inheritedTypes { add(type) }
    if let type = declaration.type { add(type) }
    if let value = declaration.initialValue { add(value) }
    for parameter in declaration.parameters {
      add(parameter.type)
      add(parameter.attributes)
    }
    if case .typed(let error) = declaration.effects.throwing { add(error) }
    add(declaration.attributes)
    add(declaration.genericRequirements)
    for member in declaration.members { addAll(of: member) }
  }

  /// What building a type may take.
  private mutating func addBuilding(of declaration: Declaration) {
    for type in declaration.inheritedTypes { add(type) }
    if let type = declaration.type { add(type) }
    add(declaration.attributes)
    add(declaration.genericRequirements)
    for member in declaration.members
    where member.decidesBuilding || member.kind == .typealias {
      // An alias may be an associated type.
      addAll(of: member)
    }
  }

  mutating func add(_ type: TypeSyntax) {
    type.visitNames { name in
      for component in name.components { add(component.name) }
    }
  }

  mutating func add(_ requirements: [GenericRequirement]) {
    for type in requirements.flatMap(\.sides) { add(type) }
  }

  mutating func add(_ value: InitialValue) {
    for type in value.types { add(type) }
    staticNames.formUnion(value.memberNames)
  }

  mutating func add(_ attributes: [Attribute]) {
    for attribute in attributes { add(attribute.type) }
  }

  mutating func addWords(of text: String) {
    // Whatever is no ASCII may be a letter, and nothing else of ASCII is in a name.
    for word in text.utf8.split(whereSeparator: { !$0.isPartOfName }) {
      add(String(Substring(word)))
    }
  }

  mutating func add(_ name: String) {
    extended.insert(NameHash(ofWritten: name))
  }

  mutating func add(_ names: NameSet) {
    extended.formUnion(names)
  }

  /// Adds a name of which no extension matters.
  mutating func addDeclared(_ name: String) {
    declared.insert(NameHash(ofWritten: name))
  }
}

extension InitialValue {
  /// The static members that it names.
  fileprivate var memberNames: [String] {
    switch self {
    case .member(let name, _, _): [name.withoutBackticks]
    case .array(let element): element.memberNames
    case .dictionary(let key, let value): key.memberNames + value.memberNames
    case .call, .cast, .literal: []
    }
  }
}

extension UInt8 {
  fileprivate var isPartOfName: Bool {
    switch self {
    case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
      true
    default: false
    }
  }
}
