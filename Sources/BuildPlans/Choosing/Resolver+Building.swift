import DependencyGraph
import Findings
import Roles
import SwiftOutline
import SwiftProgram

/// Building: a product or member as such, and the instances on the way to it.
extension Resolver {
  /// The type whose initializer or function meets a request.
  package struct Target {
    /// The type that is asked for: a protocol, or the one that is built.
    let asked: SymbolID
    /// The concrete type.
    let id: SymbolID
    let type: TypeSyntax

    /// The key by which requests for it share an instance.
    package var key: Instance.Key {
      let arguments: [TypeSyntax] =
        if case .name(let name) = type { name.components.flatMap(\.arguments) } else { [] }
      return Instance.Key(callee: .type(id, arguments), place: nil)
    }
  }

  /// The concrete type that meets a request.
  func target(of wanted: Wanted) throws(BuildingFailures) -> Target {
    let type = wanted.type.unwrapped ?? wanted.type
    guard let id = catalog.id(of: type) ?? catalog.protocols(of: type).first else {
      if case .factory = place { try checkReach(of: wanted, nil) }
      throw failures(wanted, .isUndeclared, of: nil)
    }
    guard catalog.table[id].kind == .protocol else {
      return Target(asked: id, id: id, type: type)
    }
    let implementation = try implementation(of: id, for: wanted)
    return Target(
      asked: id, id: implementation,
      type: catalog.type(of: implementation, implementing: type))
  }

  /// A new value: what a factory or a closure makes, or a member that shares it with no other.
  package mutating func product(
    _ wanted: Wanted, _ path: Path = Path(), as role: Role? = nil
  ) throws(BuildingFailures) -> Solution {
    if let function = wanted.type.function { return try closure(of: wanted, function, path) }
    let owner = path.owner.map { OpenValue.Owner.closure(wanted.name, of: $0) }
    let role =
      role
      ?? Role(owner: owner ?? .member(wanted.name), selves: path.selves, isProduct: true)
    let makers = byHand(for: wanted)
    if !makers.isEmpty {
      return try best(
        of: makers.map(\.candidate).joiningConditions(in: context), for: wanted,
        path.building(wanted.type), as: role, kind: .factory)
    }
    if let scope = try referredScope(of: wanted) {
      return .reference(try product(scope, path, as: role))
    }
    if let scope = try composedScope(for: wanted, path, as: role) { return scope }
    let target = try target(of: wanted)
    if role.isProduct, atHand.holders.contains(target.id) {
      // Its members would be what the new one gets.
      if path.depth > 0, let made = try madeByType(for: wanted, path) { return made }
      throw failures(wanted, .isMadeAbove, of: target.id)
    }
    return try build(target, for: wanted, path, as: role)
  }

  /// A member of a container, for `live`.
  ///
  /// - Parameter isAlone: Whether no other member is declared with its type, so that it is the one
  ///   instance of what meets it.
  package mutating func member(
    _ wanted: Wanted, isAlone: Bool
  ) throws(BuildingFailures) -> Solution {
    if byHand(for: wanted).isEmpty {
      if let closure = try reading(wanted) { return closure }
      if wanted.type.function == nil { try checkByHand(for: wanted) }
      guard isBuilt(wanted) else { throw try whyNotValue(wanted) }
    }
    let role = Role(owner: .member(wanted.name), selves: [wanted.name], isProduct: true)
    guard let target = instanceTarget(of: wanted) else { return try product(wanted, as: role) }
    try checkOwn(target, for: wanted)
    guard isAlone else { return try build(target, for: wanted, Path(), as: role) }
    return try only(target, for: wanted, Path())
  }

  /// The target that a member is an instance of; `nil` for a member that is made by hand or by a
  /// closure.
  package func instanceTarget(of wanted: Wanted) -> Target? {
    guard wanted.type.function == nil, byHand(for: wanted).isEmpty,
      let target = try? target(of: wanted), catalog.containers[target.id] == nil
    else { return nil }
    return target
  }

  /// The one instance of what meets a request for a service.
  mutating func instance(
    for wanted: Wanted, _ path: Path
  ) throws(BuildingFailures) -> Solution {
    let target: Target
    do throws(BuildingFailures) {
      target = try self.target(of: wanted)
    } catch {
      // What is a child's stays there, whatever would be chosen for it.
      try checkElsewhere(nil, for: wanted, path)
      throw error
    }
    try checkSecondInstance(of: target, for: wanted, path)
    return try only(target, for: wanted, path)
  }

  /// The instance that all requests share.
  private mutating func only(
    _ target: Target, for wanted: Wanted, _ path: Path
  ) throws(BuildingFailures) -> Solution {
    try checkTwins(of: target, for: wanted)
    if let known = instances[target.key] { return .instance(known) }
    return shared(try build(target, for: wanted, path, as: nil), for: wanted)
  }

  private mutating func build(
    _ target: Target, for wanted: Wanted, _ path: Path, as role: Role?
  ) throws(BuildingFailures) -> Solution {
    guard !path.keys.contains(target.key) else {
      throw failures(wanted, .needsItself, of: target.id)
    }
    guard !path.growsForever(into: target.key) else {
      throw failures(wanted, .growsForever(into: catalog.text(of: target.type)), of: target.id)
    }
    guard path.depth < Self.depthLimit else { throw failures(wanted, .isTooDeep, of: target.id) }
    guard case .name(let name) = target.type else { throw failures(wanted, .isUndeclared) }
    return try best(
      of: finder.initializers(of: target.id, name.components.flatMap(\.arguments)), for: wanted,
      path.building(wanted.type.unwrapped ?? wanted.type).building(target.type), as: role,
      kind: .initializer
    ).chosen(over: otherImplementations(than: target, for: wanted))
  }

  /// A call as the one instance that all who need it share.
  mutating func shared(_ solution: Solution, for wanted: Wanted) -> Solution {
    guard case .call(let candidate, _) = solution else { return solution }
    switch candidate.callee {
    case .shared, .live: return solution
    case .type(let id, _):
      guard catalog.containers[id] == nil else { return solution }
    case .function: break
    }
    let key = Instance.Key(candidate)
    let made: String =
      if case .type(let id, _) = candidate.callee { catalog.table[id].name } else {
        catalog.text(of: wanted.type.unwrapped ?? wanted.type)
      }
    let stem = made.nameOfValue.flatMap { $0 == made ? nil : $0 } ?? "made"
    let type =
      if case .type(let id, let arguments) = candidate.callee {
        catalog.type(id, with: arguments)
      } else {
        wanted.plainType
      }
    let instance = Instance(key: key, value: solution, stem: stem, type: type)
    instances[key] = instance
    return .instance(instance)
  }

  /// The failures for a value, with a hint at something that may have been meant.
  func failures(
    _ wanted: Wanted, _ reason: Refusal.Reason, of id: SymbolID?
  ) -> BuildingFailures {
    let place = id.map { catalog.table.location(of: catalog.table[$0].sites[0]) }
    let name = id.map { catalog.table[$0].path } ?? wanted.text
    let refusals = [Refusal(name: name, location: place, reason: reason)]
    // Another name for what goes round in a circle helps nobody.
    switch reason {
    case .needsItself, .growsForever:
      return BuildingFailures([BuildingFailure(wanted, refusals)])
    default: break
    }
    let finder = HintFinder(
      arguments: arguments, members: atHand.allMembers, memberNames: atHand.memberNames,
      catalog: catalog)
    return BuildingFailures([
      BuildingFailure(wanted, refusals, hint: finder.hint(for: wanted))
    ])
  }

  /// The container that satisfies a composition which a factory returns: the container itself, if
  /// no value is passed, or else its only child that does; `nil` for any other request.
  private mutating func composedScope(
    for wanted: Wanted, _ path: Path, as role: Role
  ) throws(BuildingFailures) -> Solution? {
    // A scope that is asked for by its own name is a new one.
    let isNamed = catalog.id(of: wanted.type).map { catalog.containers[$0] != nil } ?? false
    guard case .factory = place, role.isProduct, atHand.isWithinContainer, !isNamed else {
      return nil
    }
    switch atHand.answer(wanted, context) {
    case .isNone: return nil
    case .met(let solution) where ownArguments.isEmpty: return solution
    case .met, .lacks: break
    }
    let scopes = atHand.scopes(wanted)
    guard scopes.count < 2 else {
      let table = catalog.table
      throw ambiguity(
        of: scopes.map {
          Refusal.Rival(name: table[$0].path, location: table.location(of: table[$0].sites[0]))
        }, .scope, for: wanted)
    }
    guard let scope = scopes.first else { return nil }
    return try product(wanted.ofType(catalog.table.resolvedType(of: scope)), path, as: role)
  }

  /// The container that a class hands on which is asked for: `UserDependency.Reference`.
  private func referredScope(of wanted: Wanted) throws(BuildingFailures) -> Wanted? {
    let table = catalog.table
    guard let id = catalog.id(of: wanted.type),
      ReferenceDeclaration.isAdded(table[id].sites[0].declaration)
    else { return nil }
    let scope = catalog.containers.keys.first {
      table[$0].module == table[id].module && table[$0].path == table[id].enclosingPath
    }
    return scope.map { wanted.ofType(table.resolvedType(of: $0)) }
  }
}
