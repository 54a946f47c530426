import SwiftReading

/// A type as it stands in the sources: what it has, and what it conforms to already.
package struct NominalType: Sendable {
  package let id: SymbolID
  package let symbol: Symbol
  /// The condition under which it is compiled.
  package let condition: ConditionSet
  /// The protocols that it conforms to, by whatever road, and when.
  package let conformed: [SymbolID: ConditionSet]
  /// The protocols that it will conform to by what is generated for its own members, and when, if
  /// their extensions add members to it.
  package let gained: [SymbolID: ConditionSet]
  /// The types in its inheritance clauses that the sources do not declare, with what they imply.
  package let conformedExternals: Set<String>
  /// The classes that it inherits from.
  package let superclasses: [SymbolID]
  /// True if a header or an extension says, directly or not, that it is `Sendable`.
  package let isSendable: Bool
  /// The global actor that it is isolated to.
  package let isolation: String?

  /// True if its extensions have to say that they are not isolated: its header says so, or its module's
  /// default is another.
  package let statesNonisolated: Bool
  /// The attribute that a type beside it needs to be isolated as it is; `nil` where the module's default
  /// does it.
  package let isolationOfOthers: String?

  /// True if a directive stands at one of its members.
  package let hasMembersWithDirectives: Bool

  /// All members of the type's own, in the order of the text.
  package let ownMembers: [Member]

  private let members: [String: [Member]]

  /// - Parameter gained: The protocols that it will conform to.
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
    statesNonisolated =
      isolation == nil && symbol.kind != .actor
      && (standard != nil || symbol.sites.contains { $0.declaration.isNonisolated })
    isolationOfOthers = isolation == standard ? nil : isolation
    isSendable =
      symbol.kind == .actor || isolation != nil || conformedExternals.contains("Sendable")
    var members: [String: [Member]] = [:]
    let protocols = Set(supertypeClosure.protocols.keys).union(gained.keys)
    let conformer = Conformer(
      id: id, kind: symbol.kind, isGeneric: symbol.isGeneric, isSendable: isSendable,
      protocols: protocols, superclasses: superclasses, externals: conformedExternals)
    for owner in [id] + supertypeClosure.superclasses + protocols.sorted() {
      let symbol = table[owner]
      let isProtocol = symbol.kind == .protocol
      let sites = isProtocol ? [] : symbol.sites
      for site in sites + symbol.extensions
      where !site.isConstrained || isProtocol && conformer.meets(site, in: table) {
        for declaration in site.declaration.members where !declaration.isIgnored {
          let member = Member(declaration: declaration, site: site, owner: owner)
          guard table.sees(member, fromModule: self.symbol.module) else { continue }
          members[declaration.baseName.withoutBackticks, default: []].append(member)
        }
      }
    }
    self.members = members
    ownMembers = Self.inOrder(members, of: [id])
    hasMembersWithDirectives = members.values.contains { members in
      members.contains { $0.declaration.traits.contains(.directives) }
    }
  }

  /// The kind of type that it is.
  package var kind: Declaration.Kind { symbol.kind }

  /// True if no class inherits from it.
  package var isFinal: Bool {
    symbol.sites.allSatisfy { $0.declaration.modifiers.contains("final") }
  }

  /// True if the type has reference semantics.
  package var isClassBound: Bool { kind == .class || kind == .actor }

  /// The attributes that may be macros which add members.
  package var possibleMacros: [String] { symbol.possibleMacros }

  /// True if its header takes copying away.
  package var isNoncopyable: Bool { symbol.isNoncopyable }

  /// The attributes that say where it is available.
  package var availability: [String] { symbol.sites.flatMap(\.declaration.availability) }

  /// The widest access that it can have.
  package var access: Access { symbol.access }

  /// The names of all members, functions' labels and back ticks left out.
  package var memberNames: some Sequence<String> { members.keys }

  /// The members of that name, a function's labels and back ticks left out.
  package func members(named baseName: String) -> [Member] {
    members[baseName.withoutBackticks] ?? []
  }

  /// All members that some types declare, in the order of the text.
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
  /// True if a conformance in a module can use a member: not one that another module's extension
  /// adds, unless that module is imported.
  fileprivate func sees(_ member: Member, fromModule module: Int) -> Bool {
    let home = member.site.scope.module
    guard home != module else { return true }
    return member.access >= .package && isImported(home, by: module)
  }
}

extension Symbol {
  /// The attributes that are none of the language's, and may be macros that add members.
  package var possibleMacros: [String] {
    let known: Set = [
      "MainActor", "available", "dynamicCallable", "dynamicMemberLookup", "frozen", "objc",
      "objcMembers", "preconcurrency", "propertyWrapper", "unchecked", "usableFromInline",
    ]
    return sites.flatMap(\.declaration.attributes).map(\.name).filter { !known.contains($0) }
  }
}
