import SwiftOutline

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
  private let relevant: RelevantSymbols

  init(of table: SymbolTable, relevant: RelevantSymbols) {
    self.relevant = relevant
    for file in table.files {
      for declaration in file.source.outline.declarations { _ = addQuestions(in: declaration) }
    }
    for id in relevant.kin {
      let symbol = table[id]
      addWords(of: symbol.path)
      for site in symbol.sites + symbol.extensions { addAll(of: site.declaration) }
    }
    for id in relevant.buildable.subtracting(relevant.kin) {
      let symbol = table[id]
      addWords(of: symbol.path)
      for site in symbol.sites + symbol.extensions { addBuilding(of: site.declaration) }
    }
    // What is nested in a consumer means something else in its doubles.
    for id in relevant.doubled.consumers { addWords(of: table[id].path) }
    for name in relevant.doubled.names { add(name) }
    for name in relevant.externals { addWords(of: name) }
    addWhatTheseMean(in: table)
    declared.formUnion(extended)
  }

  // MARK: What leads to containers and Has-protocols

  /// Says whether there was one.
  private mutating func addQuestions(in declaration: Declaration) -> Bool {
    var isOne = false
    switch declaration.kind {
    case .typealias:
      isOne = relevant.mayLead(declaration.name) || declaration.type.map(mayLead) == true
      if isOne { addAll(of: declaration) }
    case .protocol, .class, .struct, .actor, .enum, .extension, .associatedtype:
      isOne = declaration.supertypes.contains(where: mayLead)
      if isOne {
        for type in declaration.supertypes { add(type) }
        if declaration.kind == .extension, let type = declaration.type { add(type) }
      }
    case .let, .var, .func, .`init`, .subscript:
      let types = declaration.parameters.map(\.type) + [declaration.type].compactMap(\.self)
      for type in types where type.isComposition && mayLead(type) {
        isOne = true
        add(type)
      }
    }
    for clause in [declaration.genericParameters, declaration.whereClause] {
      guard let clause, words(of: clause).contains(where: relevant.mayLead) else { continue }
      isOne = true
      addWords(of: clause)
    }
    for member in declaration.members where member.holds(.typesOrCompositions) {
      if addQuestions(in: member) { isOne = true }
    }
    // What the names mean may be nested in it. An extension is called as its type.
    if isOne { addWords(of: declaration.name) }
    return isOne
  }

  private func mayLead(_ type: TypeSyntax) -> Bool {
    var found = false
    type.visitNames { found = found || relevant.mayLead($0) }
    return found
  }

  // MARK: What stands behind names

  /// Adds what the types are that have one of the names, and what the aliases stand for, as far as
  /// that is known: whoever asks for a name may ask for this.
  private mutating func addWhatTheseMean(in table: SymbolTable) {
    var waiting = table.allIDs.map { (id: $0, name: Self.hash(of: table[$0].name)) }
    // What extends an alias extends what it stands for; that says nothing of its arguments.
    var aliases = NameSet()
    var isDone = false
    while !isDone {
      isDone = true
      var rest: [(id: SymbolID, name: NameHash)] = []
      for (id, name) in waiting {
        if extended.contains(name) {
          isDone = false
          addMeaning(of: id, in: table)
          continue
        }
        rest.append((id, name))
        let isAlias = table[id].aliasedNames.contains { alias in
          let name = Self.hash(of: alias)
          return extended.contains(name) || aliases.contains(name)
        }
        if isAlias, !aliases.contains(name) {
          isDone = false
          aliases.insert(name)
        }
      }
      for (alias, type) in PlatformNames.aliases where extended.contains(NameHash(alias)) {
        add(type)
      }
      waiting = rest
    }
    extended.formUnion(aliases)
  }

  private mutating func addMeaning(of id: SymbolID, in table: SymbolTable) {
    let kinship = table.kinship(of: id)
    for supertype in kinship.superclasses + kinship.protocols.keys { add(table[supertype].name) }
    for name in kinship.externals { addWords(of: name) }
    for site in table[id].sites + table[id].extensions {
      if site.declaration.kind == .typealias { addAll(of: site.declaration) }
      // A global actor among them makes what it isolates `Sendable`.
      add(site.declaration.attributes)
    }
  }

  // MARK: Everything in a declaration

  private mutating func addAll(of declaration: Declaration) {
    for type in declaration.inheritedTypes { add(type) }
    if let type = declaration.type { add(type) }
    if let type = declaration.calledType { add(type) }
    for parameter in declaration.parameters {
      add(parameter.type)
      add(parameter.attributes)
    }
    if case .typed(let error) = declaration.effects.throwing { add(error) }
    add(declaration.attributes)
    addWords(of: declaration.genericParameters)
    addWords(of: declaration.whereClause)
    for member in declaration.members { addAll(of: member) }
  }

  /// What building a type may take.
  private mutating func addBuilding(of declaration: Declaration) {
    for type in declaration.inheritedTypes { add(type) }
    if let type = declaration.type { add(type) }
    add(declaration.attributes)
    addWords(of: declaration.genericParameters)
    addWords(of: declaration.whereClause)
    for member in declaration.members
    where member.decidesBuilding || member.kind == .typealias {
      // An alias may be an associated type.
      addAll(of: member)
    }
  }

  private mutating func add(_ type: TypeSyntax) {
    type.visitNames { add($0) }
  }

  private mutating func add(_ attributes: [Attribute]) {
    for attribute in attributes { addWords(of: attribute.name) }
  }

  private mutating func addWords(of clause: String?) {
    for word in clause.map(words) ?? [] { add(word) }
  }

  private func words(of clause: String) -> [String] {
    // Whatever is no ASCII may be a letter, and nothing else of ASCII is in a name.
    clause.utf8.split { !$0.isPartOfName }.map { String(Substring($0)) }
  }

  private mutating func add(_ name: String) {
    extended.insert(Self.hash(of: name))
  }

  private static func hash(of name: String) -> NameHash {
    let isQuoted = name.utf8.first == UInt8(ascii: "`")
    return NameHash(isQuoted ? name.filter { $0 != "`" } : name)
  }
}

extension Symbol {
  /// The last names of what an alias stands for; none of anything else.
  fileprivate var aliasedNames: [String] {
    guard kind == .typealias else { return [] }
    return sites.flatMap { $0.declaration.type?.namedParts ?? [] }
      .compactMap { $0.components.last?.name }
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

extension TypeSyntax {
  /// Calls the body with each name in the type.
  fileprivate func visitNames(_ body: (String) -> Void) {
    switch self {
    case .name(let name):
      for component in name.components { component.visitNames(body) }
    case .member(let base, let component):
      base.visitNames(body)
      component.visitNames(body)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .prefixed(_, let inner):
      inner.visitNames(body)
    case .inlineArray(let first, let second), .dictionary(let first, let second):
      first.visitNames(body)
      second.visitNames(body)
    case .tuple(let elements):
      for element in elements { element.type.visitNames(body) }
    case .function(let parameters, let effects, let result):
      for parameter in parameters { parameter.type.visitNames(body) }
      if case .typed(let error) = effects.throwing { error.visitNames(body) }
      result.visitNames(body)
    case .composition(let parts):
      for part in parts { part.visitNames(body) }
    case .literal:
      break
    }
  }
}

extension TypeName.Component {
  fileprivate func visitNames(_ body: (String) -> Void) {
    body(name)
    for argument in arguments { argument.visitNames(body) }
  }
}
