import DependencyGraph
import Findings
import SwiftOutline
import SwiftProgram

/// The combinations of `#if` conditions under each of which a stub is another one.
struct StubVersions {
  /// The most versions for which there may be a stub each.
  static let limit = 4

  /// An element that is there under a condition.
  struct Element {
    let name: String
    let location: Location
    let condition: ConditionSet
  }

  /// The combinations: always one holds where the stub is there.
  let all: [ConditionSet]

  /// - Throws: `StubFault` at the first element that makes them too many.
  init(of elements: [Element], within condition: ConditionSet) throws(StubFault) {
    var all = [condition]
    for element in elements {
      all = all.flatMap { [$0.and(element.condition), $0.and(element.condition.negated)] }
        .filter { !$0.isNever }
      guard all.count <= Self.limit else {
        throw StubFault(cause: .conditions(element.name), location: element.location)
      }
    }
    self.all = all
  }
}
