import SwiftOutline

/// The names whose meaning may decide something: whatever declares one of them at file level must
/// be known, and of some whatever extends them.
///
/// All that the outlined files write in the headers of types and in their aliases and compositions
/// has a meaning that the graph asks for. What they write for members is only asked for in those
/// of containers and Has-protocols, and in what these inherit from. A name may mean a nested type:
/// of the types around the place where it is written, of the types before it in `A.B`, and of what
/// all those inherit from. So everything that extends one of those matters.
struct NameCollector {
  /// The names whose declarations matter.
  private(set) var declared = NameSet()
  /// Those whose extensions matter too.
  private(set) var extended = NameSet()
  /// How many names were found in headers so far.
  private var questions = 0

  init(of table: SymbolTable, relevant: RelevantSymbols) {
    for file in table.files {
      for declaration in file.source.outline.declarations { addHeader(of: declaration) }
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
    for name in relevant.externals { add(name) }
    for (alias, type) in PlatformNames.aliases where extended.contains(NameHash(alias)) {
      add(type)
    }
    addSupertypes(in: table)
    declared.formUnion(extended)
  }

  private mutating func addSupertypes(in table: SymbolTable) {
    for id in table.allIDs where extended.contains(Self.hash(of: table[id].name)) {
      let kinship = table.kinship(of: id)
      for supertype in kinship.superclasses + kinship.protocols.keys { add(table[supertype].name) }
      for name in kinship.externals { add(name) }
    }
  }

  // MARK: What files write

  private mutating func addHeader(of declaration: Declaration) {
    switch declaration.kind {
    case .typealias:
      questions += 1
      addAll(of: declaration)
      // What extends the alias extends what it stands for.
      add(declaration.name)
    case .protocol, .class, .struct, .actor, .enum, .extension, .associatedtype:
      if declaration.kind == .extension, let type = declaration.type { addNames(of: type) }
      for type in declaration.supertypes { addNames(of: type) }
      // A global actor among them makes what it isolates `Sendable`.
      add(declaration.attributes)
    case .let, .var, .func, .`init`, .subscript:
      if let type = declaration.type { addComposition(type) }
      for parameter in declaration.parameters { addComposition(parameter.type) }
    }
    addCompositions(in: declaration.genericParameters)
    addCompositions(in: declaration.whereClause)
    let before = questions
    for member in declaration.members where member.holds(.typesOrCompositions) {
      addHeader(of: member)
    }
    if questions > before { addWords(of: declaration.name) }
  }

  private mutating func addComposition(_ type: TypeSyntax) {
    guard type.isComposition else { return }
    questions += 1
    add(type)
  }

  private mutating func addCompositions(in clause: String?) {
    guard let clause, clause.utf8.contains(UInt8(ascii: "&")) else { return }
    questions += 1
    addWords(of: clause)
  }

  private mutating func addNames(of type: TypeSyntax) {
    switch type.withoutPrefixes {
    case .name(let name):
      questions += 1
      // The first may be a module, and the second at file level then.
      for component in name.components { declared.insert(Self.hash(of: component.name)) }
      for component in name.components.dropLast() { add(component.name) }
    case .composition(let parts):
      for part in parts { addNames(of: part) }
    default:
      break
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
    for member in declaration.members where member.decidesBuilding {
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
    guard let clause else { return }
    // Whatever is no ASCII may be a letter, and nothing else of ASCII is in a name.
    for word in clause.utf8.split(whereSeparator: { !$0.isPartOfName }) {
      add(String(Substring(word)))
    }
  }

  private mutating func add(_ name: String) {
    extended.insert(Self.hash(of: name))
  }

  private static func hash(of name: String) -> NameHash {
    let isQuoted = name.utf8.first == UInt8(ascii: "`")
    return NameHash(isQuoted ? name.filter { $0 != "`" } : name)
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
