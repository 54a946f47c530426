import HasgenProgram
import HasgenReading

/// Spells types for a generated file: inside a container, inside its `Reference` or at file level.
/// A spelled type has the same meaning there as in its own scope.
package struct TypeSpelling {
  private let table: SymbolTable
  /// The container; `nil` if the generated code is in another type.
  private let container: NominalType?
  /// The index of the module whose visible types can be named.
  private let module: Int
  /// The type that qualifies the associated types and aliases of its protocols.
  private let owner: String
  private let file: Int
  /// The names with a different meaning inside the container than at file level.
  private let shadowed: Set<String>
  /// The names that several imported modules may declare.
  private let ambiguous: Set<String>
  /// The visible names that read modules declare at file level.
  private let declared: Set<String>
  /// True if nonisolated `async` functions run on the caller's actor in the generated file's
  /// module.
  private let isNonsending: Bool
  /// True if aliases of the owner's protocols are replaced by their types.
  private let expandsAliases: Bool
  /// The aliases that are being expanded, to stop at cycles.
  private var expanded: Set<SymbolID> = []

  /// The access of the declaration that is being written. Imports of the named types need this
  /// access.
  package var access = Access.internal
  /// The modules of the spelled names, each with the widest access of a declaration that names it.
  private(set) var writtenModules: [Int: Access] = [:]
  /// The modules of declarations that are used without being named.
  private var usedModules: Set<Int> = []
  /// The files whose imports declare spelled names that no source declares, each with the widest
  /// access of a declaration that names one.
  private(set) var foreignFiles: [Int: Access] = [:]
  /// The first name that cannot be spelled.
  package private(set) var unnameable: UnnameableType?

  /// The modules to import, each with the access that its import needs.
  package var modules: [Int: Access] {
    writtenModules.merging(usedModules.map { ($0, .internal) }, uniquingKeysWith: max)
  }

  /// Creates the spelling for a container or its `Reference`, in the container's generated file.
  ///
  /// - Parameter protocols: The protocols for which conformances are generated.
  package init(table: SymbolTable, container: NominalType, protocols: [SymbolID]) {
    let inherited = (protocols + container.conformed.keys).flatMap { table[$0].sites }
    let nested = (container.symbol.headers + inherited).flatMap(\.declaration.memberTypes)
    self.init(
      table: table, container: container, asSeenFrom: container.file,
      shadowed: Set(nested.map(\.baseName)).union([ReferenceDeclaration.name])
        .union(container.symbol.sites[0].headerScope.genericNames))
  }

  /// Creates the spelling for declarations at file level in the container's module, or in another
  /// module that sees all that the module of a file sees.
  ///
  /// - Parameters:
  ///   - owner: The name of the type in the other module.
  ///   - isNonsending: True if nonisolated `async` functions run on the caller's actor in the
  ///     generated file; `nil` for the setting of the file's module.
  ///   - shadowed: The names with another meaning in the generated file.
  ///   - ambiguous: The names that several imported modules may declare.
  ///   - declared: The visible names that read modules declare at file level.
  ///   - expandsAliases: True if the aliases of the owner's protocols are replaced by their types,
  ///     because generic types do not know the aliases while the compiler infers associated types.
  package init(
    table: SymbolTable, container: NominalType? = nil, owner: String = "", asSeenFrom file: Int,
    isNonsending: Bool? = nil, shadowed: Set<String> = [], ambiguous: Set<String> = [],
    declared: Set<String> = [], expandingAliases expandsAliases: Bool = false
  ) {
    self.table = table
    self.container = container
    module = container?.module ?? table.files[file].module
    self.owner = container?.path ?? owner
    self.file = file
    self.shadowed = shadowed
    self.ambiguous = ambiguous
    self.declared = declared
    self.isNonsending = isNonsending ?? table.modules[module].settings.isNonsending
    self.expandsAliases = expandsAliases
  }

  /// Adds modules of declarations that the generated code uses without naming them.
  package mutating func use(_ others: [Int]) { usedModules.formUnion(others) }

  private mutating func refuse(_ type: UnnameableType) { unnameable = unnameable ?? type }

  /// Spells a type. Sets `unnameable` if that is not possible.
  package mutating func text(of type: TypeSyntax, in scope: Scope) -> String {
    spelled(type, in: scope).description
  }

  /// Spells a global actor, given the name in its attribute.
  package mutating func actor(_ name: String, in scope: Scope) -> String {
    text(of: .name(TypeName(path: name)), in: scope)
  }

  /// Spells generic parameters, without the angle brackets; `nil` for none.
  package mutating func clause(_ parameters: [GenericParameter], in scope: Scope) -> String? {
    if parameters.isEmpty { return nil }
    return parameters.map { parameter in
      GenericParameter(
        prefixes: parameter.prefixes, name: parameter.name,
        constraint: parameter.constraint.map { spelled($0, in: scope) })
    }.listText
  }

  /// Spells the requirements of a `where` clause; `nil` for none.
  package mutating func clause(_ requirements: [GenericRequirement], in scope: Scope) -> String? {
    requirements.isEmpty ? nil : requirements.map { spelled($0, in: scope) }.listText
  }

  /// Spells a requirement of a `where` clause. A subject that is a single name, such as `Self`, is
  /// kept in a conformance requirement.
  package mutating func spelled(
    _ requirement: GenericRequirement, in scope: Scope
  ) -> GenericRequirement {
    guard !requirement.isSameType, case .name(let name) = requirement.subject,
      name.components.count == 1
    else { return requirement.map { spelled($0, in: scope) } }
    return GenericRequirement(
      subject: requirement.subject, type: spelled(requirement.type, in: scope))
  }

  /// Spells the effects, with the thrown type.
  package mutating func spelled(_ effects: Effects, in scope: Scope) -> Effects {
    guard case .typed(let error) = effects.throwing else { return effects }
    return Effects(isAsync: effects.isAsync, throwing: .typed(spelled(error, in: scope)))
  }

  /// Spells the name of a protocol or type.
  package mutating func name(of id: SymbolID) -> String {
    writtenModules[table[id].module, default: access].widen(to: access)
    let name = table.name(of: id, inFile: file)
    let first = name.pathParts.first ?? name
    let isQualified =
      name == table[id].path && (shadowed.contains(first) || ambiguous.contains(first))
    guard isQualified else { return name }
    let home = table.modules[table[id].module].name
    // A type with the name of its module hides the module.
    if container == nil, table.ids(home).contains(where: isNameable) {
      refuse(UnnameableType(name: table[id].path, isHidden: true))
    }
    return "\(home).\(name)"
  }

  /// Spells a type as syntax.
  ///
  /// - Parameter isPrefixed: True if the type follows a prefix that is already handled.
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
    let written = components.map { component in
      TypeName.Component(
        name: component.name, arguments: component.arguments.map { spelled($0, in: scope) },
        isModule: component.isModule)
    }
    return .name(TypeName(components: named(written, in: scope)))
  }

  /// The type behind an alias of a protocol; `nil` for other names.
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

  /// Spells a name whose arguments are spelled already.
  private mutating func named(
    _ components: [TypeName.Component], in scope: Scope
  ) -> [TypeName.Component] {
    switch table.meaning(of: TypeName(components: components), in: scope) {
    case .generic:
      return components
    case .symbol(let id):
      return path(of: id, named: components)
    case .external(let external):
      // The name is a member of a declared type, or a declaration of an unread module.
      if components.count > 1, !components[0].isModule {
        switch table.meaning(of: TypeName(components: [components[0]]), in: scope) {
        case .generic:
          return components
        case .symbol(let id):
          let isSelf = components[0].name == "Self" && table[id].kind == .protocol
          return (isSelf ? [] : path(of: id, named: [components[0]])) + components.dropFirst()
        case .external:
          break
        }
      }
      return foreign(components, named: external, in: scope)
    }
  }

  /// Spells a name that no source declares.
  private mutating func foreign(
    _ components: [TypeName.Component], named external: String, in scope: Scope
  ) -> [TypeName.Component] {
    let isStandard = PlatformNames.standardLibrary.contains(external)
    if !isStandard { foreignFiles[scope.file, default: access].widen(to: access) }
    // The name may have a different meaning in the generated code.
    guard !components[0].isModule,
      shadowed.contains(components[0].name) || declared.contains(components[0].name)
    else { return components }
    if let home = platformModule(of: components, in: scope) {
      return [TypeName.Component(name: home)] + components
    }
    refuse(UnnameableType(name: "\(TypeName(components: components))", isHidden: true))
    return components
  }

  /// The platform module that declares a name; `nil` if another module may declare it.
  private func platformModule(of components: [TypeName.Component], in scope: Scope) -> String? {
    let name = components[0].name
    if PlatformNames.standardLibrary.contains(name) { return "Swift" }
    guard container == nil, PlatformNames.foundation.contains(name),
      !table.importsUnreadModule(scope.file)
    else { return nil }
    let imports = table.files[scope.file].source.outline.imports
    return imports.contains { $0.module == "Foundation" } ? "Foundation" : nil
  }

  /// The path of a symbol, with the generic arguments of its last components.
  private mutating func path(
    of id: SymbolID, named components: [TypeName.Component]
  ) -> [TypeName.Component] {
    let symbol = table[id]
    if symbol.kind == .associatedtype { return [TypeName.Component(name: symbol.name)] }
    let isSelf = components.count == 1 && components[0].name == "Self"
    let isConformingType = isSelf && symbol.kind == .protocol
    if isConformingType || !isNameable(id) {
      let home = table[id].module
      let isImportable =
        home != module && table[id].access >= .package && !table.isImported(home, by: module)
      refuse(
        UnnameableType(
          name: "\(TypeName(components: components))",
          unimported: isImportable ? table.modules[home].name : nil))
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
  /// The type of an `async` function, with `@concurrent` or `nonisolated(nonsending)` added if the
  /// two modules have different defaults.
  fileprivate func running(
    as written: TypeSyntax, in home: SourceModule, _ isNonsending: Bool
  ) -> TypeSyntax {
    guard home.settings.isNonsending != isNonsending, written.runsByDefault else { return self }
    return .prefixed(isNonsending ? "@concurrent" : Self.nonsending, self)
  }
}

extension Access {
  /// Sets the access to the wider of the two.
  fileprivate mutating func widen(to other: Access) { self = max(self, other) }
}

/// A type that generated code cannot name.
package struct UnnameableType: Sendable, Hashable {
  package let name: String
  /// The module to import, if no file of the container's module imports the module that declares
  /// the type; `nil` for another reason.
  var unimported: String?
  /// True if the name has a different meaning in the generated code.
  var isHidden = false
}
