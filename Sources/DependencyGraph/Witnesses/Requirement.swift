import SwiftOutline

/// A member that a protocol asks for, its own or an inherited one.
struct Requirement: Sendable {
  let declaration: Declaration
  /// The protocol that declares it.
  let owner: SymbolID
  /// The scope of the protocol's body.
  let scope: Scope
  /// When it is asked for; without the protocol's own conditions where it has but one version.
  let condition: ConditionSet
  /// The global actor that it is isolated to.
  let isolation: String?
  /// Whether only one of several versions of the protocol, under different conditions, asks for it.
  let isOfVersion: Bool
  /// The module of the protocol extension that implements it for those that do not.
  let defaultModule: Int?

  /// Whether a protocol extension implements it.
  var hasDefault: Bool { defaultModule != nil }
}

extension Requirement {
  /// What tells it from all others.
  struct Key: Hashable, Sendable {
    let owner: SymbolID
    let file: Int
    let offset: Int
  }

  /// What tells it from all others.
  var key: Key {
    Key(owner: owner, file: scope.file, offset: declaration.nameRange.lowerBound)
  }
}

/// What a protocol asks of the types that conform to it.
struct RequirementList: Sendable {
  var requirements: [Requirement] = []
  /// The associated types, which a witness may choose, and what each must conform to.
  var associatedTypes: [String: [Constraint]] = [:]
  /// The inherited types that the sources do not declare, or that are no protocols.
  var externals: [External] = []
  /// The protocols through which it refines `Sendable`, itself first; empty where it does not.
  var sendableChain: [SymbolID] = []

  /// A type that an associated type must conform to.
  struct Constraint: Sendable {
    let type: TypeSyntax
    let scope: Scope
  }

  struct External: Sendable {
    let name: String
    let symbol: SymbolID?
  }
}

extension SymbolTable {
  /// What a protocol asks for, inherited requirements included.
  ///
  /// - Parameters:
  ///   - module: Where a conformance would stand, so which default implementations count.
  ///   - isEach: Whether what several protocols ask for is told for each.
  func requirements(
    of id: SymbolID, seenFrom module: Int, each isEach: Bool = false
  ) -> RequirementList {
    var list = RequirementList()
    let families = family(of: id)
    let defaults = DefaultImplementations(of: families.map(\.id), seenFrom: module, in: self)
    var seen: [String: [Requirement]] = [:]
    for (ancestor, chain) in families {
      let inherited = globalActor(ofFirstIn: family(of: ancestor).map(\.id))
      for site in self[ancestor].sites {
        collectExternals(of: site, chain: chain, into: &list)
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
              ? nil : globalActor(of: member, in: site) ?? inherited,
            isOfVersion: isOfVersion,
            defaultModule: defaults.isEmpty
              ? nil : defaults.module(of: member, in: bodyScope(of: site, in: ancestor), self))
          let place = "\(key) \(condition.text ?? "")"
          guard isEach || !isKnown(requirement, among: seen[place, default: []]) else { continue }
          seen[place, default: []].append(requirement)
          list.requirements.append(requirement)
        }
      }
    }
    return list
  }

  /// Whether a requirement is one of others that have its name: that of a property, or one whose
  /// types are the same.
  private func isKnown(_ requirement: Requirement, among others: [Requirement]) -> Bool {
    guard !others.isEmpty, !requirement.declaration.isProperty else { return !others.isEmpty }
    let key = { (item: Requirement) in
      signatureKey(of: item.declaration, in: item.scope)
    }
    let own = key(requirement)
    return others.contains { key($0) == own }
  }

  /// Whether a requirement has an attribute that may be a result builder.
  func hasResultBuilder(_ requirement: Requirement) -> Bool {
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

  /// A protocol and all that it inherits from, each with the way to it.
  private func family(of id: SymbolID) -> [(id: SymbolID, chain: [SymbolID])] {
    var result: [(id: SymbolID, chain: [SymbolID])] = []
    var waiting: [(id: SymbolID, chain: [SymbolID])] = [(id, [id])]
    var seen: Set<SymbolID> = [id]
    while let next = waiting.popLast() {
      result.append(next)
      for parent in inheritedSymbols(of: next.id).reversed() where seen.insert(parent).inserted {
        waiting.append((parent, next.chain + [parent]))
      }
    }
    return result.filter { self[$0.id].kind == .protocol }
  }

  /// What a protocol's headers name, aliases and compositions taken apart.
  private func inheritedSymbols(of id: SymbolID) -> [SymbolID] {
    self[id].sites.filter { $0.declaration.kind == .protocol }.flatMap { site in
      site.declaration.supertypes.flatMap { expand($0, in: site.headerScope).symbols }
    }
  }

  private func collectExternals(of site: Site, chain: [SymbolID], into list: inout RequirementList)
  {
    for type in site.declaration.supertypes {
      let expansion = expand(type, in: site.headerScope)
      for name in expansion.externals where !PlatformNames.universal.contains(name) {
        if name == "Sendable" {
          if list.sendableChain.isEmpty || chain.count < list.sendableChain.count {
            list.sendableChain = chain
          }
        } else {
          list.externals.append(RequirementList.External(name: name, symbol: nil))
        }
      }
      for symbol in expansion.symbols where self[symbol].kind != .protocol {
        list.externals.append(RequirementList.External(name: self[symbol].name, symbol: symbol))
      }
    }
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
  var supertypes: [TypeSyntax] { inheritedTypes + selfConstraints }

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
