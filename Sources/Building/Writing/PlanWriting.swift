import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram
import SwiftWriting

/// Writes plans down as they have to stand in the file beside a container.
struct PlanWriting {
  /// A variable that holds an instance.
  struct Variable {
    let name: String
    /// True if the variable is `nil` when no member needs the instance.
    var isOptional = false

    var expression: String { isOptional ? "\(name)!" : name }
  }

  let catalog: TypeCatalog
  let container: NominalType
  /// The global actor of the place where it is built.
  var isolation: String?
  /// The names of the runtime arguments.
  var arguments: [String] = []
  /// The other names in use where it is built.
  var locals: Set<String> = []
  /// Writes types and names; what it needs to import is there afterwards.
  var spelling: TypeSpelling
  /// The member that is being built; `nil` where there is a container already.
  var member: String?
  /// The names of what is handed over for it.
  var openNames: [OpenValue.Use: String] = [:]
  /// The variables of instances that are built elsewhere.
  var instances: [Instance.Key: Variable] = [:]
  /// The members whose wrappers are there, and not their values.
  var boxed: Set<String> = []
  /// The instances that a body has variables for, in their order.
  private(set) var sharedInBody: [(instance: Instance, name: String)] = []
  /// The types of exactly a composition that were needed so far.
  private(set) var narrows: [Wiring.Narrow] = []

  /// The value with the words before it.
  mutating func making(_ plan: BuildPlan) -> Making {
    Making(marks: marks(of: plan), value: code(of: plan))
  }

  /// The value that a function or closure gives, with what its parts share.
  mutating func body(_ plan: BuildPlan) -> Making {
    // The parts of a closure are built at each call of the closure, so nothing is shared outside.
    if case .closure = plan { return making(plan) }
    let shared = SharedInstances.all(
      of: [plan], argumentCount: arguments.count, besides: Set(instances.keys))
    let outer = instances
    defer { instances = outer }
    var steps: [Code] = []
    for instance in shared.map(\.instance) {
      let value = making(instance.value)
      let name = instance.stem.free(isTaken)
      instances[instance.key] = Variable(name: name)
      sharedInBody.append((instance, name))
      steps.append(["let \(name) = ", value.code])
    }
    let plain = making(plan)
    return Making(marks: plain.marks, value: plain.value, locals: steps)
  }

  /// True if another value has the name.
  private func isTaken(_ name: String) -> Bool {
    arguments.contains(name) || locals.contains(name.withoutNeedlessBackticks)
      || instances.values.contains { $0.name == name }
      || !container.members(named: name.withoutBackticks).isEmpty
  }

  /// The effects of a value that is written there.
  func effects(of plan: BuildPlan) -> (mayThrow: Bool, isAwaited: Bool) {
    let parts = plan.parts(besides: Set(instances.keys), atOnce: true)
    return (
      parts.contains { $0.effects.throwing != .nothing },
      parts.contains { part in
        part.effects.isAsync || part.isolation.map { $0 != isolation } == true
      }
    )
  }

  /// The words before a value: `try await `.
  func marks(of plan: BuildPlan) -> String {
    let (mayThrow, isAwaited) = effects(of: plan)
    return (mayThrow ? "try " : "") + (isAwaited ? "await " : "")
  }

  /// The expression for a plan, without the words before it.
  private mutating func code(of plan: BuildPlan) -> Code {
    switch plan {
    case .argument(let index): return .text(arguments[index])
    case .container: return "self"
    case .nothing: return "nil"
    case .open(let value): return .text(name(of: value).asIdentifier)
    case .member(let member):
      spelling.use(Array(member.modules))
      if !member.isOfParent, boxed.contains(member.name) {
        return .text("\(member.expression).wrappedValue")
      }
      let isHidden = isHidden(member.expression.pathParts.first ?? "")
      return .text(isHidden ? "self.\(member.expression)" : member.expression)
    case .call(let provider, let values):
      spelling.use(Array(provider.modules))
      if case .shared(let id) = provider.callee { return .text("\(spelling.name(of: id)).shared") }
      let written = values.map { Code.argument($0.label?.asLabel, code(of: $0.value)) }
      let call = Code.call(callee(of: provider), written)
      return provider.isByReference ? [call, ".\(ReferenceDeclaration.makerName)"] : call
    case .closure(let shape, let inner):
      let outer = (arguments, isolation)
      defer { (arguments, isolation) = outer }
      arguments += shape.names
      isolation = shape.isolation(inside: isolation)
      let making = body(inner)
      // Swift takes a closure that does not say so to throw anything.
      var effects = ""
      if case .typed(let error) = shape.effects.throwing, self.effects(of: inner).mayThrow {
        effects = (shape.effects.isAsync ? "async " : "") + "throws(\(text(of: error)))"
      }
      let keepsSelf = container.isClassBound && member == nil && inner.usesSelf
      return .closure(
        captures: keepsSelf ? "[self]" : "", parameters: shape.names, effects: effects,
        making.statements)
    case .narrow(let narrow):
      let name = add(narrow)
      let values = narrow.fields.map { field in
        Code.argument(field.requirement.declaration.baseName, code(of: .member(field.binding)))
      }
      return .call(name, values)
    case .instance(let instance):
      return instances[instance.key].map { .text($0.expression) } ?? code(of: instance.value)
    }
  }

  func name(of value: OpenValue) -> String { openNames[value.use] ?? value.request.name }

  /// True if another name hides a member of the container.
  private func isHidden(_ name: String) -> Bool {
    arguments.contains(name) || member == nil && locals.contains(name)
  }

  /// Adds a type of exactly a composition; gives its name.
  private mutating func add(_ narrow: NarrowComposition) -> String {
    let fields = narrow.fields.map { field in
      let declaration = field.requirement.declaration
      return Wiring.Narrow.Field(
        name: declaration.baseName.asIdentifier,
        type: declaration.type.map { type($0, in: field.requirement.scope) } ?? "",
        isSettable: declaration.storage?.isSettable == true)
    }
    let stem = "\((member ?? "").asNamePart.capitalizedFirst)Dependencies"
    let name = stem.free { name in
      narrows.contains { $0.name == name } || !container.members(named: name).isEmpty
    }
    let protocols = narrow.protocols.map { spelling.name(of: $0) }
    narrows.append(
      Wiring.Narrow(
        name: name, protocols: protocols.reduce(into: []) { if !$0.contains($1) { $0.append($1) } },
        fields: fields, globalActor: narrow.isolation))
    return name
  }

  private mutating func callee(of provider: Provider) -> String {
    switch provider.callee {
    case .function(let name, _):
      guard arguments.contains(name) || locals.contains(name) else { return name }
      return member == nil ? "self.\(name)" : "Self.\(name)"
    case .live(let id): return "\(spelling.name(of: id)).\(Wiring.name)"
    case .shared(let id): return spelling.name(of: id)
    case .type(let id, let arguments):
      let name = spelling.name(of: id)
      guard !arguments.isEmpty else { return name }
      return "\(name)<\(arguments.map { text(of: $0) }.joined(separator: ", "))>"
    }
  }

  /// A type as it is written in the file.
  mutating func type(_ type: TypeSyntax, in scope: Scope) -> String {
    spelling.text(of: type, in: scope)
  }

  /// A resolved type as it is written in the file.
  mutating func text(of type: TypeSyntax) -> String {
    spelling.text(of: catalog.written(type), in: container.symbol.sites[0].headerScope)
  }
}

extension BuildPlan {
  /// True if the plan uses the container, or a member of it.
  fileprivate var usesSelf: Bool {
    parts().contains { part in
      switch part {
      case .container, .member: return true
      case .call(let provider, _):
        guard case .function(let name, _) = provider.callee else { return false }
        return name.pathParts.count == 1
      default: return false
      }
    }
  }
}
