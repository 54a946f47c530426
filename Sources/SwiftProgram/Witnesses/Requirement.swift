import SwiftOutline

/// A member that a protocol asks for, its own or an inherited one.
package struct Requirement: Sendable {
  package let declaration: Declaration
  /// The protocol that declares it.
  package let owner: SymbolID
  /// The scope of the protocol's body.
  package let scope: Scope
  /// When it is asked for; without the protocol's own conditions where it has but one version.
  package let condition: ConditionSet
  /// The global actor that it is isolated to.
  package let isolation: String?
  /// Whether only one of several versions of the protocol, under different conditions, asks for it.
  package let isOfVersion: Bool
  /// The module of the protocol extension that implements it for those that do not.
  package let defaultModule: Int?

  package init(
    declaration: Declaration, owner: SymbolID, scope: Scope, condition: ConditionSet,
    isolation: String?, isOfVersion: Bool, defaultModule: Int?
  ) {
    self.declaration = declaration
    self.owner = owner
    self.scope = scope
    self.condition = condition
    self.isolation = isolation
    self.isOfVersion = isOfVersion
    self.defaultModule = defaultModule
  }

  /// Whether a protocol extension implements it.
  package var hasDefault: Bool { defaultModule != nil }
}

extension Requirement {
  /// The same, asked for without isolation.
  package var withoutIsolation: Requirement {
    Requirement(
      declaration: declaration, owner: owner, scope: scope, condition: condition, isolation: nil,
      isOfVersion: isOfVersion, defaultModule: defaultModule)
  }

  /// What tells it from all others.
  package struct Key: Hashable, Sendable {
    package let owner: SymbolID
    package let file: Int
    package let offset: Int
  }

  /// What tells it from all others.
  package var key: Key {
    Key(owner: owner, file: scope.file, offset: declaration.nameRange.lowerBound)
  }
}

/// What a protocol asks of the types that conform to it.
package struct RequirementList: Sendable {
  /// A protocol, and the module that a conformance would stand in.
  package struct Place: Hashable, Sendable {
    package let id: SymbolID
    package let module: Int

    package init(id: SymbolID, module: Int) {
      self.id = id
      self.module = module
    }
  }

  package var requirements: [Requirement] = []
  /// The associated types, which a witness may choose, and what each must conform to.
  package var associatedTypes: [String: [Constraint]] = [:]
  /// The members of the protocols' extensions by their names without labels, those included that
  /// stand under a `where` clause.
  package var defaults: [String: [Member]] = [:]
  /// The protocols that the list is of: the one that is asked about and all that it inherits from.
  package var family: [SymbolID] = []
  /// The inherited types that the sources do not declare, or that are no protocols.
  package var externals: [External] = []
  /// The protocols through which it refines `Sendable`, itself first; empty where it does not.
  package var sendableChain: [SymbolID] = []

  /// A type that an associated type must conform to.
  package struct Constraint: Sendable {
    package let type: TypeSyntax
    package let scope: Scope

    package init(type: TypeSyntax, scope: Scope) {
      self.type = type
      self.scope = scope
    }
  }

  package struct External: Sendable {
    package let name: String
    package let symbol: SymbolID?

    package init(name: String, symbol: SymbolID?) {
      self.name = name
      self.symbol = symbol
    }
  }
}

extension SymbolTable {
  /// What a protocol asks for, inherited requirements included.
  ///
  /// - Parameters:
  ///   - module: Where a conformance would stand, so which default implementations count.
  ///   - isEach: Whether what several protocols ask for is told for each.
  package func requirements(
    of id: SymbolID, seenFrom module: Int, each isEach: Bool = false
  ) -> RequirementList {
    guard !isEach else { return collectedRequirements(of: id, seenFrom: module, each: true) }
    return requirementLists.answer(RequirementList.Place(id: id, module: module)) {
      collectedRequirements(of: id, seenFrom: module, each: false)
    }
  }

  private func collectedRequirements(
    of id: SymbolID, seenFrom module: Int, each isEach: Bool
  ) -> RequirementList {
    var list = RequirementList()
    let family = ProtocolFamily(of: id, in: self)
    let defaults = DefaultImplementations(of: family.protocols, seenFrom: module, in: self)
    list.defaults = defaults.members
    list.family = family.protocols
    var seen: [String: SeenRequirements] = [:]
    for ancestor in family.protocols {
      let inherited = isolation(ofType: ancestor)
      collectExternals(of: ancestor, in: family, into: &list)
      for site in self[ancestor].sites {
        let isOfVersion = self[ancestor].sites.count > 1
        let outer = site.declaration.conditions.count
        for member in site.declaration.members where member.isRequirement {
          if member.kind == .associatedtype {
            list.associatedTypes[member.name, default: []] += member.inheritedTypes.map {
              RequirementList.Constraint(type: $0, scope: bodyScope(of: site, in: ancestor))
            }
            continue
          }
          let key = member.witnessKey
          let condition = ConditionSet(Array(member.conditions.dropFirst(isOfVersion ? 0 : outer)))
          let requirement = Requirement(
            declaration: member, owner: ancestor, scope: bodyScope(of: site, in: ancestor),
            condition: condition,
            isolation: member.isNonisolated
              ? nil : globalActor(in: member.attributes, scope: site.scope) ?? inherited,
            isOfVersion: isOfVersion,
            defaultModule: defaults.isEmpty
              ? nil : defaults.module(of: member, in: bodyScope(of: site, in: ancestor), self))
          let place = "\(key) \(condition.text ?? "")"
          let isNew = seen[place, default: SeenRequirements()].add(requirement, in: self)
          guard isEach || isNew else { continue }
          list.requirements.append(requirement)
        }
      }
    }
    return list
  }

  /// Whether a requirement has an attribute that may be a result builder.
  package func hasResultBuilder(_ requirement: Requirement) -> Bool {
    requirement.declaration.attributes.contains { attribute in
      !Self.languageAttributes.contains(attribute.name)
        && globalActor(in: [attribute], scope: requirement.scope) == nil
    }
  }

  /// The attributes of the language that a requirement may have.
  private static let languageAttributes: Set<String> = [
    "available", "backDeployed", "concurrent", "discardableResult", "inlinable", "nonobjc", "objc",
    "preconcurrency", "Sendable", "warn_unqualified_access",
  ]

  private func collectExternals(
    of id: SymbolID, in family: ProtocolFamily, into list: inout RequirementList
  ) {
    let headers = headerNames(of: id).filter { $0.site.declaration.kind == .protocol }
    for part in headers.flatMap(\.parts) {
      for name in part.externals where !PlatformNames.universal.contains(name) {
        if name == "Sendable" {
          if list.sendableChain.isEmpty || family.depth(of: id) < list.sendableChain.count {
            list.sendableChain = family.chain(to: id)
          }
        } else {
          list.externals.append(RequirementList.External(name: name, symbol: nil))
        }
      }
      for symbol in part.symbols where self[symbol].kind != .protocol {
        list.externals.append(RequirementList.External(name: self[symbol].name, symbol: symbol))
      }
    }
  }
}

/// The requirements of one name that were met so far.
private struct SeenRequirements {
  private var first: Requirement?
  private var keys: Set<String> = []

  /// Adds a requirement; says whether it is news: a property's name is enough, and of all else the
  /// types count.
  mutating func add(_ requirement: Requirement, in table: SymbolTable) -> Bool {
    guard let first else {
      first = requirement
      return true
    }
    if requirement.declaration.isProperty { return false }
    let key = { (item: Requirement) in
      table.signatureKey(of: item.declaration, in: item.scope)
    }
    if keys.isEmpty { keys.insert(key(first)) }
    return keys.insert(key(requirement)).inserted
  }
}

extension Declaration {
  fileprivate var isRequirement: Bool {
    switch kind {
    case .var, .let, .func, .`init`, .subscript, .associatedtype: true
    default: false
    }
  }

  /// What it inherits from: the types of its inheritance clause, and those that a protocol asks of
  /// `Self`.
  package var supertypes: [TypeSyntax] { inheritedTypes + selfConstraints }

  /// The types that a protocol's `where Self: A, Self: B` asks for.
  private var selfConstraints: [TypeSyntax] {
    guard kind == .protocol, let whereClause else { return [] }
    return whereClause.clauseParts.compactMap { requirement -> TypeSyntax? in
      let sides = requirement.split(separator: ":", maxSplits: 1)
      guard sides.count == 2, sides[0].allSatisfy({ $0 == " " || "Self".contains($0) }) else {
        return nil
      }
      return TypeSyntax(parsing: String(sides[1]))
    }
  }
}
