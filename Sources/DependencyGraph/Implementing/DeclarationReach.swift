import SwiftReading
import SwiftProgram

/// When, from which versions on and how far a declaration in the making can be seen.
struct DeclarationReach {
  var condition: ConditionSet
  private(set) var availability: [String]
  private(set) var access: Access

  /// Widens it so that it serves both.
  mutating func merge(_ other: DeclarationReach) {
    condition = condition.or(other.condition)
    if other.availability.isEmpty { availability = [] }
    access = max(access, other.access)
  }
}
