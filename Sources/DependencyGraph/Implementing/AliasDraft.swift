import SwiftOutline
import SwiftProgram

/// An alias for an associated type in the making.
struct AliasDraft {
  private(set) var condition: ConditionSet
  private(set) var availability: [String]
  private(set) var access: Access

  init(condition: ConditionSet, availability: [String], access: Access) {
    self.condition = condition
    self.availability = availability
    self.access = access
  }

  mutating func merge(_ other: AliasDraft) {
    condition = condition.or(other.condition)
    if other.availability.isEmpty { availability = [] }
    access = max(access, other.access)
  }
}
