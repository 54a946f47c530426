import DependencyGraph
import SwiftOutline
import SwiftProgram

/// The availability of a stub: it is there where everything is that it stands in for.
struct StubAvailability {
  /// The attributes that say so, sorted.
  let attributes: [String]
  /// Whether what it stands in for is available nowhere.
  let isNowhere: Bool

  /// - Parameters:
  ///   - attributes: Those of what it stands in for, and of the protocols that it conforms to.
  ///   - ofMembers: Those of what it has to have.
  init(_ attributes: [String], ofMembers: [String] = []) {
    // What is deprecated may still be declared without a warning, but not conformed to.
    let members = ofMembers.filter {
      $0.availabilityWords.isDisjoint(with: ["deprecated", "unavailable", "obsoleted"])
    }
    self.attributes = Set(attributes + members).sorted()
    isNowhere = attributes.contains { $0.availabilityWords.isSuperset(of: ["*", "unavailable"]) }
  }
}
