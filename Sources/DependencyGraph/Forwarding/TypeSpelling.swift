import SwiftOutline

/// Writes types as they have to be written in the file beside a container, inside its `Reference` or
/// at file level, to mean what they mean where they stand now.
struct TypeSpelling {
  private let table: SymbolTable
  /// The module whose types can be named, by index.
  private let module: Int
  /// The type by which members of its protocols are named.
  private let owner: String
  private let file: Int
  /// The names that mean something else inside the container than at file level.
  private let shadowed: Set<String>

  /// The modules that declare what was written.
  private(set) var modules: Set<Int> = []
  /// The files whose imports bring what was written and no source declares.
  private(set) var foreignFiles: Set<Int> = []
  /// The first name that cannot be written there.
  private(set) var unnameable: String?

  /// - Parameter protocols: What the container conforms to, or will.
  init(table: SymbolTable, container: ContainerModel, protocols: [SymbolID]) {
    self.table = table
    module = container.symbol.module
    owner = container.symbol.path
    file = container.symbol.sites[0].scope.file
    let members = (container.symbol.sites + container.symbol.extensions)
      .flatMap(\.declaration.members)
    let inherited = (protocols + container.conformed.keys).flatMap { table[$0].sites }
      .flatMap(\.declaration.members)
    shadowed = Set((members + inherited).filter(\.isNestedType).map(\.baseName))
      .union([Reference.name])
  }

  /// For what stands in no type, in a file of the container's module.
  init(table: SymbolTable, container: ContainerModel, atFileLevelOf file: Int) {
    self.table = table
    module = container.symbol.module
    owner = container.symbol.path
    self.file = file
    shadowed = []
  }

  /// For what stands in a type of another module, which sees all that a file's module does.
  ///
  /// - Parameters:
  ///   - owner: The type's name.
  ///   - shadowed: The names that mean something else there.
  init(table: SymbolTable, owner: String, asSeenFrom file: Int, shadowed: Set<String>) {
    self.table = table
    module = table.files[file].module
    self.owner = owner
    self.file = file
    self.shadowed = shadowed
  }

  /// Notes that what is written uses members which other modules declare.
  mutating func use(_ others: [Int]) { modules.formUnion(others) }

  /// A type; `unnameable` tells where that is not possible.
  mutating func text(of type: TypeSyntax, in scope: Scope) -> String {
    spelled(type, in: scope).description
  }

  /// A global actor, by the name in an attribute.
  mutating func actor(_ name: String, in scope: Scope) -> String {
    TypeSyntax(parsing: name).map { text(of: $0, in: scope) } ?? name
  }

  /// Generic parameters or the requirements of a `where` clause.
  mutating func clause(_ text: String?, in scope: Scope) -> String? {
    guard let text else { return nil }
    return text.clauseParts.map { part in
      if let equals = part.firstRange(of: "==") {
        let sides = [part[..<equals.lowerBound], part[equals.upperBound...]]
        return sides.map { side($0, in: scope) }.joined(separator: " == ")
      }
      guard let colon = part.firstIndex(of: ":") else { return String(part.trimmed) }
      let bound = side(part[part.index(after: colon)...], in: scope)
      let name = String(part[..<colon].trimmed)
      return "\(name.contains(".") ? side(part[..<colon], in: scope) : name): \(bound)"
    }.joined(separator: ", ")
  }

  /// A protocol or type by its name.
  mutating func name(of id: SymbolID) -> String {
    modules.insert(table[id].module)
    let name = table.name(of: id, inFile: file)
    let first = String(name.prefix { $0 != "." })
    guard name == table[id].path, shadowed.contains(first) else { return name }
    return "\(table.modules[table[id].module].name).\(name)"
  }

  private mutating func side(_ text: Substring, in scope: Scope) -> String {
    let text = String(text.trimmed)
    return TypeSyntax(parsing: text).map { self.text(of: $0, in: scope) } ?? text
  }

  private mutating func spelled(_ type: TypeSyntax, in scope: Scope) -> TypeSyntax {
    guard case .name(let name) = type else {
      var spelling = self
      let result = type.mapChildren { spelling.spelled($0, in: scope) }
      self = spelling
      return result
    }
    let components = name.components
    if let last = components.last, components.count > 1, ["Type", "Protocol"].contains(last.name) {
      let base = TypeSyntax.name(TypeName(components: components.dropLast()))
      return .member(spelled(base, in: scope), last)
    }
    var written: [TypeName.Component] = []
    for component in components {
      written.append(
        TypeName.Component(
          name: component.name, arguments: component.arguments.map { spelled($0, in: scope) },
          isModule: component.isModule))
    }
    return .name(TypeName(components: spelled(written, in: scope)))
  }

  private mutating func spelled(
    _ components: [TypeName.Component], in scope: Scope
  ) -> [TypeName.Component] {
    switch table.meaning(of: TypeName(components: components), in: scope) {
    case .generic:
      return components
    case .symbol(let id):
      return spelled(components, for: id)
    case .external(let external):
      // A member of something that is declared, or something of a module that was not read.
      if components.count > 1, !components[0].isModule,
        case .symbol(let id) = table.meaning(
          of: TypeName(components: [components[0]]), in: scope)
      {
        let isSelf = components[0].name == "Self" && table[id].kind == .protocol
        return isSelf
          ? Array(components.dropFirst())
          : spelled([components[0]], for: id) + components.dropFirst()
      }
      if !PlatformNames.standardLibrary.contains(external) { foreignFiles.insert(scope.file) }
      return components
    }
  }

  /// The path of a symbol, with the generic arguments that were written for its last parts.
  private mutating func spelled(
    _ components: [TypeName.Component], for id: SymbolID
  ) -> [TypeName.Component] {
    let symbol = table[id]
    if symbol.kind == .associatedtype { return [TypeName.Component(name: symbol.name)] }
    let isSelf = components.count == 1 && components[0].name == "Self"
    if isSelf && symbol.kind == .protocol || !isNameable(id) {
      unnameable = unnameable ?? TypeName(components: components).description
      return components
    }
    let path = isMemberOfProtocol(symbol) ? "\(owner).\(symbol.name)" : name(of: id)
    let names = path.split(separator: ".").map(String.init)
    let skipped = names.count - components.count
    return names.enumerated().map { index, name in
      let arguments = index >= skipped && !isSelf ? components[index - skipped].arguments : []
      return TypeName.Component(name: name, arguments: arguments)
    }
  }

  private func isNameable(_ id: SymbolID) -> Bool {
    table[id].access > .fileprivate && table.isVisible(id, fromModule: module)
  }

  private func isMemberOfProtocol(_ symbol: Symbol) -> Bool {
    (table.idsByPath[symbol.enclosingPath] ?? []).contains {
      table[$0].kind == .protocol && table[$0].module == symbol.module
    }
  }
}

extension Declaration {
  /// Whether it declares a type, a protocol or an alias.
  var isNestedType: Bool {
    switch kind {
    case .struct, .class, .actor, .enum, .protocol, .typealias, .associatedtype: true
    default: false
    }
  }
}

extension StringProtocol {
  fileprivate var trimmed: SubSequence {
    let start = firstIndex { $0 != " " } ?? endIndex
    let end = lastIndex { $0 != " " }.map(index(after:)) ?? start
    return self[start..<end]
  }
}
