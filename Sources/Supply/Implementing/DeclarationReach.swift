import SwiftReading
import SwiftProgram

/// The condition, availability and access of a generated declaration.
struct DeclarationReach {
  var condition: ConditionSet
  private(set) var availability: [String]
  private(set) var access: Access

  /// Widens the condition, availability and access to cover both declarations.
  mutating func merge(_ other: DeclarationReach) {
    condition = condition.or(other.condition)
    availability =
      availability.isEmpty || other.availability.isEmpty
      ? [] : Set(availability + other.availability).sorted()
    access = max(access, other.access)
  }
}
