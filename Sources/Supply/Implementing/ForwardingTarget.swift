import SwiftProgram

/// The declaration that does the work of a requirement, and how the conforming type reaches it.
package struct ForwardingTarget {
  let source: WitnessSource
  /// The name of what has it: `app`, `container`, `self`.
  let holder: String
  /// The condition under which it is there.
  let condition: ConditionSet
  /// The global actor that the conformance is isolated to for it; `nil` for none.
  let actor: String?
  /// The modules that declare what is used without being written.
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
