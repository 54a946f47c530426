import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

extension LocalBindings {
  /// A closure that makes what a requirement asks for, from what is there.
  ///
  /// - Parameter isShared: Whether it may be called from anywhere at any time.
  func made(
    for requirement: Requirement, of id: SymbolID, for member: String, isShared: Bool,
    making: [Requirement.Key]
  ) throws(BuildingFailures) -> BuildPlan? {
    guard !making.contains(requirement.key),
      let factory = FactoryRequirement(
        requirement, isOfMakesProtocol: table.isMakesProtocol(id, by: rules), in: table),
      // What a parent configures cannot be asked of it without the closure.
      factory.configuring == nil || supply.forwarded[container.id]?.conformances[id] == nil
    else { return nil }
    if let method = forwardedMethods[requirement.key] {
      let arguments = factory.arguments.enumerated().map { index, argument in
        (label: argument.label, value: BuildPlan.argument(index))
      }
      return try closure(of: .call(method, arguments), for: factory, isShared: isShared)
    }
    // What is written by hand would be passed by.
    guard !container.hasWitness(for: requirement) else { return nil }
    let environment = environment(for: member, making: making + [requirement.key])
    let plan = try factory.plan(
      from: environment, in: catalog, isolation: container.isolation, isMethod: false)
    guard requirement.declaration.kind == .func else { return plan }
    return try closure(of: plan, for: factory, isShared: isShared)
  }

  /// A closure for a method, isolated and shared as that is.
  private func closure(
    of plan: BuildPlan, for factory: FactoryRequirement, isShared: Bool
  ) throws(BuildingFailures) -> BuildPlan {
    let requirement = factory.requirement
    var shape = ClosureShape(
      names: names(of: factory), isolation: requirement.isolation, isSendable: isShared,
      effects: table.resolved(factory.effectsOfMaking, in: requirement.scope),
      isEscaping: true, isAutoclosure: false)
    shape.isFactory = true
    return .closure(shape, plan)
  }

  /// The names of a method's arguments in a closure: other ones than those of what is there.
  private func names(of factory: FactoryRequirement) -> [String] {
    factory.argumentNames.enumerated().map { index, name in
      base.hasMember(writtenAs: name) ? "\(name)\(index + 1)" : name
    }
  }

  /// The lack of a protocol, which the container may have once it is there.
  ///
  /// - Parameter causes: Why what it asks for cannot be made from what is there.
  func lack(of id: SymbolID, _ requirement: Requirement, _ causes: [Refusal]) -> Refusal {
    let (name, path) = (table[id].path, container.symbol.path)
    guard supply.has(id, container) else {
      return .lack(of: name, in: path, owner: supply.holder(of: id))
    }
    return Refusal(
      .lacks,
      "'\(path)' has '\(name)' by '\(requirement.declaration.name)', which is not there before the "
        + "container is",
      further: causes.isEmpty
        ? [Diagnostic.Note(fix(for: requirement, of: id))] : causes.flatMap(\.notes))
  }

  /// What makes a value available before the container is there.
  private func fix(for requirement: Requirement, of id: SymbolID) -> String {
    let declaration = requirement.declaration
    let isMakes = table.isMakesProtocol(id, by: rules)
    if FactoryRequirement(requirement, isOfMakesProtocol: isMakes, in: table) != nil
      || declaration.kind == .func
    {
      return
        "make what needs it a 'lazy var' of the container, built on first use, when what makes "
        + "it is there"
    }
    let stored = container.members(named: declaration.baseName).first {
      $0.owner == container.id && $0.declaration.storage?.kind == .stored
        && $0.declaration.storage?.hasInitialValue != true
    }
    guard stored != nil, let type = declaration.type else { return Block.tooEarly.fix }
    return "let the initializer of '\(container.symbol.path)' take it under its own name and type, "
      + "'\(declaration.name): \(type)', so that 'live' knows which it is"
  }
}

extension NominalType {
  /// Whether a member of its own, written by hand, may be what a requirement asks for.
  fileprivate func hasWitness(for requirement: Requirement) -> Bool {
    members(named: requirement.declaration.baseName).contains { member in
      !member.declaration.isStatic
        && (member.declaration.isProperty
          || member.declaration.name == requirement.declaration.name)
    }
  }
}
