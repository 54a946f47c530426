import HasgenGraph
import HasgenProgram
import HasgenReading

/// Building of products and members, and of the instances that they need.
extension Resolver {
  /// The concrete type that is built for a request.
  struct Target {
    let id: SymbolID
    /// The generic arguments of the concrete type.
    let arguments: [TypeSyntax]

    /// The key by which requests share an instance of the type.
    var key: Instance.Key { .type(id, arguments) }
  }

  /// The concrete type to build for a request.
  func target(of request: ValueRequest) throws(BuildingFailures) -> Target {
    let type = request.plainType
    guard let id = catalog.id(of: type) ?? catalog.protocols(of: type).first else {
      if live == nil { try checkOwn(nil, for: request) }
      throw BuildingFailures(request, .undeclared(request))
    }
    guard catalog.table[id].kind == .protocol else {
      let arguments =
        if case .name(let name) = type { name.components.flatMap(\.arguments) } else {
          [TypeSyntax]()
        }
      return Target(id: id, arguments: arguments)
    }
    let implementation = try implementation(of: id, for: request)
    return Target(
      id: implementation,
      arguments: catalog.arguments(of: implementation, implementing: type).compactMap(\.self))
  }

  /// Builds the product of a factory, or a member that is not shared.
  mutating func product(
    _ request: ValueRequest, as purpose: Purpose
  ) throws(BuildingFailures) -> BuildPlan {
    let makers = ownMakers(for: request)
    guard makers.isEmpty else {
      return try best(of: makers, for: request, as: purpose, by: .rename)
    }
    if let closure = try closure(for: request) { return closure }
    guard request.type.function == nil else { throw try failures(ofValue: request) }
    if let scope = catalog.id(of: request.type).flatMap(catalog.containerReferred) {
      return try product(of: scope, for: request, as: purpose).byReference
    }
    if let scope = try composedScope(for: request, as: purpose) { return scope }
    let target = try target(of: request)
    if environment.holders.contains(target.id) {
      // A value that is built from this container's members would be a copy of this container.
      let name = catalog.table[target.id].path
      throw BuildingFailures(
        request,
        Refusal(
          .other,
          "'\(name)' would be made of the members of another one: a scope above makes it, asked for "
            + "by a protocol that it can meet", at: catalog.table.location(of: target.id)))
    }
    return try build(target, for: request, as: purpose)
  }

  /// A member of a container, for `live`.
  ///
  /// - Parameter isAlone: True if no other member is declared with its type, so that the member is
  ///   the shared instance of its concrete type.
  mutating func member(
    _ request: ValueRequest, isAlone: Bool
  ) throws(BuildingFailures) -> BuildPlan {
    let purpose = Purpose(members: [request.name], mustUseArguments: true)
    if ownMakers(for: request).isEmpty {
      if let closure = try closure(for: request) { return closure }
      try checkHandwritten(for: request)
      guard catalog.isService(request.type) else { throw try failures(ofValue: request) }
    }
    guard let target = instanceTarget(of: request) else { return try product(request, as: purpose) }
    try checkOwn(target, for: request, besidesOwnType: true)
    guard isAlone else { return try build(target, for: request, as: purpose) }
    return try only(target, for: request)
  }

  /// The concrete type of which a member is an instance; `nil` for a member that a handwritten
  /// function or a closure supplies.
  func instanceTarget(of request: ValueRequest) -> Target? {
    guard request.type.function == nil, ownMakers(for: request).isEmpty,
      let target = try? target(of: request), catalog.containers[target.id] == nil
    else { return nil }
    return target
  }

  /// The shared instance for a request for a service.
  mutating func instance(
    for request: ValueRequest
  ) throws(BuildingFailures) -> BuildPlan {
    let target: Target
    do throws(BuildingFailures) {
      target = try self.target(of: request)
    } catch {
      // A service that is a member of a child is not built here, whichever type would be chosen.
      try checkElsewhere(nil, for: request)
      throw error
    }
    try checkSecondInstance(of: target, for: request)
    return try only(target, for: request)
  }

  /// The instance that all requests for a type share.
  private mutating func only(
    _ target: Target, for request: ValueRequest
  ) throws(BuildingFailures) -> BuildPlan {
    try checkTwins(of: target, for: request)
    if let known = instances[target.key] { return .instance(known) }
    return shared(try build(target, for: request, as: nil), for: request)
  }

  private mutating func build(
    _ target: Target, for request: ValueRequest, as purpose: Purpose?
  ) throws(BuildingFailures) -> BuildPlan {
    let table = catalog.table
    guard !path.keys.contains(target.key) else {
      throw BuildingFailures(
        request, .circular(table[target.id].path, at: table.location(of: target.id)))
    }
    guard path.keys.count < Self.depthLimit else { throw tooLarge(request) }
    let candidates = finder.initializers(of: target.id, target.arguments)
    guard !candidates.isEmpty else {
      throw BuildingFailures(
        request,
        Refusal(
          .other,
          "there is no initializer of the \(table[target.id].kind.rawValue) "
            + "'\(table[target.id].path)'", at: table.location(of: target.id)))
    }
    return try best(of: candidates, for: request, as: purpose, by: .mark)
  }

  /// Records the result of a call as an instance that all requests share.
  mutating func shared(_ plan: BuildPlan, for request: ValueRequest) -> BuildPlan {
    let isOfClosure = firstOfClosure.map { plan.usesArguments(from: $0) } ?? false
    guard case .call(let provider, _) = plan, !isOfClosure else { return plan }
    let name: String
    let type: TypeSyntax
    switch provider.callee {
    case .shared, .live: return plan
    case .type(let id, let arguments):
      guard catalog.containers[id] == nil else { return plan }
      name = catalog.table[id].name
      type = catalog.type(id, with: arguments)
    case .function:
      name = catalog.text(of: request.plainType)
      type = provider.result.unwrappedOrSelf
    }
    let stem = name.nameOfValue.flatMap { $0 == name ? nil : $0 } ?? "made"
    let instance = Instance(key: provider.callee, value: plan, stem: stem, type: type)
    instances[instance.key] = instance
    return .instance(instance)
  }

  /// The container for a composition that a factory returns: the container itself, if the factory
  /// has no arguments, or else its only child that satisfies the composition; `nil` for any other
  /// request.
  private mutating func composedScope(
    for request: ValueRequest, as purpose: Purpose
  ) throws(BuildingFailures) -> BuildPlan? {
    // A container that is requested by its type name is a new one.
    guard environment.isInside, !catalog.isContainer(request.type) else { return nil }
    do throws(BuildingFailures) {
      let own = try environment.composition(for: request, if: context, besides: [])
      if own == nil || arguments.isEmpty { return own }
    } catch {}
    let scopes = environment.children(satisfying: request)
    guard scopes.count < 2 else {
      throw ambiguity(
        of: scopes.map { NamedPlace($0, in: catalog.table) }, for: request, by: .result)
    }
    guard let scope = scopes.first else { return nil }
    return try product(of: scope, for: request, as: purpose)
  }

  /// Builds a container for a request, on a path without the calls around the request.
  private mutating func product(
    of scope: SymbolID, for request: ValueRequest, as purpose: Purpose
  ) throws(BuildingFailures) -> BuildPlan {
    let outer = path
    defer { path = outer }
    path = BuildPath()
    return try product(request.ofType(catalog.table.resolvedType(of: scope)), as: purpose)
  }
}

extension BuildPlan {
  /// The plan for the `Reference` of the container that a call creates.
  fileprivate var byReference: BuildPlan {
    guard case .call(var provider, let values) = self else { return self }
    provider.isByReference = true
    return .call(provider, values)
  }
}

extension TypeCatalog {
  /// A declared type with generic arguments, resolved.
  func type(_ id: SymbolID, with arguments: [TypeSyntax]) -> TypeSyntax {
    .name(
      TypeName(components: [
        TypeName.Component(name: table.resolvedName(of: id), arguments: arguments)
      ]))
  }
}
