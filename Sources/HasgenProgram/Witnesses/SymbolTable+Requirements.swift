import HasgenReading

extension SymbolTable {
  /// The requirements of a protocol, inherited ones included.
  ///
  /// - Parameters:
  ///   - module: The module of the conformance, which decides which default implementations count.
  ///   - isEach: True if a requirement that several protocols declare is listed for each of them.
  package func requirements(
    of id: SymbolID, seenFrom module: Int, each isEach: Bool = false
  ) -> RequirementList {
    guard !isEach else { return collectedRequirements(of: id, seenFrom: module, each: true) }
    return answers.requirementLists.answer(RequirementList.Key(id: id, module: module)) {
      collectedRequirements(of: id, seenFrom: module, each: false)
    }
  }

  private func collectedRequirements(
    of id: SymbolID, seenFrom module: Int, each isEach: Bool
  ) -> RequirementList {
    var list = RequirementList()
    list.family = family(of: id)
    let defaults = DefaultImplementations(of: list.family, seenFrom: module, in: self)
    list.defaults = defaults.members
    var seen: Set<String> = []
    for ancestor in list.family {
      collectExternals(of: ancestor, into: &list)
      for site in self[ancestor].sites {
        let scope = bodyScope(of: site, in: ancestor)
        for member in site.declaration.members where member.isRequirement {
          if member.kind == .associatedtype {
            list.associatedTypes[member.name, default: []] += member.inheritedTypes.map {
              RequirementList.Constraint(type: $0, scope: scope)
            }
            continue
          }
          // Properties are told apart by their names, other members by their types too.
          let key = member.isProperty ? member.witnessKey : signatureKey(of: member, in: scope)
          let requirement = requirement(
            member, at: site, of: ancestor, in: scope,
            defaultModule: defaults.module(of: member, in: scope))
          let isNew = seen.insert("\(key) \(requirement.condition.text ?? "")").inserted
          guard isEach || isNew else { continue }
          list.requirements.append(requirement)
        }
      }
    }
    return list
  }

  private func requirement(
    _ member: Declaration, at site: Site, of owner: SymbolID, in scope: Scope, defaultModule: Int?
  ) -> Requirement {
    let isOfVersion = self[owner].sites.count > 1
    let outer = isOfVersion ? 0 : site.declaration.conditions.count
    var actor: String?
    if !member.isNonisolated {
      actor = globalActor(in: member.attributes, scope: site.scope) ?? isolation(ofType: owner)
    }
    return Requirement(
      declaration: member, owner: owner, scope: scope,
      condition: ConditionSet(Array(member.conditions.dropFirst(outer))), isolation: actor,
      isOfVersion: isOfVersion, defaultModule: defaultModule)
  }

  /// True if a requirement has an attribute that may be a result builder.
  package func hasResultBuilder(_ requirement: Requirement) -> Bool {
    requirement.declaration.attributes.contains { attribute in
      !attribute.isOfLanguage
        && globalActor(in: [attribute], scope: requirement.scope) == nil
    }
  }

  /// A protocol and all protocols that it inherits from, the protocol itself first; a type alone.
  package func family(of id: SymbolID) -> [SymbolID] {
    reachable(from: [id]) { protocolHeaders(of: $0).flatMap(\.symbols) }
      .filter { $0 == id || self[$0].kind == .protocol }
  }

  private func protocolHeaders(of id: SymbolID) -> [HeaderNames] {
    headerNames(of: id).filter { $0.site.declaration.kind == .protocol }
  }

  private func collectExternals(of id: SymbolID, into list: inout RequirementList) {
    for header in protocolHeaders(of: id) {
      for name in header.externals where !PlatformNames.universal.contains(name) {
        if name == "Sendable" {
          let heirs = list.family.prefix(id == list.family[0] ? 0 : 1)
          if list.sendableChain.isEmpty { list.sendableChain = heirs + [id] }
        } else {
          list.externals.append(RequirementList.External(name: name, symbol: nil))
        }
      }
      for symbol in header.symbols where self[symbol].kind != .protocol {
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

  /// The types that it inherits from: those of its inheritance clause, and those that a protocol
  /// requires of `Self`.
  package var supertypes: [TypeSyntax] { inheritedTypes + selfConstraints }

  /// The types in a protocol's `where Self: A, Self: B`.
  private var selfConstraints: [TypeSyntax] {
    guard kind == .protocol else { return [] }
    return whereClause.filter { !$0.isSameType }.compactMap(\.askedOfSelf)
  }
}
