import DependencyGraph
import Findings
import Roles
import SwiftProgram

extension MadeCall {
  /// The call that a plan makes, with the choices for its arguments.
  ///
  /// - Parameters:
  ///   - writing: The writer of the plan, with the names of variables and parameters.
  ///   - place: The place of the request, for a value that no call makes.
  init(_ plan: BuildPlan, _ writing: PlanWriting, at place: Location) {
    self.init(builder: plan.name, location: plan.provider?.location ?? place)
    add(plan, writing)
  }

  private mutating func add(_ plan: BuildPlan, _ writing: PlanWriting) {
    if case .instance(let instance) = plan, writing.instances[instance.key] != nil { return }
    guard case .call(let provider, let values) = plan else {
      for child in plan.children { add(child, writing) }
      return
    }
    over += provider.over.map(\.name)
    let taken = provider.taking(values)
    for parameter in provider.parameters {
      let value = taken.first { $0.parameter?.name == parameter.name }?.value
      let (source, reason) = writing.origin(of: value, for: parameter)
      arguments.append(
        Argument(
          parameter: parameter.label ?? parameter.name, builder: provider.name, source: source,
          reason: reason))
      if let value { add(value, writing) }
    }
  }
}

extension PlanWriting {
  /// The source of an argument, and the step that found it.
  fileprivate func origin(
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
      guard let variable = instances[instance.key] else {
        return origin(of: instance.value, for: parameter)
      }
      return (variable.name, .shared)
    case .call(let provider, _):
      switch provider.callee {
      case .shared: return (provider.name, .instance)
      case .function: return (provider.name, .made)
      case .type, .live: return (provider.name, .built)
      }
    }
  }
}
