import DependencyGraph
import SwiftProgram

/// The choices of a call and its parts, in the order of their use.
struct ChoiceList {
  private(set) var arguments: [Wiring.Choices.Argument] = []
  private(set) var over: [String] = []
  private let names: [Instance.Key: String]
  private let openNames: [OpenValue.Use: String]
  private let argumentNames: [String]

  fileprivate init(_ writing: ConstructionWriting) {
    names = writing.instances
    openNames = writing.openNames
    argumentNames = writing.arguments
  }

  mutating func add(_ plan: BuildPlan) {
    switch plan {
    case .call(let provider, let values):
      over += provider.over.map(\.name)
      let taken = provider.taking(values)
      for parameter in provider.parameters {
        let value = taken.first { $0.parameter?.name == parameter.name }?.value
        arguments.append(argument(for: parameter, value, of: provider))
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
    for parameter: ValueRequest, _ value: BuildPlan?, of provider: Provider
  ) -> Wiring.Choices.Argument {
    let (source, reason) = origin(of: value, for: parameter)
    return Wiring.Choices.Argument(
      parameter: parameter.label ?? parameter.name, builder: provider.name, source: source,
      reason: reason)
  }

  private func origin(
    of value: BuildPlan?, for parameter: ValueRequest
  ) -> (source: String, reason: Wiring.Choices.Reason) {
    switch value {
    case nil: ("", .defaultValue)
    case .member(let member): (member.expression, .member)
    case .open(let open): (openNames[open.use] ?? parameter.name, .parameter)
    case .nothing: ("nil", .nothing)
    case .narrow, .container: (parameter.text, .composition)
    case .argument(let index):
      (index < argumentNames.count ? argumentNames[index] : parameter.name, .argument)
    case .closure(_, let inner): (origin(of: inner, for: parameter).source, .closure)
    case .instance(let instance) where names[instance.key] != nil:
      (names[instance.key] ?? "", .shared)
    case .some(let value) where value.provider?.isShared == true: (value.name, .instance)
    case .some(let value): (value.name, value.provider?.isFunction == true ? .made : .built)
    }
  }
}

extension Wiring.Choices {
  /// The choices for a call's arguments, and the candidates that were passed over.
  init(of plan: BuildPlan, _ writing: ConstructionWriting) {
    var list = ChoiceList(writing)
    list.add(plan)
    self.init(arguments: list.arguments, over: list.over)
  }
}

extension Provider {
  /// Whether the provider is the `static let shared` of a type.
  fileprivate var isShared: Bool { if case .shared = callee { true } else { false } }

  /// Whether the provider is a function, handwritten or of a protocol.
  fileprivate var isFunction: Bool { if case .function = callee { true } else { false } }
}
