import BuildPlans
import DependencyGraph
import Roles

extension BuildPlan {
  /// The members that have to be there when it is built: not those that only a closure uses, which
  /// is called later. What a closure captures is built before it.
  var memberNamesAtOnce: Set<String> {
    var names: Set<String> = []
    var seen: Set<Instance.Key> = []
    addNamesAtOnce(isWaiting: false, &seen, to: &names)
    return names
  }

  private func addNamesAtOnce(
    isWaiting: Bool, _ seen: inout Set<Instance.Key>, to names: inout Set<String>
  ) {
    switch self {
    case .argument, .container, .open, .nothing: break
    case .member(let member):
      if !isWaiting, !member.isOfParent { names.insert(member.name) }
    case .call(_, let arguments):
      for argument in arguments {
        argument.value.addNamesAtOnce(isWaiting: isWaiting, &seen, to: &names)
      }
    case .closure(let shape, let inner):
      inner.addNamesAtOnce(isWaiting: isWaiting || shape.isEscaping, &seen, to: &names)
    case .narrow(let narrow):
      for field in narrow.fields {
        field.value.addNamesAtOnce(isWaiting: isWaiting, &seen, to: &names)
      }
    case .reference(let inner):
      inner.addNamesAtOnce(isWaiting: isWaiting, &seen, to: &names)
    case .instance(let instance):
      guard seen.insert(instance.key).inserted else { return }
      instance.value.addNamesAtOnce(isWaiting: false, &seen, to: &names)
    }
  }
}
