import HasgenGraph
import HasgenProgram
import HasgenReading
import HasgenWriting

/// Writes plans as code for a container's generated file.
struct PlanWriter {
  let catalog: TypeCatalog
  let container: NominalType
  /// The global actor of the code that builds the value.
  var isolation: String?
  /// The names of the runtime arguments.
  var arguments: [String] = []
  /// The other names in use in the function.
  var locals: Set<String> = []
  /// Spells types and names, and collects the imports.
  var spelling: TypeSpelling
  /// The member that is being built; `nil` if the container exists.
  var member: String?
  /// The names of the parameters for values that cannot be built.
  var openNames: [OpenValue.Use: String] = [:]
  /// The names of the variables of instances that are already built.
  var instances: [Instance.Key: String] = [:]
  /// The members whose variables hold a wrapper, and not the value.
  var boxed: Set<String> = []
  /// The instances that have variables in the body, in their order.
  private(set) var sharedInBody: [Made.Value] = []
  /// The sources of the arguments that were written last.
  private(set) var choices: [MadeCall.Argument] = []
  /// The generated structs for compositions so far.
  private(set) var adapters: [(name: String, declaration: DeclarationCode)] = []

  /// Returns the call that was written last, with the sources of its arguments.
  ///
  /// - Parameter place: The location of the request, for a value that is not a call.
  mutating func call(for plan: BuildPlan, at place: Location) -> MadeCall {
    defer { choices = [] }
    return MadeCall(
      builder: plan.name, location: plan.provider?.location ?? place, arguments: choices)
  }

  /// The expression for a plan, with `try` and `await`.
  mutating func value(of plan: BuildPlan) -> Code { [.text(marks(of: plan)), code(of: plan)] }

  /// The body of a function or closure that returns the value: variables for shared instances, and
  /// the value.
  mutating func body(_ plan: BuildPlan) -> [Code] {
    // The parts of a closure are built at each call of the closure, so nothing is shared outside.
    if case .closure = plan { return [value(of: plan)] }
    let shared = SharedInstances.all(
      of: [plan], argumentCount: arguments.count, besides: Set(instances.keys))
    let outer = (instances, choices)
    defer { (instances, choices) = (outer.0, outer.1 + choices) }
    choices = []
    var steps: [Code] = []
    for instance in shared.map(\.instance) {
      let value = value(of: instance.value)
      let name = instance.stem.free(isTaken)
      instances[instance.key] = name
      let place = catalog.table.location(of: container.id)
      sharedInBody.append(Made.Value(name: name, call: call(for: instance.value, at: place)))
      steps.append(["let \(name) = ", value])
    }
    return steps + [[steps.isEmpty ? "" : "return ", value(of: plan)]]
  }

  /// True if the name is in use.
  private func isTaken(_ name: String) -> Bool {
    let isLocal = arguments.contains(name) || locals.contains(name.withoutNeedlessBackticks)
    if isLocal || instances.values.contains(name) { return true }
    return !container.members(named: name.withoutBackticks).isEmpty
  }

  /// The effects of the expression for a plan.
  func effects(of plan: BuildPlan) -> (mayThrow: Bool, isAwaited: Bool) {
    let parts = plan.parts(besides: Set(instances.keys), atOnce: true)
    return (
      parts.contains { $0.facts.effects.throwing != .nothing },
      parts.contains { part in
        let (effects, actor, _) = part.facts
        return effects.isAsync || actor != nil && actor != isolation
      }
    )
  }

  /// The marks before an expression: `try await `; empty for none.
  func marks(of plan: BuildPlan) -> String {
    let (mayThrow, isAwaited) = effects(of: plan)
    return (mayThrow ? "try " : "") + (isAwaited ? "await " : "")
  }

  /// The expression for a plan, without `try` and `await`.
  mutating func code(of plan: BuildPlan) -> Code {
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
      for parameter in provider.parameters {
        let value = values.first { $0.parameter.name == parameter.name }?.value
        let (source, reason) = origin(of: value, for: parameter)
        choices.append(
          MadeCall.Argument(
            parameter: parameter.label ?? parameter.name, builder: provider.name, source: source,
            reason: reason))
      }
      let written = values.map { Code.argument($0.parameter.label?.asLabel, code(of: $0.value)) }
      let call = Code.call(callee(of: provider), written)
      return provider.isByReference ? [call, ".\(ReferenceDeclaration.makerName)"] : call
    case .closure(let shape, let inner):
      let outer = (arguments, isolation)
      defer { (arguments, isolation) = outer }
      arguments += shape.names
      isolation = shape.isolation(inside: isolation)
      let statements = body(inner)
      // Swift infers that a throwing closure throws any error unless it states the type.
      var effects = ""
      if case .typed(let error) = shape.effects.throwing, self.effects(of: inner).mayThrow {
        effects = (shape.effects.isAsync ? "async " : "") + "throws(\(text(of: error)))"
      }
      let keepsSelf = container.isClassBound && member == nil && inner.usesSelf
      return .closure(
        captures: keepsSelf ? "[self]" : "", parameters: shape.names, effects: effects,
        statements)
    case .narrow(let narrow):
      let name = addAdapter(for: narrow)
      let values = narrow.fields.map { field in
        Code.argument(field.requirement.declaration.baseName, code(of: .member(field.binding)))
      }
      return .call(name, values)
    case .instance(let instance):
      return instances[instance.key].map(Code.text) ?? code(of: instance.value)
    }
  }

  /// The name of an argument's source, and the step that found it.
  private func origin(
    of value: BuildPlan?, for parameter: ValueRequest
  ) -> (source: String, reason: MadeCall.Reason) {
    switch value {
    case nil: return ("", .defaultValue)
    case .member(let member): return (member.expression, .member)
    case .open(let open): return (name(of: open), .parameter)
    case .nothing: return ("nil", .nothing)
    case .narrow, .container: return (parameter.text, .composition)
    case .argument(let index):
      return (index < arguments.count ? arguments[index] : parameter.name, .argument)
    case .closure(_, let inner): return (origin(of: inner, for: parameter).source, .closure)
    case .instance(let instance):
      if let known = instances[instance.key] { return (known, .shared) }
      return origin(of: instance.value, for: parameter)
    case .call(let provider, _): return (provider.name, .built)
    }
  }

  func name(of value: OpenValue) -> String { openNames[value.use] ?? value.request.name }

  /// True if an argument or local name hides a member of the container.
  private func isHidden(_ name: String) -> Bool {
    arguments.contains(name) || member == nil && locals.contains(name)
  }

  /// Adds a struct that satisfies a composition, and returns its name.
  private mutating func addAdapter(for narrow: NarrowComposition) -> String {
    let fields = narrow.fields.map { field in
      let declaration = field.requirement.declaration
      let type = declaration.type.map { self.type($0, in: field.requirement.scope) } ?? ""
      let keyword = declaration.storage?.isSettable == true ? "var" : "let"
      return DeclarationCode("\(keyword) \(declaration.baseName.asIdentifier): \(type)")
    }
    let stem = "\((member ?? "").asNamePart.capitalizedFirst)Dependencies"
    let name = stem.free { name in
      adapters.contains { $0.name == name } || !container.members(named: name).isEmpty
    }
    let protocols = narrow.protocols.map { spelling.name(of: $0) }.eachOnce
    let head = TypeHead(
      [container.statesNonisolated ? "nonisolated" : "", "private", "struct"], name,
      protocols: protocols, inheritance: .filled)
    adapters.append((name, DeclarationCode(head, fields, separated: .inline)))
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

  /// A type as written in the generated file.
  mutating func type(_ type: TypeSyntax, in scope: Scope) -> String {
    spelling.text(of: type, in: scope)
  }

  /// A resolved type as written in the generated file.
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
