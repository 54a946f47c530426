import Findings
import SwiftReading
import SwiftProgram

/// A value that cannot be built: who needs it, and why not.
package struct BuildingFailure: Error {
  package let request: ValueRequest
  /// The askers on the way to it, the innermost first.
  package private(set) var askers: [Asker]
  package private(set) var rejections: [RejectedProvider]

  package init(_ request: ValueRequest, _ rejections: [RejectedProvider]) {
    self.request = request
    askers = [request.asker]
    self.rejections = rejections
  }

  /// Whether only a scope above may make it.
  package var isMadeAbove: Bool { rejections.contains { $0.reason == .isMadeAbove } }

  /// Returns the failure with the other candidates that were considered for the asker.
  func considering(_ others: [RejectedProvider]) -> BuildingFailure {
    var copy = self
    copy.rejections += others
    return copy
  }

  /// Returns the failure with one more asker on the way to it.
  package func needed(by asker: Asker) -> BuildingFailure {
    // What is wrong with a runtime argument is the outermost asker's own.
    let isOfArgument = rejections.contains { if case .isUsed = $0.reason { true } else { false } }
    guard !isOfArgument else { return self }
    var copy = self
    if copy.askers.last != asker { copy.askers.append(asker) }
    return copy
  }
}

/// The failures that keep a value from being built.
package struct BuildingFailures: Error {
  package let all: [BuildingFailure]

  package init(_ all: [BuildingFailure]) { self.all = all }
}
