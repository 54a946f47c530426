import SwiftOutline
import SwiftProgram

/// Finds what a call passes an argument to.
struct CalleeFinder: Sendable {
  let types: HeldTypes
  /// The functions at file level, by their names without labels.
  let globals: [String: [CodeMap.Place]]

  private var table: SymbolTable { types.table }

  /// An argument of a call.
  struct Argument {
    /// The label; `nil` where there is none.
    let label: String?
    /// How many arguments without a label stand before it.
    let position: Int
  }

  /// How an argument fits something that may be called.
  private enum Fit {
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
  private struct Candidate {
    let declaration: Declaration
    let scope: Scope
    let generics: HeldTypes.Generics
    /// What the generic parameters of its type are for the type that inherits it.
    var arguments: [String: HeldType] = [:]
  }

  /// What the parameter of an initializer of a type holds; `nil` if it is not known.
  func parameters(ofInitializerOf id: SymbolID, _ argument: Argument) -> [HeldType]? {
    var lineage = [id]
    if table[id].kind == .class { lineage += table.superclasses(of: id) }
    for (index, owner) in lineage.enumerated() {
      let initializers = members(of: owner) { $0.kind == .`init` }
      let fits = initializers.map { inheriting($0, from: owner, by: index == 0 ? nil : id) }
        .map { fit(argument, $0) }
      if fits.contains(where: \.isPossible) { return joined(fits) }
      let isWritten = table[owner].sites.contains {
        $0.declaration.members.contains { $0.kind == .`init` }
      }
      if table[owner].kind == .struct, !isWritten { return memberwise(owner, argument) }
    }
    return nil
  }

  /// What the parameter of a member of a type, or of one that it inherits from, holds.
  func parameters(
    ofMember name: String, of id: SymbolID, _ argument: Argument
  ) -> [HeldType]? {
    let kinship = table.kinship(of: id)
    let lineage = [id] + kinship.superclasses + kinship.protocols.keys.sorted()
    let fits = lineage.flatMap { owner in
      members(of: owner) { $0.baseName == name }
        .map { fit(argument, inheriting($0, from: owner, by: owner == id ? nil : id)) }
    }
    return joined(fits)
  }

  /// Whether a name is that of a type that the sources declare.
  func isType(_ name: String, in scope: Scope) -> Bool {
    type(TypeName(components: [TypeName.Component(name: name)]), in: scope) != nil
  }

  /// Whether a type has a member of a name, of its own or inherited.
  func hasMember(_ name: String, _ id: SymbolID) -> Bool {
    let kinship = table.kinship(of: id)
    return ([id] + kinship.superclasses + kinship.protocols.keys).contains {
      !members(of: $0) { $0.baseName == name }.isEmpty
    }
  }

  /// What the parameter of a member of the superclasses of a type holds.
  func parameters(
    ofSuperclassMember name: String, of id: SymbolID, _ argument: Argument
  ) -> [HeldType]? {
    for base in table.superclasses(of: id) {
      let fits = members(of: base) {
        name == "init" ? $0.kind == .`init` : $0.kind == .func && $0.baseName == name
      }.map { fit(argument, inheriting($0, from: base, by: id)) }
      if fits.contains(where: \.isPossible) { return joined(fits) }
    }
    return nil
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
      (globals[name] ?? []).map { place in
        fit(
          argument,
          Candidate(
            declaration: place.declaration, scope: place.scope, generics: place.generics))
      })
  }

  /// What any of several calls may be passed; `nil` if one of them is not known, or if there is none.
  private func joined(_ fits: [Fit]) -> [HeldType]? {
    var held: [HeldType] = []
    for fit in fits {
      switch fit {
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
    (table[id].sites + table[id].extensions).flatMap { site in
      site.declaration.members.filter(isMeant).map { member in
        let scope = table.bodyScope(of: site, in: id).adding(table[id].genericNames)
        let inner = scope.entering(member)
        var generics = HeldTypes.Generics()
        if member.hasGenericClauses { generics.declarations.append((member, inner)) }
        if site.declaration.hasGenericClauses {
          generics.declarations.append((site.declaration, site.headerScope))
        }
        generics.declarations += table[id].sites.map { ($0.declaration, $0.headerScope) }
        return Candidate(declaration: member, scope: inner, generics: generics)
      }
    }
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

  private func fit(_ argument: Argument, _ candidate: Candidate) -> Fit {
    let declaration = candidate.declaration
    var type: TypeSyntax?
    if declaration.isProperty {
      if argument.label == nil,
        case .function(let parameters, _, _)? = declaration.type?.withoutOptional,
        parameters.indices.contains(argument.position)
      {
        type = parameters[argument.position].type
      }
    } else if let label = argument.label {
      type = declaration.parameters.first { $0.label?.withoutBackticks == label }?.type
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
    if let held = types.held(type, in: candidate.scope, candidate.generics) { return .held(held) }
    // No value of a protocol is one of a type.
    if let id = table.symbol(for: type.withoutOptional, in: candidate.scope),
      table[id].kind != .protocol, table[id].kind != .typealias
    {
      return .not
    }
    return .unknown
  }

  private func memberwise(_ id: SymbolID, _ argument: Argument) -> [HeldType]? {
    guard let label = argument.label else { return nil }
    for site in table[id].sites {
      for member in site.declaration.members where member.isProperty && member.baseName == label {
        guard let type = member.type else { return nil }
        let generics = HeldTypes.Generics(declarations: [(site.declaration, site.headerScope)])
        return types.held(type, in: table.bodyScope(of: site, in: id), generics).map { [$0] }
      }
    }
    return nil
  }
}
