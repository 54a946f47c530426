import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// A step on the way from a value to what it is built from.
package struct BuildingStep {
  /// The name of the member, type or function that is built or called.
  package let name: String
  /// Whether the step is a function or a closure.
  package let isFunction: Bool
  /// The call that builds it.
  package let builder: Asker
  /// The name of the value that the call needs.
  package let next: String
  /// Whether the call has that value by a composition.
  package let isNextOfComposition: Bool
}

extension BuildPlan {
  /// The way to a member that it needs, each call a step; `nil` if it does not.
  ///
  /// - Parameters:
  ///   - name: What the value goes by.
  ///   - isFunction: Whether it is what a function gives.
  package func way(
    to member: String, from name: String, isFunction: Bool = false
  ) -> (name: String, steps: [BuildingStep])? {
    switch self {
    case .member(let own):
      return own.name == member && !own.isOfParent ? (member, []) : nil
    case .call(let provider, let values):
      for (parameter, value) in provider.taking(values) {
        let text = parameter.map { $0.type.function == nil ? $0.text : $0.name } ?? value.name
        guard let (next, steps) = value.way(to: member, from: text) else {
          continue
        }
        let isOfComposition = if case .narrow = value { true } else { false }
        let step = BuildingStep(
          name: name, isFunction: isFunction, builder: provider.asker, next: next,
          isNextOfComposition: isOfComposition)
        return (name, [step] + steps)
      }
      return nil
    case .closure(let shape, let inner):
      return inner.way(to: member, from: name, isFunction: !shape.isAutoclosure)
    case .narrow(let narrow):
      return narrow.fields.lazy.compactMap {
        $0.value.way(to: member, from: $0.requirement.declaration.name)
      }.first
    case .instance(let instance):
      return instance.value.way(to: member, from: name)
    case .reference(let inner):
      return inner.way(to: member, from: name)
    case .argument, .container, .open, .nothing:
      return nil
    }
  }
}
