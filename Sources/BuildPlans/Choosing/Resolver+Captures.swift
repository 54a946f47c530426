import SwiftOutline
import SwiftProgram

extension Resolver {
  /// The reason why a closure cannot capture a value around it.
  package func unsharedCapture(of solution: Solution) -> Refusal.Reason? {
    var names: [String] = []
    solution.visit { part in
      switch part {
      case .argument(let index) where index < arguments.count:
        if catalog.isKnownNonSendable(arguments[index].type) { names.append(arguments[index].name) }
      case .container:
        names += unsharedContainer
      case .member(let member):
        names += unshared(member.expression)
      case .call(let candidate, _):
        if case .function(let name) = candidate.callee { names += unshared(name) }
      default: break
      }
    }
    return names.first.map { .isNotSendable($0) }
  }

  /// An argument that does not outlive the call, and that a closure would keep.
  func escapingArgument(of solution: Solution) -> Wanted? {
    var found: Wanted?
    solution.visit { part in
      if case .argument(let index) = part, index < arguments.count, arguments[index].isNonEscaping {
        found = arguments[index]
      }
    }
    return found
  }

  /// The values that a member or function keeps with it: the container, or the name before its dot.
  private func unshared(_ expression: String) -> [String] {
    guard !atHand.isStatic(expression) else { return [] }
    guard !atHand.isWithinContainer else { return unsharedContainer }
    let root = (expression.pathParts.first ?? "").withoutNeedlessBackticks
    let member = atHand.allMembers.first { $0.name == root }
    return member.map { catalog.isKnownNonSendable($0.type) ? [root] : [] } ?? []
  }

  private var unsharedContainer: [String] {
    let container = atHand.container
    return !container.isSendable && catalog.isKnownNonSendable(container.id)
      ? [container.symbol.path] : []
  }
}
