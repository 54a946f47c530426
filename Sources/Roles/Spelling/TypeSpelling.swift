import SwiftReading
import SwiftProgram

/// Writes types as they have to be written in the file beside a container, inside its `Reference` or
/// at file level, to mean what they mean where they stand now.
package struct TypeSpelling {
  private let table: SymbolTable
  /// The container; `nil` for what stands in another type.
  private let container: NominalType?
  /// The module whose types can be named, by index.
  private let module: Int
  /// The type by which members of its protocols are named.
  private let owner: String
  private let file: Int
  /// The names that mean something else inside the container than at file level.
  private let shadowed: Set<String>
  /// The names that several modules may have which are imported there.
  private let ambiguous: Set<String>
  /// The names that modules which are read declare at file level and that can be seen there.
  private let declared: Set<String>
  /// True if functions that are `async` run there on the actor of their caller.
  private let isNonsending: Bool
  /// True if what the aliases of its protocols stand for is written in their place.
  private let expandsAliases: Bool
  /// The aliases that were followed, so that a circle ends.
  private var expanded: Set<SymbolID> = []

  /// The access of the declaration that is being written: what it names has to be imported for it.
  package var access = Access.internal
  /// The modules that declare what was written, each with the widest access of what names it.
  package private(set) var writtenModules: [Int: Access] = [:]
  /// The modules that declare what is used without being written.
  private var usedModules: Set<Int> = []
  /// The files whose imports bring what was written and no source declares, each with the widest
  /// access of what names it.
  package private(set) var foreignFiles: [Int: Access] = [:]
  /// The first name that cannot be written there.
  package private(set) var unnameable: UnnameableType?

  /// The modules that are needed, each with the access that its import needs.
  package var modules: [Int: Access] {
    writtenModules.merging(usedModules.map { ($0, .internal) }, uniquingKeysWith: max)
  }

  /// Creates the spelling for a container, or for its `Reference`, in a file beside the container.
  ///
  /// - Parameter protocols: What the container conforms to, or will.
  package init(table: SymbolTable, container: NominalType, protocols: [SymbolID]) {
    let inherited = (protocols + container.conformed.keys).flatMap { table[$0].sites }
    let nested = (container.symbol.headers + inherited)
      .flatMap { $0.declaration.memberTypes.filter(\.isNestedType) }
    self.init(
      table: table, container: container, atFileLevelOf: container.symbol.sites[0].scope.file,
      shadowed: Set(nested.map(\.baseName)).union([ReferenceDeclaration.name])
        .union(container.symbol.sites[0].headerScope.genericNames))
  }

  /// Creates the spelling for declarations outside any type, in a file of the container's module.
  ///
  /// - Parameter shadowed: The names that mean something else there.
  package init(
    table: SymbolTable, container: NominalType, atFileLevelOf file: Int,
    shadowed: Set<String> = []
  ) {
    self.init(
      table: table, container: container, owner: container.symbol.path, asSeenFrom: file,
      isNonsending: table.modules[container.symbol.module].settings.isNonsending,
      shadowed: shadowed)
  }

  /// Creates the spelling for a type of another module, which sees all that a file's module does.
  ///
  /// - Parameters:
  ///   - owner: The type's name.
  ///   - isNonsending: True if functions that are `async` run there on the actor of their caller.
  ///   - shadowed: The names that mean something else there.
  ///   - ambiguous: The names that several modules may have which are imported there.
  ///   - declared: The names that modules which are read declare at file level and that can be seen
  ///     there.
  ///   - expandsAliases: True if what the aliases of its protocols stand for is written in their
  ///     place, as generic types do not know them while their associated types are sought.
  package init(
    table: SymbolTable, container: NominalType? = nil, owner: String, asSeenFrom file: Int,
    isNonsending: Bool, shadowed: Set<String>, ambiguous: Set<String> = [],
    declared: Set<String> = [], expandingAliases expandsAliases: Bool = false
  ) {
    self.table = table
    self.container = container
    module = container?.symbol.module ?? table.files[file].module
    self.owner = owner
    self.file = file
    self.shadowed = shadowed
    self.ambiguous = ambiguous
    self.declared = declared
    self.isNonsending = isNonsending
    self.expandsAliases = expandsAliases
  }

  /// Notes that what is written uses members which other modules declare.
  package mutating func use(_ others: [Int]) { usedModules.formUnion(others) }

  /// A type; `unnameable` tells where that is not possible.
  package mutating func text(of type: TypeSyntax, in scope: Scope) -> String {
    spelled(type, in: scope).description
  }

  /// A global actor, by the name in an attribute.
  package mutating func actor(_ name: String, in scope: Scope) -> String {
    text(of: .name(TypeName(path: name)), in: scope)
  }

  /// Generic parameters between their angle brackets; `nil` for none.
  package mutating func clause(_ parameters: [GenericParameter], in scope: Scope) -> String? {
    if parameters.isEmpty { return nil }
    return parameters.map { parameter in
      GenericParameter(
        prefixes: parameter.prefixes, name: parameter.name,
        constraint: parameter.constraint.map { spelled($0, in: scope) })
    }.listText
  }

  /// The requirements of a `where` clause; `nil` for none.
  package mutating func clause(_ requirements: [GenericRequirement], in scope: Scope) -> String? {
    requirements.isEmpty ? nil : requirements.map { spelled($0, in: scope) }.listText
  }

  /// A requirement of a `where` clause; `Self` and plain names before a colon stay.
  package mutating func spelled(
    _ requirement: GenericRequirement, in scope: Scope
  ) -> GenericRequirement {
    guard !requirement.isSameType, case .name(let name) = requirement.subject,
      name.components.count == 1
    else { return requirement.map { spelled($0, in: scope) } }
    return GenericRequirement(
      subject: requirement.subject, type: spelled(requirement.type, in: scope))
  }

  /// The effects, with the type that is thrown.
  package mutating func spelled(_ effects: Effects, in scope: Scope) -> Effects {
    guard case .typed(let error) = effects.throwing else { return effects }
    return Effects(isAsync: effects.isAsync, throwing: .typed(spelled(error, in: scope)))
  }

  /// A protocol or type by its name.
  package mutating func name(of id: SymbolID) -> String {
    writtenModules[table[id].module, default: access].widen(to: access)
    let name = table.name(of: id, inFile: file)
    let first = name.pathParts.first ?? name
    let isQualified =
      name == table[id].path && (shadowed.contains(first) || ambiguous.contains(first))
    guard isQualified else { return name }
    let home = table.modules[table[id].module].name
    // A type that is called as its module hides the module's name.
    if container == nil, table.ids(home).contains(where: isNameable) {
      unnameable =
        unnameable ?? UnnameableType(name: table[id].path, isHidden: true)
    }
    return "\(home).\(name)"
  }

  /// A type, as `text(of:in:)` writes it.
  ///
  /// - Parameter isPrefixed: True if something stands before it that was looked at already.
  package mutating func spelled(
    _ type: TypeSyntax, in scope: Scope, isPrefixed: Bool = false
  ) -> TypeSyntax {
    guard case .name(let name) = type else {
      var spelling = self
      let isPrefix = if case .prefixed = type { true } else { false }
      let result = type.mapChildren { spelling.spelled($0, in: scope, isPrefixed: isPrefix) }
      self = spelling
      return isPrefixed
        ? result : result.running(as: type, in: table.modules[scope.module], isNonsending)
    }
    if let target = expansion(of: name, in: scope) { return target }
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

  /// The type that an alias of a protocol stands for.
  private mutating func expansion(of name: TypeName, in scope: Scope) -> TypeSyntax? {
    guard expandsAliases, case .symbol(let id) = table.meaning(of: name, in: scope),
      table[id].kind == .typealias, isMemberOfProtocol(table[id]), table[id].sites.count == 1,
      let type = table[id].sites[0].declaration.type, expanded.insert(id).inserted
    else { return nil }
    defer { expanded.remove(id) }
    let arguments = name.components.flatMap(\.arguments).map { spelled($0, in: scope) }
    return spelled(type, in: table[id].sites[0].headerScope)
      .substituting(Dictionary(zip(table[id].genericNames, arguments)) { first, _ in first })
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
      if components.count > 1, !components[0].isModule {
        switch table.meaning(of: TypeName(components: [components[0]]), in: scope) {
        case .generic:
          return components
        case .symbol(let id):
          let isSelf = components[0].name == "Self" && table[id].kind == .protocol
          return isSelf
            ? Array(components.dropFirst())
            : spelled([components[0]], for: id) + components.dropFirst()
        case .external:
          break
        }
      }
      let isStandard = PlatformNames.standardLibrary.contains(external)
      if !isStandard { foreignFiles[scope.file, default: access].widen(to: access) }
      guard !components[0].isModule, isHidden(components, in: scope) else { return components }
      if let home = platformModule(of: components, in: scope) {
        return [TypeName.Component(name: home)] + components
      }
      unnameable =
        unnameable ?? UnnameableType(name: "\(TypeName(components: components))", isHidden: true)
      return components
    }
  }

  /// True if a name that no source declares means something else where it is to be written.
  private func isHidden(_ components: [TypeName.Component], in scope: Scope) -> Bool {
    let first = components[0].name
    return shadowed.contains(first) || declared.contains(first)
  }

  /// The module of the platforms that declares a name; `nil` where another one may do so.
  private func platformModule(of components: [TypeName.Component], in scope: Scope) -> String? {
    let name = components[0].name
    if PlatformNames.standardLibrary.contains(name) { return "Swift" }
    let imports = table.files[scope.file].source.outline.imports
    let isOfFoundation =
      container == nil && PlatformNames.foundation.contains(name)
      && imports.contains { $0.module == "Foundation" } && !table.importsUnreadModule(scope.file)
    return isOfFoundation ? "Foundation" : nil
  }

  /// The path of a symbol, with the generic arguments that were written for its last parts.
  private mutating func spelled(
    _ components: [TypeName.Component], for id: SymbolID
  ) -> [TypeName.Component] {
    let symbol = table[id]
    if symbol.kind == .associatedtype { return [TypeName.Component(name: symbol.name)] }
    let isSelf = components.count == 1 && components[0].name == "Self"
    if isSelf && symbol.kind == .protocol || !isNameable(id) {
      let home = table[id].module
      let isImportable =
        home != module && table[id].access >= .package && !table.isImported(home, by: module)
      unnameable =
        unnameable
        ?? UnnameableType(
          name: "\(TypeName(components: components))",
          unimported: isImportable ? table.modules[home].name : nil)
      return components
    }
    let path = isMemberOfProtocol(symbol) ? "\(owner).\(symbol.name)" : name(of: id)
    let names = path.pathParts
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
    table.ids(symbol.enclosingPath).contains {
      table[$0].kind == .protocol && table[$0].module == symbol.module
    }
  }
}

extension TypeSyntax {
  /// The type of a function that is `async`, with the word for where it runs if a module whose default
  /// is another wrote it without.
  fileprivate func running(
    as written: TypeSyntax, in home: SourceModule, _ isNonsending: Bool
  ) -> TypeSyntax {
    guard home.settings.isNonsending != isNonsending, written.runsByDefault else { return self }
    return .prefixed(isNonsending ? "@concurrent" : Self.nonsending, self)
  }
}

extension Declaration {
  /// True if the declaration is a type, a protocol or an alias.
  package var isNestedType: Bool {
    switch kind {
    case .struct, .class, .actor, .enum, .protocol, .typealias, .associatedtype: true
    default: false
    }
  }
}

extension Access {
  /// Makes it the wider one of both.
  fileprivate mutating func widen(to other: Access) { self = max(self, other) }
}
