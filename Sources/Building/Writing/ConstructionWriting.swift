import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram
import SwiftWriting

/// Writes a plan down as it has to stand in the file beside a container.
struct ConstructionWriting {
  let catalog: TypeCatalog
  let container: NominalType
  /// The global actor of the place where it is built.
  private(set) var isolation: String?
  /// The names of the runtime arguments.
  var arguments: [String]
  /// Writes types and names; what it needs to import is there afterwards.
  private(set) var spelling: TypeSpelling
  /// The types of exactly a composition that were needed so far.
  private(set) var narrows: [Wiring.Narrow] = []
  private var narrowNames: Set<String> = []
  /// The member that is being built; empty where there is a container already.
  private var member = ""
  /// Whether a class has to say that it is kept, for want of a place to say so once.
  private var isKeepingSelf = false
  /// The names of what is handed over for it.
  var openNames: [OpenValue.Use: String] = [:]
  /// The variables of instances that are built elsewhere.
  var instances: [Instance.Key: String] = [:]
  /// The members that are read in another way than by their names.
  var boxes: [String: String] = [:]
  /// The wrappers of members that are built on first use.
  var wrappers: [String: String] = [:]
  /// The instances that bodies have variables for, in their order.
  private(set) var sharedInBodies: [(instance: Instance, name: String)] = []
  /// The other names in use where it is built.
  let locals: Set<String>

  init(
    catalog: TypeCatalog, container: NominalType, isolation: String?, arguments: [String],
    locals: Set<String>, spelling: TypeSpelling
  ) {
    self.catalog = catalog
    self.container = container
    self.isolation = isolation
    self.arguments = arguments
    self.locals = locals
    self.spelling = spelling
  }

  /// The value with what stands before it.
  mutating func making(_ plan: BuildPlan) -> Making {
    Making(marks: marks(of: plan), value: construction(of: plan))
  }

  /// The value that a function or closure gives, with what its parts share.
  mutating func body(_ plan: BuildPlan) -> Making {
    // What a property gives is called later, and each time makes all that it needs.
    if case .closure = plan { return making(plan) }
    let shared = SharedInstances(
      of: [plan], argumentCount: arguments.count, besides: Set(instances.keys),
      isolation: isolation, in: catalog
    ).all
    guard !shared.isEmpty else { return making(plan) }
    let outer = instances
    defer { instances = outer }
    var steps: [Code] = []
    for shared in shared {
      let value = making(shared.instance.value)
      var name = shared.instance.stem
      while isTaken(name) { name += "2" }
      instances[shared.instance.key] = name
      sharedInBodies.append((shared.instance, name))
      steps.append(["let \(name) = ", value.code])
    }
    let plain = making(plan)
    return Making(marks: plain.marks, value: plain.value, locals: steps)
  }

  /// Whether something where it is built is called so.
  private func isTaken(_ name: String) -> Bool {
    arguments.contains(name) || locals.contains(name.withoutNeedlessBackticks)
      || instances.values.contains(name)
      || !container.members(named: name.withoutBackticks).isEmpty
  }

  /// The words before a value: `try await `.
  func marks(of plan: BuildPlan) -> String {
    let known = Set(instances.keys)
    let isAwaited =
      plan.isAsync(besides: known)
      || plan.immediateParts(besides: known).contains(where: crosses)
    return (plan.isThrowing(besides: known) ? "try " : "") + (isAwaited ? "await " : "")
  }

  /// Whether the value is isolated differently than the place where it is built.
  private func crosses(_ part: BuildPlan) -> Bool {
    part.isolation.map { $0 != isolation } ?? false
  }

  mutating func construction(of plan: BuildPlan) -> Code {
    switch plan {
    case .argument(let index):
      return .text(arguments[index])
    case .container:
      return .text("self")
    case .member(let member):
      spelling.use(Array(member.modules))
      if !member.isOfParent, let box = boxes[member.name] { return .text(box) }
      let root = member.expression.pathParts.first ?? ""
      let isHidden =
        isKeepingSelf || arguments.contains(root) || self.member.isEmpty && locals.contains(root)
      return .text(isHidden ? "self.\(member.expression)" : member.expression)
    case .call(let provider, let values):
      spelling.use(Array(provider.modules))
      let written = values.map {
        Code.argument($0.label?.asLabel, construction(of: $0.value))
      }
      if case .shared(let id) = provider.callee {
        return .text("\(spelling.name(of: id)).shared")
      }
      return .call(callee(of: provider), written)
    case .closure(let shape, let inner):
      let outer = (arguments, isolation, isKeepingSelf)
      arguments += shape.names
      isolation = shape.isolation(inside: isolation)
      isKeepingSelf =
        isKeepingSelf
        || shape.isAutoclosure && shape.isEscaping && container.isClassBound && member.isEmpty
      let making = shape.isAutoclosure ? making(inner) : body(inner)
      (arguments, isolation, isKeepingSelf) = outer
      if shape.isAutoclosure { return making.code }
      // Swift takes a closure that does not say so to throw anything.
      var effects = ""
      if case .typed(let error) = shape.effects.throwing,
        inner.isThrowing(besides: Set(instances.keys))
      {
        effects = (shape.effects.isAsync ? "async " : "") + "throws(\(text(of: error)))"
      }
      let captures = container.isClassBound && member.isEmpty && inner.usesSelf ? "[self]" : ""
      return .closure(
        captures: captures, parameters: shape.names, effects: effects, making.statements)
    case .narrow(let narrow):
      let name = add(narrow)
      let values = narrow.fields.map {
        Code.argument($0.name, construction(of: $0.value))
      }
      return .call(name, values)
    case .open(let value):
      return .text(name(of: value))
    case .instance(let instance):
      return instances[instance.key].map(Code.text) ?? construction(of: instance.value)
    case .nothing:
      return .text("nil")
    case .reference(let inner):
      return [construction(of: inner), ".\(ReferenceDeclaration.makerName)"]
    }
  }

  private func name(of value: OpenValue) -> String {
    (openNames[value.use] ?? value.request.name).asIdentifier
  }

  /// Goes on to a member of the container.
  mutating func begin(_ member: String) { self.member = member }

  /// The type of a variable that holds an instance, or may hold `nil`, as it is written in the file.
  mutating func type(of instance: Instance, isOptional: Bool) -> String {
    let type = text(of: instance.type)
    guard isOptional else { return type }
    return type.hasPrefix("any ") ? "(\(type))?" : "\(type)?"
  }

  /// Goes on to what can be seen as far as given: the signature, or what stands in the body.
  mutating func write(for access: Access) { spelling.access = access }

  /// A type as it is written in the file.
  mutating func type(_ type: TypeSyntax, in scope: Scope) -> String {
    spelling.text(of: type, in: scope)
  }

  /// The names of what is handed to a call, those of parts included, but for what has a variable of
  /// its own.
  func uses(of plan: BuildPlan) -> [String] {
    if case .instance(let own) = plan, instances[own.key] != nil { return [] }
    var names: [String] = []
    plan.visit(besides: Set(instances.keys)) { part in
      switch part {
      case .instance(let instance):
        if let name = instances[instance.key] { names.append(name.filter { $0 != "!" }) }
      case .argument(let index) where index < arguments.count: names.append(arguments[index])
      case .member(let member): names.append(member.expression)
      case .open(let value): names.append(name(of: value))
      default: break
      }
    }
    return names.reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Adds a type of exactly a composition; gives its name.
  private mutating func add(_ narrow: NarrowComposition) -> String {
    let fields = narrow.fields.map { field in
      Wiring.Narrow.Field(
        name: field.name.asIdentifier,
        type: type(of: field.requirement, isShared: narrow.isSendable),
        isSettable: field.requirement.declaration.storage?.isSettable == true,
        isClosure: isClosure(field.requirement), wrapper: wrapper(of: field, in: narrow))
    }
    let methods = narrow.fields.filter { $0.requirement.declaration.kind == .func }.map {
      method(for: $0)
    }
    let stem = "\(member.asNamePart.capitalizedFirst)Dependencies"
    var name = stem
    var number = 2
    while narrowNames.contains(name) || !container.members(named: name).isEmpty {
      name = "\(stem)\(number)"
      number += 1
    }
    narrowNames.insert(name)
    // A struct that nobody else sees is checked for it without saying so.
    let shared = narrow.isReference && narrow.isSendable ? ["Sendable"] : []
    let protocols = narrow.protocols.map { spelling.name(of: $0) } + shared
    narrows.append(
      Wiring.Narrow(
        name: name, protocols: protocols.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
        fields: fields, methods: methods, isClass: narrow.isReference,
        globalActor: narrow.isolatedField(in: catalog.table)?.actor))
    return name
  }

  /// The wrapper of a property that is built on first use, as the member is that fills it.
  private func wrapper(
    of field: NarrowComposition.Field, in narrow: NarrowComposition
  ) -> String? {
    guard case .member(let member) = field.value, !member.isOfParent,
      narrow.canWait(in: container)
    else { return nil }
    return wrappers[member.name]
  }

  private func isClosure(_ requirement: Requirement) -> Bool {
    requirement.declaration.kind == .func
      || requirement.declaration.type.map {
        catalog.table.resolved($0, in: requirement.scope).function != nil
      } == true
  }

  /// The type of the property that meets a requirement: that of a closure for a method.
  private mutating func type(of requirement: Requirement, isShared: Bool) -> String {
    let declaration = requirement.declaration
    guard declaration.kind == .func else {
      return declaration.type.map { spelling.text(of: $0, in: requirement.scope) } ?? ""
    }
    let factory = factory(requirement)
    let parameters = declaration.parameters.dropLast(factory?.configuring == nil ? 0 : 1)
    let function = TypeSyntax.function(
      parameters.map { TupleTypeElement(type: $0.type.asKept) },
      factory?.effectsOfMaking ?? declaration.effects, result: declaration.type ?? .tuple([]))
    let attributes =
      (requirement.isolation.map { "@\($0) " } ?? "") + (isShared ? "@Sendable " : "")
    return attributes + spelling.text(of: function, in: requirement.scope)
  }

  /// The method that calls the closure.
  private mutating func method(for field: NarrowComposition.Field) -> ForwardedMember {
    let requirement = field.requirement
    let conformance = ContainerConformance(
      protocolID: requirement.owner, condition: .always)
    let draft = MemberDraft(
      requirement,
      forwardingTo: ForwardingTarget(
        source: WitnessSource(requirement), holder: "self", condition: .always),
      for: conformance, in: container, table: catalog.table, &spelling)
    let member = draft.written(for: container, in: conformance, table: catalog.table)
    let name = field.name.asIdentifier
    guard let factory = factory(requirement), factory.configuring != nil else {
      return member.calling(name, draft.parameters(in: catalog.table).map(\.handedOn))
    }
    let effects = factory.effectsOfMaking
    let marks =
      (effects.throwing == .nothing ? "" : "try ") + (effects.isAsync ? "await " : "")
    let arguments = factory.argumentNames.map(Code.text)
    let outer = isolation
    isolation = requirement.isolation
    defer { isolation = outer }
    return member.making(
      factory.configured(Making(marks: marks, value: .call(name, arguments)), &self))
  }

  private func factory(_ requirement: Requirement) -> FactoryRequirement? {
    FactoryRequirement(requirement, isOfMakesProtocol: true, in: catalog.table)
  }

  private mutating func callee(of provider: Provider) -> String {
    switch provider.callee {
    case .function(let name):
      let isKept = isKeepingSelf && !name.hasPrefix("Self.")
      guard isKept || arguments.contains(name) || locals.contains(name) else { return name }
      return member.isEmpty ? "self.\(name)" : "Self.\(name)"
    case .live(let id): return "\(spelling.name(of: id)).\(LiveName.text)"
    case .type(let id, let arguments):
      let name = spelling.name(of: id)
      guard !arguments.isEmpty else { return name }
      return "\(name)<\(arguments.map { text(of: $0) }.joined(separator: ", "))>"
    case .shared(let id): return "\(spelling.name(of: id)).shared"
    }
  }

  /// A resolved type as it is written in the file.
  mutating func text(of type: TypeSyntax) -> String {
    spelling.text(of: catalog.written(type), in: container.symbol.sites[0].headerScope)
  }
}

extension TypeSyntax {
  /// The type of an argument as a closure has it, to which no caller's choice is left.
  fileprivate var asKept: TypeSyntax {
    if case .prefixed("some", let bound) = self { .prefixed("any", bound) } else { self }
  }
}

extension BuildPlan {
  /// Whether the plan uses the container, or a member of it.
  fileprivate var usesSelf: Bool {
    var isUsed = false
    visit { part in
      switch part {
      case .container, .member: isUsed = true
      case .call(let provider, _):
        if case .function(let name) = provider.callee {
          isUsed = isUsed || name.pathParts.count == 1
        }
      default: break
      }
    }
    return isUsed
  }

  /// The global actor that it is isolated to, its parts left out.
  var isolation: String? {
    switch self {
    case .call(let provider, _): provider.isolation
    case .member(let member): member.isolation
    case .instance(let instance): instance.value.isolation
    case .reference(let inner): inner.isolation
    default: nil
    }
  }
}
