import SwiftProgram

/// The declaration that implements a requirement, and the property through which the conforming
/// type reaches it.
package struct ForwardingTarget {
  let source: WitnessSource
  /// The name of the value that has the declaration: `app`, `container`, `self`.
  let holder: String
  /// The condition under which the declaration is compiled.
  let condition: ConditionSet
  /// The global actor to which the conformance must be isolated; `nil` for none.
  let actor: String?
  /// The modules of declarations that are used without being named.
  let modules: [Int]

  package init(
    source: WitnessSource, holder: String, condition: ConditionSet, actor: String? = nil,
    modules: [Int] = []
  ) {
    self.source = source
    self.holder = holder
    self.condition = condition
    self.actor = actor
    self.modules = modules
  }
}
