import SwiftProgram

/// The declaration that does the work of a requirement, and how the conforming type reaches it.
package struct ForwardingTarget {
  private(set) var source: WitnessSource
  /// The name of what has it: `app`, `container`, `self`.
  let holder: String
  /// The condition under which it is there.
  let condition: ConditionSet
  /// The global actor that the conformance is isolated to for it; `nil` for none.
  var actor: String?
  /// The modules that declare what is used without being written.
  let modules: [Int]
  /// Whether forwarding changes the value that the holder is; `nil` where the conforming type has a
  /// copy of its own.
  var changesHolder: Bool?
  /// Whether the type can go without it, since it has the same default implementation.
  var isDispensable: Bool

  package init(
    source: WitnessSource, holder: String, condition: ConditionSet, actor: String? = nil,
    modules: [Int] = [], changesHolder: Bool? = nil, isDispensable: Bool = false
  ) {
    self.source = source
    self.holder = holder
    self.condition = condition
    self.actor = actor
    self.modules = modules
    self.changesHolder = changesHolder
    self.isDispensable = isDispensable
  }

  /// Returns the target with the types as the requirement writes them.
  func written(as requirement: Requirement) -> ForwardingTarget {
    var copy = self
    copy.source = source.written(as: requirement)
    return copy
  }
}
