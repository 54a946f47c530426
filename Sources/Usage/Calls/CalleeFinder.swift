import SwiftReading
import SwiftProgram

/// Finds what a call passes an argument to.
struct CalleeFinder: Sendable {
  let types: HeldTypes
  /// What can be called by a name, wherever it is declared.
  let names: Names
  /// The names of types that are named with generic arguments.
  let namesWithArguments: Set<String>

  var table: SymbolTable { types.table }

  /// An argument of a call.
  struct Argument {
    /// The label; `nil` where there is none.
    let label: String?
    /// How many arguments without a label stand before it.
    let position: Int
    /// The labels of all arguments between the parentheses, `nil` where there is none.
    var labels: [String?] = []
  }

  /// How an argument fits something that may be called.
  enum Fit {
    /// It cannot be what is called.
    case not
    /// It takes what is not understood.
    case unknown
    case held(HeldType)

    var isPossible: Bool {
      if case .not = self { false } else { true }
    }
  }

  /// What may be called, with what a name in it means.
  struct Candidate {
    let declaration: Declaration
    let scope: Scope
    let generics: HeldTypes.Generics
    /// The type that has it; `nil` for a function at file level.
    var owner: SymbolID?
    /// What the generic parameters of its type are for the type that inherits it.
    var arguments: [String: HeldType] = [:]
  }

  /// What the parameter of an initializer of a type holds; `nil` if it is not known.
  func parameters(ofInitializerOf id: SymbolID, _ argument: Argument) -> [HeldType]? {
    var lineage = [id]
    if table[id].kind == .class { lineage += table.superclasses(of: id) }
    for (index, owner) in lineage.enumerated() {
      let initializers = members(of: owner) { $0.kind == .`init` }
      let candidates = initializers.map { inheriting($0, from: owner, by: index == 0 ? nil : id) }
      let isWritten = table[owner].sites.contains {
        $0.declaration.members.contains { $0.kind == .`init` }
      }
      let isPossible = candidates.contains { fit(argument, $0).isPossible }
      if table[owner].kind == .struct, !isWritten {
        // An initializer of an extension stands beside the memberwise one.
        guard isPossible else { return memberwise(owner, argument) }
        guard let own = joined(candidates, argument) else { return nil }
        if !isMemberwise(owner, argument) { return own }
        guard let other = memberwise(owner, argument) else {
          return nil
        }
        return own + other
      }
      if isPossible { return joined(candidates, argument) }
    }
    return nil
  }

  /// What the parameter of a member of a type, or of one that it inherits from, holds.
  func parameters(
    ofMember name: String, of id: SymbolID, _ argument: Argument
  ) -> [HeldType]? {
    let supertypeClosure = table.supertypeClosure(of: id)
    let lineage = [id] + supertypeClosure.superclasses + supertypeClosure.protocols.keys.sorted()
    let candidates = lineage.flatMap { owner in
      members(of: owner) { $0.baseName == name }
        .map { inheriting($0, from: owner, by: owner == id ? nil : id) }
    }
    return joined(candidates, argument)
  }

  /// Whether a name is that of a type that the sources declare.
  func isType(_ name: String, in scope: Scope) -> Bool {
    type(TypeName(components: [TypeName.Component(name: name)]), in: scope) != nil
  }

  /// Whether a type has a member of a name, of its own or inherited.
  func hasMember(_ name: String, _ id: SymbolID) -> Bool {
    let supertypeClosure = table.supertypeClosure(of: id)
    return ([id] + supertypeClosure.superclasses + supertypeClosure.protocols.keys).contains {
      !members(of: $0) { $0.baseName == name }.isEmpty
    }
  }

  /// What the parameter of a member of the superclasses of a type holds.
  func parameters(
    ofSuperclassMember name: String, of id: SymbolID, _ argument: Argument
  ) -> [HeldType]? {
    for base in table.superclasses(of: id) {
      let candidates = members(of: base) {
        name == "init" ? $0.kind == .`init` : $0.kind == .func && $0.baseName == name
      }.map { inheriting($0, from: base, by: id) }
      if candidates.contains(where: { fit(argument, $0).isPossible }) {
        return joined(candidates, argument)
      }
    }
    return nil
  }

  /// What the parameter of an initializer holds that one of some protocols and classes asks for.
  func parameters(
    ofInitializerOfAnyOf bounds: [SymbolID], _ argument: Argument
  ) -> [HeldType]? {
    let family = bounds.flatMap { [$0] + table.supertypeClosure(of: $0).protocols.keys.sorted() }
    return joined(family.flatMap { members(of: $0) { $0.kind == .`init` } }, argument)
  }

  /// Whether each member of a name that a type has takes an argument, so that nothing outside of the
  /// type is meant.
  func surelyTakes(_ argument: Argument, member name: String, of id: SymbolID) -> Bool {
    let supertypeClosure = table.supertypeClosure(of: id)
    return ([id] + supertypeClosure.superclasses + supertypeClosure.protocols.keys).flatMap {
      owner in
      members(of: owner) { $0.baseName == name }
    }.allSatisfy { candidate in
      guard takes(argument.labels, candidate.declaration) else { return false }
      if case .held = fit(argument, candidate) { return true }
      return false
    }
  }

  /// Whether an initializer of a type may take an argument that is not understood.
  func takesUnknown(_ id: SymbolID, _ argument: Argument) -> Bool {
    members(of: id) { $0.kind == .`init` }.contains { candidate in
      guard takes(argument.labels, candidate.declaration) else { return false }
      if case .unknown = fit(argument, candidate) { return true }
      return false
    }
  }

  /// The type that a name means, aliases followed.
  func type(_ name: TypeName, in scope: Scope) -> SymbolID? {
    guard !name.components.isEmpty, case .symbol(let id) = table.meaning(of: name, in: scope) else {
      return nil
    }
    let meant = table.underlying(id) ?? id
    switch table[meant].kind {
    case .struct, .class, .actor, .enum: return meant
    default: return nil
    }
  }

  /// What the parameter of a function at file level holds.
  func parameters(ofGlobal name: String, _ argument: Argument) -> [HeldType]? {
    joined(
      names.globals(named: name).map { place in
        Candidate(declaration: place.declaration, scope: place.scope, generics: place.generics)
      }, argument)
  }

  /// What any of several calls may be passed; `nil` if one of them is not known, or if there is none.
  private func joined(_ candidates: [Candidate], _ argument: Argument) -> [HeldType]? {
    // If none takes the labels, something is called that is not known.
    guard candidates.contains(where: { takes(argument.labels, $0.declaration) }) else { return nil }
    var held: [HeldType] = []
    for candidate in candidates {
      switch fit(argument, candidate) {
      case .not: continue
      case .unknown: return nil
      case .held(let type): held.append(type)
      }
    }
    return held.isEmpty ? nil : held
  }

  private func members(
    of id: SymbolID, where isMeant: (Declaration) -> Bool
  ) -> [Candidate] {
    table[id].headers.flatMap { site in
      site.declaration.members.filter(isMeant).map { member in
        let scope = table.bodyScope(of: site, in: id).adding(table[id].genericNames)
        let inner = scope.entering(member)
        var generics = HeldTypes.Generics()
        if member.hasGenericClauses { generics.declarations.append((member, inner)) }
        generics.declarations += clauses(of: id).declarations
        return Candidate(declaration: member, scope: inner, generics: generics, owner: id)
      }
    }
  }

  /// The generic clauses of a type and of all its extensions: a value that the type is made with may
  /// be used for what any of them asks for.
  func clauses(of id: SymbolID) -> HeldTypes.Generics {
    let extensions = table[id].extensions.filter(\.declaration.hasGenericClauses)
    return HeldTypes.Generics(
      declarations: (extensions + table[id].sites).map { ($0.declaration, $0.headerScope) })
  }

  /// A member as a subclass inherits it, with what that hands its generic superclass.
  private func inheriting(
    _ candidate: Candidate, from base: SymbolID, by id: SymbolID?
  ) -> Candidate {
    guard let id, table[base].kind == .class, !table[base].genericNames.isEmpty else {
      return candidate
    }
    var result = candidate
    for site in table[id].sites {
      for case .name(let name) in site.declaration.inheritedTypes.map(\.withoutPrefixes)
      where table.symbol(for: .name(name), in: site.headerScope) == base {
        for (parameter, argument) in zip(
          table[base].genericNames, name.components.last?.arguments ?? [])
        {
          let generics = HeldTypes.Generics(declarations: [(site.declaration, site.headerScope)])
          result.arguments[parameter] = types.held(argument, in: site.headerScope, generics)
        }
      }
    }
    return result
  }

  func fit(_ argument: Argument, _ candidate: Candidate) -> Fit {
    let declaration = candidate.declaration
    var type: TypeSyntax?
    if declaration.isProperty {
      if argument.label == nil,
        case .function(let parameters, _, _)? = declaration.type?.withoutOptional,
        parameters.indices.contains(argument.position)
      {
        type = parameters[argument.position].type
      } else {
        // What the value of another type does when it is called is not followed.
        return .unknown
      }
    } else if let label = argument.label {
      let labelled = declaration.parameters.filter { $0.label?.withoutBackticks == label }
      // `link(to: a, to: b)`
      if labelled.count > 1 { return .unknown }
      type = labelled.first?.type
    } else {
      let unlabelled = declaration.parameters.filter { $0.label == nil }
      if unlabelled.indices.contains(argument.position) {
        type = unlabelled[argument.position].type
      }
    }
    return type.map { fit($0, candidate) } ?? .not
  }

  private func fit(_ type: TypeSyntax, _ candidate: Candidate) -> Fit {
    if case .name(let name) = type.withoutOptional, name.components.count == 1,
      let argument = candidate.arguments[name.components[0].name]
    {
      return .held(argument)
    }
    if isLeaving(type, candidate) { return .unknown }
    if let held = types.held(type, in: candidate.scope, candidate.generics) { return .held(held) }
    // No value of a protocol is one of a type.
    if let id = table.symbol(for: type.withoutOptional, in: candidate.scope),
      table[id].kind != .protocol, table[id].kind != .typealias
    {
      return .not
    }
    return .unknown
  }

  /// Whether a memberwise initializer may have the labels of a call.
  private func isMemberwise(_ id: SymbolID, _ argument: Argument) -> Bool {
    let properties = Set(
      table[id].sites.flatMap(\.declaration.members).filter(\.isProperty)
        .map(\.baseName.withoutBackticks))
    return argument.labels.allSatisfy { $0.map(properties.contains) ?? false }
  }

  private func memberwise(_ id: SymbolID, _ argument: Argument) -> [HeldType]? {
    guard let label = argument.label else { return nil }
    for site in table[id].sites {
      for member in site.declaration.members where member.isProperty && member.baseName == label {
        guard let type = member.type else { return nil }
        let generics = clauses(of: id)
        let scope = table.bodyScope(of: site, in: id)
        let made = Candidate(declaration: member, scope: scope, generics: generics, owner: id)
        if isLeaving(type, made) { return nil }
        return types.held(type, in: scope, generics).map { [$0] }
      }
    }
    return nil
  }
}
