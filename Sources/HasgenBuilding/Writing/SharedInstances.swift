/// An instance that is built once and held in a variable, because several values or a closure need
/// it.
package struct SharedInstance {
  let instance: Instance
  /// The positions of the roots that need the instance.
  let users: Set<Int>
  /// True if a closure that is called later captures the instance.
  let isCaptured: Bool

  package var key: Instance.Key { instance.key }
}

/// Finds the instances that need a variable, each after those that it needs.
struct SharedInstances {
  /// The number of runtime arguments outside of closures. An instance that uses further arguments
  /// is built in a closure.
  let argumentCount: Int
  /// The instances that already have a variable.
  let known: Set<Instance.Key>
  var ordered: [Instance] = []
  var counts: [Instance.Key: Int] = [:]
  var captured: Set<Instance.Key> = []
  /// The instances that closures use, which must not be built again at each call.
  var kept: Set<Instance.Key> = []

  /// - Parameter later: The roots that are built on first use.
  static func all(
    of roots: [BuildPlan], later: Set<Int> = [], argumentCount: Int = 0,
    besides known: Set<Instance.Key> = []
  ) -> [SharedInstance] {
    var search = SharedInstances(argumentCount: argumentCount, known: known)
    for (index, root) in roots.enumerated() {
      search.visit(root, isLater: later.contains(index), isInClosure: false)
    }
    return search.ordered.filter {
      search.counts[$0.key, default: 0] > 1 || search.kept.contains($0.key)
    }.map { instance in
      let users = roots.indices.filter { index in
        roots[index].parts().contains {
          if case .instance(let other) = $0 { other.key == instance.key } else { false }
        }
      }
      return SharedInstance(
        instance: instance, users: Set(users), isCaptured: search.captured.contains(instance.key))
    }
  }

  private mutating func visit(_ plan: BuildPlan, isLater: Bool, isInClosure: Bool) {
    guard case .instance(let instance) = plan else {
      let isClosure = if case .closure = plan { true } else { false }
      for child in plan.children {
        visit(child, isLater: isLater || isClosure, isInClosure: isInClosure || isClosure)
      }
      return
    }
    let (key, value) = (instance.key, instance.value)
    guard !known.contains(key), !value.usesArguments(from: argumentCount) else {
      return visit(value, isLater: isLater, isInClosure: isInClosure)
    }
    counts[key, default: 0] += 1
    if isLater { captured.insert(key) }
    if isInClosure { kept.insert(key) }
    guard counts[key] == 1 else { return }
    visit(value, isLater: isLater && !isInClosure, isInClosure: false)
    ordered.append(instance)
  }
}
