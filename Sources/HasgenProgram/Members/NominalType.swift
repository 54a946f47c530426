import HasgenReading

/// A type of the sources, with its members and conformances.
package struct NominalType: Sendable {
  package let id: SymbolID
  package let symbol: Symbol
  /// The condition under which it is compiled.
  package let condition: ConditionSet
  /// The protocols that the sources say it conforms to, directly or not, each with the condition of
  /// the conformance. Generated files are no sources.
  package let conformed: [SymbolID: ConditionSet]
  /// The protocols that generated code will make it conform to and whose extensions add members to
  /// it, each with the condition of the conformance.
  package let gained: [SymbolID: ConditionSet]
  /// The names in its inheritance clauses that no source declares, such as `Sendable`, with the
  /// names that they imply.
  package let conformedExternals: Set<String>
  /// The classes that it inherits from.
  package let superclasses: [SymbolID]
  /// True if it is an actor, isolated to a global actor, or declared as `Sendable`, directly or
  /// not.
  package let isSendable: Bool
  /// The global actor that it is isolated to; `nil` for none.
  package let isolation: String?

  /// True if its extensions must be marked `nonisolated`: the type is not isolated, and its header
  /// says so or the default of its module is an actor.
  package let statesNonisolated: Bool
  /// The global actor that another type of the module must name for the same isolation; `nil` if
  /// the module's default gives it that isolation.
  package let isolationOfOthers: String?

  /// True if a member has a directive.
  package let hasMembersWithDirectives: Bool

  /// The members that the type itself declares, in the order of the text.
  package let ownMembers: [Member]

  private let members: [String: [Member]]

  /// - Parameter gained: The protocols that generated code will make it conform to.
  package init(
    _ id: SymbolID, in table: SymbolTable, gaining gained: [SymbolID: ConditionSet] = [:]
  ) {
    self.id = id
    symbol = table[id]
    condition = symbol.condition
    let supertypeClosure = table.supertypeClosure(of: id)
    conformed = supertypeClosure.protocols
    self.gained = gained
    conformedExternals = supertypeClosure.externals
    superclasses = supertypeClosure.superclasses
    let isolation = table.isolation(ofType: id)
    self.isolation = isolation
    let standard = table.modules[symbol.module].settings.defaultActor
    let isFree = isolation == nil && symbol.kind != .actor
    statesNonisolated =
      isFree && (standard != nil || symbol.sites.contains { $0.declaration.isNonisolated })
    isolationOfOthers = isolation == standard ? nil : isolation
    isSendable =
      symbol.kind == .actor || isolation != nil || conformedExternals.contains("Sendable")
    let protocols = Set(supertypeClosure.protocols.keys).union(gained.keys)
    let conformer = Conformer(
      id: id, kind: symbol.kind, isGeneric: symbol.isGeneric, isSendable: isSendable,
      protocols: protocols, superclasses: superclasses, externals: conformedExternals)
    members = Self.members(
      from: [id] + superclasses + protocols.sorted(), of: conformer, in: table)
    ownMembers = Self.inOrder(members, of: [id])
    hasMembersWithDirectives = members.values.joined().contains {
      $0.declaration.traits.contains(.directives)
    }
  }

  /// The members that a type gets from some types and protocols, by their names without labels and
  /// back ticks.
  private static func members(
    from owners: [SymbolID], of conformer: Conformer, in table: SymbolTable
  ) -> [String: [Member]] {
    let module = table[conformer.id].module
    var members: [String: [Member]] = [:]
    for owner in owners {
      let symbol = table[owner]
      let isProtocol = symbol.kind == .protocol
      let sites = isProtocol ? [] : symbol.sites
      for site in sites + symbol.extensions
      where !site.isConstrained || isProtocol && conformer.meets(site, in: table) {
        for declaration in site.declaration.members where !declaration.isIgnored {
          let member = Member(declaration: declaration, site: site, owner: owner)
          guard table.sees(member, fromModule: module) else { continue }
          members[declaration.baseName.withoutBackticks, default: []].append(member)
        }
      }
    }
    return members
  }

  package var kind: Declaration.Kind { symbol.kind }

  /// True if all its declarations are marked `final`.
  package var isFinal: Bool { symbol.isFinal }

  /// True if the type has reference semantics.
  package var isClassBound: Bool { kind == .class || kind == .actor }

  /// The attributes that may be macros which add members.
  package var possibleMacros: [String] { symbol.possibleMacros }

  /// True if its header suppresses copying (`~Copyable`).
  package var isNoncopyable: Bool { symbol.isNoncopyable }

  /// The `@available` attributes, as written.
  package var availability: [String] { symbol.sites.flatMap(\.declaration.availability) }

  /// The widest access that it can have.
  package var access: Access { symbol.access }

  /// The members with a name, which is compared without labels and back ticks.
  package func members(named baseName: String) -> [Member] {
    members[baseName.withoutBackticks] ?? []
  }

  /// The members from given types (itself, superclasses, protocols), in the order of the text.
  package func members(of owners: [SymbolID]) -> [Member] { Self.inOrder(members, of: owners) }

  private static func inOrder(
    _ members: [String: [Member]], of owners: [SymbolID]
  ) -> [Member] {
    members.values.flatMap { $0 }.filter { owners.contains($0.owner) }
      .sorted { $0.key < $1.key }
  }
}

extension Site {
  /// True if an extension adds its members only where a `where` clause holds, or only for some
  /// generic arguments.
  package var isConstrained: Bool {
    guard declaration.kind == .extension else { return false }
    if !declaration.whereClause.isEmpty { return true }
    guard case .name(let name)? = declaration.type else { return false }
    return name.components.contains { !$0.arguments.isEmpty }
  }
}

extension SymbolTable {
  /// True if a conformance in a module can use a member: it is declared in that module, or it is
  /// accessible in an imported one.
  fileprivate func sees(_ member: Member, fromModule module: Int) -> Bool {
    let home = member.site.scope.module
    guard home != module else { return true }
    return member.access >= .package && isImported(home, by: module)
  }
}

extension Symbol {
  /// The names of the attributes that the language does not have; they may be macros that add
  /// members.
  package var possibleMacros: [String] {
    sites.flatMap(\.declaration.attributes).filter { !$0.isOfLanguage }.map(\.name)
  }
}
