import DependencyGraph
import SwiftOutline
import SwiftProgram

/// What `hasgen wiring` shows of the choices.
extension WiringSolver {
  /// The members that are `nil` unless they are handed over.
  var optionals: [String] {
    parts.compactMap { part in
      if case .optional = part.role { part.wanted.name.withoutNeedlessBackticks } else { nil }
    }
  }

  /// What a call's arguments were chosen to be, and what was passed over.
  ///
  /// - Parameter names: The variables of instances that are shared.
  func choices(
    for member: Wanted?, _ solution: Solution, naming names: [Instance.Key: String]
  ) -> Wiring.Choices {
    var choices = ChoiceList(members: members, names: names)
    choices.add(solution)
    return Wiring.Choices(
      arguments: choices.arguments, over: choices.over,
      besideParents: member.map { parentsInstances(of: $0, solution) } ?? [])
  }

  /// The members of parents that are of the type of a member: other instances of the same.
  private func parentsInstances(of member: Wanted, _ solution: Solution) -> [String] {
    members.filter {
      $0.isOfParent && $0.type == member.type && catalog.isService(member.type)
    }.map(\.expression)
  }
}

/// The choices of a call and its parts, in the order of their use.
private struct ChoiceList {
  private(set) var arguments: [Wiring.Choices.Argument] = []
  private(set) var over: [String] = []
  private let members: [AtHand.Member]
  private let names: [Instance.Key: String]

  init(members: [AtHand.Member], names: [Instance.Key: String]) {
    self.members = members
    self.names = names
  }

  mutating func add(_ solution: Solution) {
    switch solution {
    case .call(let candidate, let values):
      over += candidate.over.map(\.name)
      let taken = candidate.taking(values)
      for parameter in candidate.parameters {
        let value = taken.first { $0.parameter?.name == parameter.name }?.value
        arguments.append(argument(for: parameter, value, of: candidate))
        if let value { add(value) }
      }
    case .closure(_, let inner), .reference(let inner): add(inner)
    case .narrow(let narrow): for field in narrow.fields { add(field.value) }
    case .instance(let instance):
      if names[instance.key] == nil { add(instance.value) }
    default: break
    }
  }

  private func argument(
    for parameter: Wanted, _ value: Solution?, of candidate: Candidate
  ) -> Wiring.Choices.Argument {
    let (source, reason) = origin(of: value, for: parameter)
    return Wiring.Choices.Argument(
      parameter: parameter.label ?? parameter.name, builder: candidate.name, source: source,
      reason: reason, passedOver: value == nil ? members(ofTypeOf: parameter) : [])
  }

  private func origin(
    of value: Solution?, for parameter: Wanted
  ) -> (source: String, reason: Wiring.Choices.Reason) {
    switch value {
    case nil: ("", .defaultValue)
    case .member(let member): (member.expression, .member)
    case .open: (parameter.name, .parameter)
    case .nothing: ("nil", .nothing)
    case .narrow, .container: (parameter.text, .composition)
    case .argument: (parameter.name, .argument)
    case .closure(_, let inner): (inner.name, .closure)
    case .instance(let instance) where names[instance.key] != nil:
      (names[instance.key] ?? "", .shared)
    case .some(let value): (value.name, value.candidate?.isFunction == true ? .made : .built)
    }
  }

  /// The members of the type of a parameter and another name.
  private func members(ofTypeOf parameter: Wanted) -> [String] {
    members.filter { $0.type == parameter.plainType || $0.type == parameter.type }
      .map(\.expression)
  }
}

extension Candidate {
  /// Whether it is a function that is written by hand or by a protocol.
  fileprivate var isFunction: Bool { if case .function = callee { true } else { false } }
}
