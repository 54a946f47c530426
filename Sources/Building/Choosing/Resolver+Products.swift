import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// Building: a product or member as such, and the instances on the way to it.
extension Resolver {
  /// The type whose initializer or function meets a request.
  struct Target {
    let id: SymbolID
    /// The generic arguments of the concrete type.
    let arguments: [TypeSyntax]

    /// The key by which requests for it share an instance.
    var key: Instance.Key { .type(id, arguments) }
  }

  /// The concrete type that meets a request.
  func target(of request: ValueRequest) throws(BuildingFailures) -> Target {
    let type = request.plainType
    guard let id = catalog.id(of: type) ?? catalog.protocols(of: type).first else {
      if live == nil { try checkOwn(nil, for: request) }
      throw BuildingFailures(request, .undeclared(request.text, in: containerPath))
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
    _ request: ValueRequest, _ path: BuildPath = BuildPath(), as purpose: Purpose
  ) throws(BuildingFailures) -> BuildPlan {
    let makers = byHand(for: request)
    guard makers.isEmpty else {
      return try best(of: makers, for: request, path, as: purpose, kind: .makers)
    }
    if let closure = try closure(for: request, path) { return closure }
    guard request.type.function == nil else { throw try whyNotValue(request) }
    if let scope = catalog.id(of: request.type).flatMap(catalog.containerReferred) {
      let type = catalog.table.resolvedType(of: scope)
      return try product(request.ofType(type), as: purpose).byReference
    }
    if let scope = try composedScope(for: request, as: purpose) { return scope }
    let target = try target(of: request)
    if environment.holders.contains(target.id) {
      // Built from this container's members, it would be a copy of this container.
      let name = catalog.table[target.id].path
      throw BuildingFailures(
        request,
        Refusal(
          .above,
          "'\(name)' would be made of the members of another one: a scope above makes it, asked for "
            + "by a protocol that it can meet", at: catalog.table.location(of: target.id)))
    }
    return try build(target, for: request, path, as: purpose)
  }

  /// A member of a container, for `live`.
  ///
  /// - Parameter isAlone: True if no other member is declared with its type, so that it is the one
  ///   instance of what meets it.
  mutating func member(
    _ request: ValueRequest, isAlone: Bool
  ) throws(BuildingFailures) -> BuildPlan {
    let purpose = Purpose(members: [request.name], isProduct: true)
    if byHand(for: request).isEmpty {
      if let closure = try closure(for: request, BuildPath()) { return closure }
      try checkByHand(for: request)
      guard catalog.isService(request.type) else { throw try whyNotValue(request) }
    }
    guard let target = instanceTarget(of: request) else { return try product(request, as: purpose) }
    try checkOwn(target, for: request, besidesOwnType: true)
    guard isAlone else { return try build(target, for: request, BuildPath(), as: purpose) }
    return try only(target, for: request, BuildPath())
  }

  /// The target that a member is an instance of; `nil` for a member that is made by hand or by a
  /// closure.
  func instanceTarget(of request: ValueRequest) -> Target? {
    guard request.type.function == nil, byHand(for: request).isEmpty,
      let target = try? target(of: request), catalog.containers[target.id] == nil
    else { return nil }
    return target
  }

  /// The one instance of what meets a request for a service.
  mutating func instance(
    for request: ValueRequest, _ path: BuildPath
  ) throws(BuildingFailures) -> BuildPlan {
    let target: Target
    do throws(BuildingFailures) {
      target = try self.target(of: request)
    } catch {
      // A service that a child has as a member is not built here, whichever type would be chosen.
      try checkElsewhere(nil, for: request, path)
      throw error
    }
    try checkSecondInstance(of: target, for: request, path)
    return try only(target, for: request, path)
  }

  /// The instance that all requests share.
  private mutating func only(
    _ target: Target, for request: ValueRequest, _ path: BuildPath
  ) throws(BuildingFailures) -> BuildPlan {
    try checkTwins(of: target, for: request)
    if let known = instances[target.key] { return .instance(known) }
    return shared(try build(target, for: request, path, as: nil), for: request)
  }

  private mutating func build(
    _ target: Target, for request: ValueRequest, _ path: BuildPath, as purpose: Purpose?
  ) throws(BuildingFailures) -> BuildPlan {
    let table = catalog.table
    guard !path.keys.contains(target.key) else {
      throw BuildingFailures(
        request, .circular(table[target.id].path, at: table.location(of: target.id)))
    }
    guard path.depth < Self.depthLimit else { throw tooLarge(request) }
    let candidates = finder.initializers(of: target.id, target.arguments)
    guard !candidates.isEmpty else {
      throw BuildingFailures(
        request,
        Refusal(
          .other,
          "there is no initializer of the \(table[target.id].kind.rawValue) "
            + "'\(table[target.id].path)'", at: table.location(of: target.id)))
    }
    return try best(of: candidates, for: request, path, as: purpose, kind: .initializers)
  }

  /// A call as the one instance that all who need it share.
  mutating func shared(_ plan: BuildPlan, for request: ValueRequest) -> BuildPlan {
    let isOfClosure = firstOfClosure.map { plan.usesArguments(from: $0) } ?? false
    guard case .call(let provider, _) = plan, !isOfClosure else { return plan }
    let (name, type): (String, TypeSyntax)
    switch provider.callee {
    case .shared, .live: return plan
    case .type(let id, let arguments):
      guard catalog.containers[id] == nil else { return plan }
      (name, type) = (catalog.table[id].name, catalog.type(id, with: arguments))
    case .function:
      (name, type) = (
        catalog.text(of: request.plainType), provider.result.unwrapped ?? provider.result
      )
    }
    let stem = name.nameOfValue.flatMap { $0 == name ? nil : $0 } ?? "made"
    let instance = Instance(key: provider.callee, value: plan, stem: stem, type: type)
    instances[instance.key] = instance
    return .instance(instance)
  }

  /// The container that satisfies a composition which a factory returns: the container itself, if
  /// no value is passed, or else its only child that does; `nil` for any other request.
  private mutating func composedScope(
    for request: ValueRequest, as purpose: Purpose
  ) throws(BuildingFailures) -> BuildPlan? {
    // A scope that is asked for by its own name is a new one.
    guard environment.isInside, !catalog.isContainer(request.type) else { return nil }
    do throws(BuildingFailures) {
      let own = try environment.composition(for: request, if: context, besides: [])
      if own == nil || arguments.isEmpty { return own }
    } catch {}
    let scopes = environment.children(satisfying: request)
    guard scopes.count < 2 else {
      throw ambiguity(of: scopes.map { NamedPlace($0, in: catalog.table) }, .scopes, for: request)
    }
    return try scopes.first.map { scope throws(BuildingFailures) in
      try product(request.ofType(catalog.table.resolvedType(of: scope)), as: purpose)
    }
  }
}

extension BuildPlan {
  /// The `Reference` of the container that a call makes.
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
