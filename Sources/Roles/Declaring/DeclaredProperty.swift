import Findings
import SwiftReading
import SwiftProgram

/// A property of a container that is to get a Has-protocol, if it can.
struct DeclaredProperty {
  let member: Member
  let container: NominalType
  let table: SymbolTable
  let rules: Rules
  let naming: ProtocolDeclaring.Naming

  private var declaration: Declaration { member.declaration }

  /// The scope in which the property is written.
  private var scope: Scope { table.bodyScope(of: member.site, in: container.id) }

  private var location: Location {
    table.location(of: declaration, inFile: member.site.scope.file)
  }

  /// Whether a directive asks for it.
  var isMarked: Bool { declaration.directives.contains { $0.name == "has" } }

  /// The reason why nobody could ask the container for the property; `nil` for most properties.
  var hindrance: String? {
    if declaration.isStatic { return "static" }
    if member.access <= .fileprivate { return member.access.rawValue }
    if declaration.name.hasPrefix("_") { return "named with '_'" }
    if isUnavailable { return "unavailable" }
    if naming == .property, rules.protocols.name(for: declaration.baseName) == nil {
      return "out of the pattern of Has-protocols"
    }
    return nil
  }

  /// Whether the property holds a parent: another container, or a composition of a parent.
  func isParent(among containers: Set<SymbolID>) -> Bool {
    guard let type = writtenType?.withoutOptional else { return false }
    if case .name(let name) = type.withoutPrefixes, name.components.count == 1,
      let constraint = constraints[name.components[0].name]
    {
      return constraint.contains(where: isOfHasProtocols)
    }
    if let id = table.symbol(for: type, in: typeScope),
      containers.contains(table.underlying(id) ?? id)
    {
      return true
    }
    return isOfHasProtocols(type)
  }

  private func isOfHasProtocols(_ type: TypeSyntax) -> Bool {
    let expansion = table.expand(type, in: typeScope)
    return expansion.symbols.contains { table.isHasProtocol($0, by: rules) }
      // Those that are declared for the parent's own properties are not there yet.
      || expansion.externals.contains(where: rules.protocols.fits)
  }

  // MARK: The protocol

  /// The protocol; a failure tells why there is none.
  func draft() -> Result<ProtocolDraft, UndeclarableProperty> {
    if !container.isClassBound, declaration.storage?.kind == .lazy { return fail(.lazyInStruct) }
    if !container.isClassBound, declaration.storage?.hasMutatingGetter == true {
      return fail(.mutating)
    }
    guard let type = writtenType else { return fail(.unreadableType) }
    if let name = genericName(in: type) { return fail(.generic(name)) }
    if type.contains(where: { $0.prefixes.contains("some") }) { return fail(.opaque) }
    guard let name = protocolName else { return fail(.unnameable(type)) }
    return .success(draft(named: name, type: type, isStandIn: false))
  }

  /// A stand-in for a protocol that cannot be declared; `nil` if it has no name either.
  func standIn() -> ProtocolDraft? {
    protocolName.map { draft(named: $0, type: writtenType, isStandIn: true) }
  }

  /// The name of the protocol; `nil` where the type is to give it one and has none.
  var protocolName: String? {
    guard naming == .type else { return rules.protocols.name(for: declaration.baseName) }
    guard case .name(let name)? = writtenType?.withoutOptional.withoutPrefixes,
      let last = name.components.last, !["Type", "Protocol", "Self"].contains(last.name)
    else { return nil }
    return rules.protocols.name(for: last.name)
  }

  private func fail(
    _ cause: UndeclarableProperty.Cause
  ) -> Result<ProtocolDraft, UndeclarableProperty> {
    .failure(UndeclarableProperty(property: declaration, cause: cause, location: location))
  }

  private func draft(named name: String, type: TypeSyntax?, isStandIn: Bool) -> ProtocolDraft {
    var condition = ConditionSet(declaration.conditions)
    var written: ProtocolDraft.Written?
    if let type, !isStandIn {
      let texts = texts(of: type)
      written = texts.written
      condition = condition.and(texts.condition)
    }
    let thrown: TypeSyntax? =
      if case .typed(let error) = effects.throwing { error } else { nil }
    let asked = ProtocolDraft.Asked(
      property: declaration.baseName, type: type.map { table.resolved($0, in: typeScope) },
      isolation: isolation, isAsync: effects.isAsync, isThrowing: effects.throwing != .nothing,
      thrown: thrown.map { table.resolved($0, in: scope) })
    return ProtocolDraft(
      name: name,
      container: Scope.Owner(module: container.symbol.module, path: container.symbol.path),
      member: member, location: location, availability: availability, asked: asked,
      written: written, isNonisolated: isNonisolated, condition: condition,
      access: min(container.access, member.access))
  }

  /// The requirement as the generated file writes it, and as the property's file would.
  private func texts(
    of type: TypeSyntax
  ) -> (written: ProtocolDraft.Written, condition: ConditionSet) {
    let file = container.symbol.sites[0].scope.file
    var generated = TypeSpelling(table: table, container: container, atFileLevelOf: file)
    generated.access = min(container.access, member.access)
    var known = TypeSpelling(
      table: table, container: container, atFileLevelOf: member.site.scope.file)
    let texts = (
      type: generated.text(of: type, in: typeScope),
      actor: isolation == defaultActor ? nil : isolation.map { generated.actor($0, in: scope) },
      effects: generated.spelled(effects, in: scope).description
    )
    let needed = table.imports(of: generated, inFile: file)
    let requirement = ProtocolDraft.Written.Requirement(
      type: known.spelled(type, in: typeScope),
      effects: known.spelled(effects, in: scope),
      globalActor: isolation.map { known.actor($0, in: scope) })
    let written = ProtocolDraft.Written(
      type: texts.type, globalActor: texts.actor, effects: texts.effects, imports: needed.lines,
      requirement: requirement)
    return (written, needed.condition)
  }

  // MARK: What the property says

  /// The type, written or called; `nil` where the sources do not tell it.
  private var writtenType: TypeSyntax? { table.type(of: declaration, in: scope)?.type }

  /// The scope in which the type is written.
  private var typeScope: Scope { table.type(of: declaration, in: scope)?.scope ?? scope }

  /// The container's generic parameters, with what is asked of each.
  private var constraints: [String: [TypeSyntax]] {
    var result: [String: [TypeSyntax]] = [:]
    for header in container.symbol.sites.map(\.declaration)
    where !header.genericParameters.isEmpty {
      for name in header.genericParameters.map(\.name) { result[name] = result[name] ?? [] }
      for requirement in header.genericRequirements where !requirement.isSameType {
        result[requirement.subject.description, default: []].append(requirement.type)
      }
    }
    return result
  }

  private func genericName(in type: TypeSyntax) -> String? {
    let names = constraints.keys
    var found: String?
    _ = type.contains { part in
      guard case .name(let name) = part, let first = name.components.first?.name,
        names.contains(first)
      else { return false }
      found = first
      return true
    }
    return found
  }

  private var isolation: String? {
    table.isolation(of: declaration, in: member.site, of: member.owner)
  }

  /// The global actor of what states none in its module.
  private var defaultActor: String? {
    table.modules[container.symbol.module].settings.defaultActor
  }

  /// Whether its protocol says that it is not isolated: its module's default is another, or the
  /// container says so.
  private var isNonisolated: Bool {
    isolation == nil && (defaultActor != nil || container.statesNonisolated)
  }

  /// The effects of reading it from elsewhere: what belongs to an actor is waited for.
  private var effects: Effects {
    let own = declaration.effects
    let isFree =
      container.kind != .actor || declaration.isNonisolated || isolation != nil
      || declaration.kind == .let
    return isFree ? own : Effects(isAsync: true, throwing: own.throwing)
  }

  private var isUnavailable: Bool {
    availability.contains { $0.availabilityWords.contains("unavailable") }
  }

  private var availability: [String] {
    let ofExtension =
      member.site.declaration.kind == .extension ? member.site.declaration.availability : []
    return Set(declaration.availability + ofExtension + container.availability).sorted()
  }
}
