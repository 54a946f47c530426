import DependencyGraph
import Findings
import Roles
import SwiftReading
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
  func target(of request: ValueRequest) throws(BuildingFailures) -> Target {
    let type = request.type.unwrapped ?? request.type
    guard let id = catalog.id(of: type) ?? catalog.protocols(of: type).first else {
      if case .factory = place { try checkReach(of: request, nil) }
      throw BuildingFailures(request, .undeclared(request.text, in: containerPath))
    }
    guard catalog.table[id].kind == .protocol else {
      return Target(asked: id, id: id, type: type)
    }
    let implementation = try implementation(of: id, for: request)
    return Target(
      asked: id, id: implementation,
      type: catalog.type(of: implementation, implementing: type))
  }

  /// A new value: what a factory or a closure makes, or a member that shares it with no other.
  package mutating func product(
    _ request: ValueRequest, _ path: Path = Path(), as role: Role? = nil
  ) throws(BuildingFailures) -> BuildPlan {
    let makers = byHand(for: request)
    if let function = request.type.function, makers.isEmpty {
      return try closure(of: request, function, path)
    }
    let owner = path.owner.map { OpenValue.Owner.closure(request.name, of: $0) }
    let role =
      role
      ?? Role(owner: owner ?? .member(request.name), selves: path.selves, isProduct: true)
    if !makers.isEmpty {
      return try best(
        of: makers.map(\.provider), for: request,
        path.building(request.type), as: role, kind: .makers)
    }
    if let scope = try referredScope(of: request) {
      return .reference(try product(scope, path, as: role))
    }
    if let scope = try composedScope(for: request, path, as: role) { return scope }
    let target = try target(of: request)
    if role.isProduct, environment.holders.contains(target.id) {
      // Its members would be what the new one gets.
      if path.depth > 0, let made = try madeByType(for: request, path) { return made }
      let name = catalog.table[target.id].path
      throw BuildingFailures(
        request,
        Refusal(
          .above,
          "'\(name)' would be made of the members of another one: a scope above makes it, asked for "
            + "by a protocol that it can meet", at: catalog.table.location(of: target.id)))
    }
    return try build(target, for: request, path, as: role)
  }

  /// A member of a container, for `live`.
  ///
  /// - Parameter isAlone: Whether no other member is declared with its type, so that it is the one
  ///   instance of what meets it.
  package mutating func member(
    _ request: ValueRequest, isAlone: Bool
  ) throws(BuildingFailures) -> BuildPlan {
    if byHand(for: request).isEmpty {
      if let closure = try reading(request) { return closure }
      if request.type.function == nil { try checkByHand(for: request) }
      guard isBuilt(request) else { throw try whyNotValue(request) }
    }
    let role = Role(owner: .member(request.name), selves: [request.name], isProduct: true)
    guard let target = instanceTarget(of: request) else { return try product(request, as: role) }
    try checkOwn(target, for: request)
    guard isAlone else { return try build(target, for: request, Path(), as: role) }
    return try only(target, for: request, Path())
  }

  /// The target that a member is an instance of; `nil` for a member that is made by hand or by a
  /// closure.
  package func instanceTarget(of request: ValueRequest) -> Target? {
    guard request.type.function == nil, byHand(for: request).isEmpty,
      let target = try? target(of: request), catalog.containers[target.id] == nil
    else { return nil }
    return target
  }

  /// The one instance of what meets a request for a service.
  mutating func instance(
    for request: ValueRequest, _ path: Path
  ) throws(BuildingFailures) -> BuildPlan {
    let target: Target
    do throws(BuildingFailures) {
      target = try self.target(of: request)
    } catch {
      // What is a child's stays there, whatever would be chosen for it.
      try checkElsewhere(nil, for: request, path)
      throw error
    }
    try checkSecondInstance(of: target, for: request, path)
    return try only(target, for: request, path)
  }

  /// The instance that all requests share.
  private mutating func only(
    _ target: Target, for request: ValueRequest, _ path: Path
  ) throws(BuildingFailures) -> BuildPlan {
    try checkTwins(of: target, for: request)
    if let known = instances[target.key] { return .instance(known) }
    return shared(try build(target, for: request, path, as: nil), for: request)
  }

  private mutating func build(
    _ target: Target, for request: ValueRequest, _ path: Path, as role: Role?
  ) throws(BuildingFailures) -> BuildPlan {
    guard !path.keys.contains(target.key) else {
      let table = catalog.table
      throw BuildingFailures(
        request, .circular(table[target.id].path, at: table.location(of: target.id)))
    }
    guard path.depth < Self.depthLimit, path.count(of: target.id) < 4,
      case .name(let name) = target.type
    else { throw tooLarge(request) }
    return try best(
      of: finder.initializers(of: target.id, name.components.flatMap(\.arguments)), for: request,
      path.building(request.type.unwrapped ?? request.type).building(target.type), as: role,
      kind: .initializers
    ).chosen(over: otherImplementations(than: target, for: request))
  }

  /// A call as the one instance that all who need it share.
  mutating func shared(_ plan: BuildPlan, for request: ValueRequest) -> BuildPlan {
    guard case .call(let provider, _) = plan else { return plan }
    switch provider.callee {
    case .shared, .live: return plan
    case .type(let id, _):
      guard catalog.containers[id] == nil else { return plan }
    case .function: break
    }
    let key = Instance.Key(provider)
    let made: String =
      if case .type(let id, _) = provider.callee { catalog.table[id].name } else {
        catalog.text(of: request.type.unwrapped ?? request.type)
      }
    let stem = made.nameOfValue.flatMap { $0 == made ? nil : $0 } ?? "made"
    let type =
      if case .type(let id, let arguments) = provider.callee {
        catalog.type(id, with: arguments)
      } else {
        request.plainType
      }
    let instance = Instance(key: key, value: plan, stem: stem, type: type)
    instances[key] = instance
    return .instance(instance)
  }

  /// The container that satisfies a composition which a factory returns: the container itself, if
  /// no value is passed, or else its only child that does; `nil` for any other request.
  private mutating func composedScope(
    for request: ValueRequest, _ path: Path, as role: Role
  ) throws(BuildingFailures) -> BuildPlan? {
    // A scope that is asked for by its own name is a new one.
    let isNamed = catalog.id(of: request.type).map { catalog.containers[$0] != nil } ?? false
    guard case .factory = place, role.isProduct, environment.isWithinContainer, !isNamed else {
      return nil
    }
    switch environment.answer(request, context) {
    case .isNone: return nil
    case .met(let plan) where ownArguments.isEmpty: return plan
    case .met, .lacks: break
    }
    let scopes = environment.scopes(request)
    guard scopes.count < 2 else {
      let table = catalog.table
      throw ambiguity(
        of: scopes.map { Rival(name: table[$0].path, location: table.location(of: $0)) }, .scopes,
        for: request)
    }
    guard let scope = scopes.first else { return nil }
    return try product(request.ofType(catalog.table.resolvedType(of: scope)), path, as: role)
  }

  /// The container that a class hands on which is asked for: `UserDependency.Reference`.
  private func referredScope(of request: ValueRequest) throws(BuildingFailures) -> ValueRequest? {
    let table = catalog.table
    guard let id = catalog.id(of: request.type),
      ReferenceDeclaration.isAdded(table[id].sites[0].declaration)
    else { return nil }
    let scope = catalog.containers.keys.first {
      table[$0].module == table[id].module && table[$0].path == table[id].enclosingPath
    }
    return scope.map { request.ofType(table.resolvedType(of: $0)) }
  }
}
