import HasgenProgram
import HasgenReading

/// A property of a container for which a Has-protocol may be declared.
struct DeclaredProperty {
  let member: Member
  let container: NominalType
  let table: SymbolTable
  let rules: Rules
  let naming: ProtocolDeclaring.Naming

  private var declaration: Declaration { member.declaration }

  /// The scope in which the property is written.
  private var scope: Scope { table.bodyScope(of: member.site, in: container.id) }

  var location: Location {
    table.location(of: declaration, inFile: member.site.scope.file)
  }

  /// True if a directive `has` marks the property.
  var isMarked: Bool { declaration.directives.contains { $0.name == "has" } }

  /// True if a consumer could not use the property through a protocol.
  var isOutOfReach: Bool {
    let isHidden =
      declaration.isStatic || member.access <= .fileprivate || declaration.name.hasPrefix("_")
    let isUnnamed = naming == .property && protocolName == nil
    return isHidden || isUnnamed
      || availability.contains { $0.availabilityWords.contains("unavailable") }
  }

  /// True if the property holds a parent: another container, or a composition of a parent.
  func isParent(among containers: Set<SymbolID>) -> Bool {
    guard let type = writtenType?.withoutOptional else { return false }
    if let id = table.symbol(for: type, in: typeScope),
      containers.contains(table.underlying(id) ?? id)
    {
      return true
    }
    return table.bounds(of: type, in: container.id).contains { type in
      let expansion = table.expand(type, in: typeScope)
      return expansion.symbols.contains { table.isHasProtocol($0, by: rules) }
        // The protocols that are declared for the parent's properties are not in the table yet.
        || expansion.externals.contains(where: rules.protocols.fits)
    }
  }

  // MARK: The protocol

  /// The reason why no protocol can be declared, and the fix.
  struct Undeclarable: Error {
    let reason: String
    let cure: String
  }

  /// The draft of the protocol.
  func draft() throws(Undeclarable) -> ProtocolDraft {
    let storage = declaration.storage
    let isChangedByReading = storage?.kind == .lazy || storage?.hasMutatingGetter == true
    guard container.isClassBound || !isChangedByReading else {
      throw Undeclarable(
        reason: "reading it changes the struct",
        cure: "build it in the initializer, make the container a class")
    }
    guard let type = writtenType else {
      throw Undeclarable(
        reason: "it has no written type",
        cure: "write the type: '\(declaration.kind.rawValue) \(declaration.name): …'")
    }
    guard !isGeneric(type), !type.contains(where: { $0.prefixes.contains("some") }),
      let name = protocolName
    else {
      throw Undeclarable(
        reason: "its type '\(type)' is generic, opaque or has no name",
        cure: "declare a protocol by hand")
    }
    return draft(named: name, type: type)
  }

  /// The name of the protocol; `nil` if it follows from the type, and the type has no usable name.
  var protocolName: String? {
    guard naming == .type else { return rules.protocols.name(for: declaration.baseName) }
    guard case .name(let name)? = writtenType?.withoutOptional.withoutPrefixes,
      let last = name.components.last, !["Type", "Protocol", "Self"].contains(last.name)
    else { return nil }
    return rules.protocols.name(for: last.name)
  }

  private func draft(named name: String, type: TypeSyntax) -> ProtocolDraft {
    let file = container.file
    let access = min(container.access, member.access)
    var generated = TypeSpelling(table: table, container: container, asSeenFrom: file)
    generated.access = access
    var known = TypeSpelling(
      table: table, container: container, asSeenFrom: member.site.scope.file)
    let text = (
      type: generated.text(of: type, in: typeScope),
      globalActor: isolation == defaultActor
        ? nil : isolation.map { generated.actor($0, in: scope) },
      effects: generated.spelled(effects, in: scope).description
    )
    let needed = table.imports(of: generated, inFile: file)
    return ProtocolDraft(
      name: name,
      container: container.symbol.owner,
      member: member, location: location, availability: availability,
      asked: ProtocolDraft.Asked(
        property: declaration.baseName, type: table.resolved(type, in: typeScope),
        isolation: isolation, effects: table.resolved(effects, in: scope)),
      text: text,
      known: (
        type: known.spelled(type, in: typeScope),
        globalActor: isolation.map { known.actor($0, in: scope) },
        effects: known.spelled(effects, in: scope)
      ), imports: needed.imports,
      isNonisolated: isolation == nil && (defaultActor != nil || container.statesNonisolated),
      condition: ConditionSet(declaration.conditions).and(needed.condition), access: access)
  }

  // MARK: The facts about the property

  /// The type, written or from the initial value; `nil` if the sources do not show it.
  private var writtenType: TypeSyntax? { table.type(of: declaration, in: scope)?.type }

  /// The scope in which the type is written.
  private var typeScope: Scope { table.type(of: declaration, in: scope)?.scope ?? scope }

  /// True if a type depends on a generic parameter of the container.
  private func isGeneric(_ type: TypeSyntax) -> Bool {
    let generics = container.symbol.genericNames
    return type.contains { part in
      if case .name(let name) = part { generics.contains(name.components[0].name) } else { false }
    }
  }

  private var isolation: String? {
    table.isolation(of: declaration, in: member.site, of: member.owner)
  }

  /// The default global actor of the module.
  private var defaultActor: String? {
    table.modules[container.module].settings.defaultActor
  }

  /// The effects of reading the property from outside: members of an actor are `async`.
  private var effects: Effects {
    let own = declaration.effects
    let isFree = declaration.isNonisolated || isolation != nil || declaration.kind == .let
    if container.kind != .actor || isFree { return own }
    return Effects(isAsync: true, throwing: own.throwing)
  }

  private var availability: [String] {
    let ofExtension =
      member.site.declaration.kind == .extension ? member.site.declaration.availability : []
    return Set(declaration.availability + ofExtension + container.availability).sorted()
  }
}
