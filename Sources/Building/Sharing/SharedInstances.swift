import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// The instances that are built once, in a variable, since several need them or a closure does, each
/// behind those that it needs.
package struct SharedInstances {
  /// An instance with a variable of its own.
  package struct Shared {
    package let instance: Instance
    /// The positions of the roots that need it.
    let users: Set<Int>
    /// Whether a closure that is called later captures it.
    let isCaptured: Bool
  }

  /// The way in which a reference to an instance is reached.
  private enum Reach: Comparable {
    case atOnce
    /// Through an `@autoclosure`, once.
    case once
    /// Through a closure, each time that it is called.
    case anyTime
  }

  private(set) var all: [Shared] = []
  /// The runtime arguments that are there: what needs others is made by a closure, each time.
  private let argumentCount: Int
  private let known: Set<Instance.Key>
  private let isolation: String?
  private let catalog: TypeCatalog
  private var references: [Instance.Key: [Reach]] = [:]
  private var ordered: [Instance] = []

  /// - Parameters:
  ///   - known: Those that have a variable already.
  ///   - later: The roots that are built on first use.
  init(
    of roots: [BuildPlan], later: Set<Int> = [], argumentCount: Int,
    besides known: Set<Instance.Key>,
    isolation: String?, in catalog: TypeCatalog
  ) {
    self.argumentCount = argumentCount
    self.known = known
    self.isolation = isolation
    self.catalog = catalog
    for (index, root) in roots.enumerated() {
      visit(root, later.contains(index) ? .once : .atOnce, captures: false)
    }
    addCaptures(byFactoriesOf: roots)
    var users: [Instance.Key: Set<Int>] = [:]
    for (index, root) in roots.enumerated() {
      root.visit {
        if case .instance(let instance) = $0 { users[instance.key, default: []].insert(index) }
      }
    }
    all = ordered.compactMap { instance in
      let all = references[instance.key] ?? []
      guard all.count > 1 || all.contains(.anyTime) else { return nil }
      return Shared(
        instance: instance, users: users[instance.key] ?? [],
        isCaptured: all.contains { $0 != .atOnce })
    }
  }

  private mutating func visit(_ plan: BuildPlan, _ reach: Reach, captures isShared: Bool) {
    switch plan {
    case .argument, .container, .member, .open, .nothing: break
    case .call(_, let values):
      for value in values { visit(value.value, reach, captures: isShared) }
    case .narrow(let narrow):
      for field in narrow.fields { visit(field.value, reach, captures: isShared) }
    case .reference(let inner): visit(inner, reach, captures: isShared)
    case .closure(let shape, _) where shape.isFactory: break
    case .closure(let shape, let inner):
      let own: Reach =
        !shape.isAutoclosure ? .anyTime : shape.isEscaping ? max(reach, .once) : reach
      visit(inner, own, captures: isShared || shape.sharesCaptures(inside: isolation))
    case .instance(let instance):
      guard !known.contains(instance.key), isThere(instance, reach, isShared) else {
        return visit(instance.value, reach, captures: isShared)
      }
      let isNew = references[instance.key] == nil
      references[instance.key, default: []].append(reach)
      guard isNew else { return }
      visit(instance.value, reach == .anyTime ? .atOnce : reach, captures: false)
      ordered.append(instance)
    }
  }

  /// Adds the captures of factories, which are called later: they use an instance that has a
  /// variable anyway.
  private mutating func addCaptures(byFactoriesOf roots: [BuildPlan]) {
    for root in roots {
      root.visit { part in
        guard case .closure(let shape, let inner) = part, shape.isFactory else { return }
        inner.visit {
          if case .instance(let instance) = $0, references[instance.key, default: []].count > 1 {
            references[instance.key]?.append(.anyTime)
          }
        }
      }
    }
  }

  /// Whether an instance can be built around what needs it.
  private func isThere(_ instance: Instance, _ reach: Reach, _ isShared: Bool) -> Bool {
    var isOfOthers = false
    instance.value.visit {
      if case .argument(let index) = $0, index >= argumentCount { isOfOthers = true }
    }
    guard !isOfOthers else { return false }
    guard reach == .anyTime else { return true }
    let parts = instance.value.immediateParts
    guard parts.allSatisfy({ $0.refusal(in: .none, isolatedTo: isolation) == nil }) else {
      return false
    }
    guard isShared, case .type(let id, _) = instance.key.callee else { return true }
    return !catalog.isKnownNonSendable(id)
  }
}
