import SwiftOutline

/// The names that the outlined files write in their declarations, and the types that they declare:
/// whatever else declares or extends one of them may have a say in what they mean.
struct NameCollector {
  private(set) var hashes: Set<NameHash> = []

  init(of table: SymbolTable) {
    for symbol in table.symbols { add(symbol.name) }
    for file in table.files {
      for declaration in file.source.outline.declarations { add(declaration) }
    }
  }

  private mutating func add(_ name: String) {
    let isQuoted = name.utf8.first == UInt8(ascii: "`")
    hashes.insert(NameHash(isQuoted ? name.filter { $0 != "`" } : name))
  }

  private mutating func add(_ declaration: Declaration) {
    for type in declaration.inheritedTypes { add(type) }
    if let type = declaration.type { add(type) }
    if let type = declaration.calledType { add(type) }
    for parameter in declaration.parameters {
      add(parameter.type)
      add(parameter.attributes)
    }
    add(declaration.effects)
    add(declaration.attributes)
    addWords(of: declaration.genericParameters)
    addWords(of: declaration.whereClause)
    for member in declaration.members { add(member) }
  }

  private mutating func add(_ attributes: [Attribute]) {
    for attribute in attributes {
      for name in attribute.name.split(separator: ".") { add(String(name)) }
    }
  }

  private mutating func addWords(of clause: String?) {
    guard let clause else { return }
    for word in clause.split(whereSeparator: { !($0.isLetter || $0.isNumber || $0 == "_") }) {
      add(String(word))
    }
  }

  private mutating func add(_ effects: Effects) {
    if case .typed(let error) = effects.throwing { add(error) }
  }

  private mutating func add(_ type: TypeSyntax) {
    switch type {
    case .name(let name):
      for component in name.components { add(component) }
    case .member(let base, let component):
      add(base)
      add(component)
    case .optional(let inner), .implicitlyUnwrapped(let inner), .array(let inner),
      .prefixed(_, let inner):
      add(inner)
    case .inlineArray(let count, let element):
      add(count)
      add(element)
    case .dictionary(let key, let value):
      add(key)
      add(value)
    case .tuple(let elements):
      for element in elements { add(element.type) }
    case .function(let parameters, let effects, let result):
      for parameter in parameters { add(parameter.type) }
      add(effects)
      add(result)
    case .composition(let parts):
      for part in parts { add(part) }
    case .literal:
      break
    }
  }

  private mutating func add(_ component: TypeName.Component) {
    add(component.name)
    for argument in component.arguments { add(argument) }
  }
}
