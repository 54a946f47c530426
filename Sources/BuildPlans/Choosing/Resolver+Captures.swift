import SwiftReading
import SwiftProgram

extension Resolver {
  /// The reason why a closure cannot capture a value around it.
  package func unsharedCapture(of plan: BuildPlan) -> RejectedProvider.Reason? {
    var names: [String] = []
    plan.visit { part in
      switch part {
      case .argument(let index) where index < arguments.count:
        if catalog.isKnownNonSendable(arguments[index].type) { names.append(arguments[index].name) }
      case .container:
        names += unsharedContainer
      case .member(let member):
        names += unshared(member.expression)
      case .call(let provider, _):
        if case .function(let name) = provider.callee { names += unshared(name) }
      default: break
      }
    }
    return names.first.map { .isNotSendable($0) }
  }

  /// An argument that does not outlive the call, and that a closure would keep.
  func escapingArgument(of plan: BuildPlan) -> ValueRequest? {
    var found: ValueRequest?
    plan.visit { part in
      if case .argument(let index) = part, index < arguments.count, arguments[index].isNonEscaping {
        found = arguments[index]
      }
    }
    return found
  }

  /// The values that a member or function keeps with it: the container, or the name before its dot.
  private func unshared(_ expression: String) -> [String] {
    guard !environment.isStatic(expression) else { return [] }
    guard !environment.isWithinContainer else { return unsharedContainer }
    let root = (expression.pathParts.first ?? "").withoutNeedlessBackticks
    let member = environment.allMembers.first { $0.name == root }
    return member.map { catalog.isKnownNonSendable($0.type) ? [root] : [] } ?? []
  }

  private var unsharedContainer: [String] {
    let container = environment.container
    return !container.isSendable && catalog.isKnownNonSendable(container.id)
      ? [container.symbol.path] : []
  }
}
