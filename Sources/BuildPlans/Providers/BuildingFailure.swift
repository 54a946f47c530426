import Findings
import SwiftReading
import SwiftProgram

/// A value that cannot be built: who needs it, and why not.
package struct BuildingFailure: Error {
  package let request: ValueRequest
  /// The askers on the way to it, the innermost first.
  package private(set) var askers: [Asker]
  package private(set) var rejections: [RejectedProvider]
  /// Looks for `hint`: only where it is told, since most failures never are, and each would be
  /// compared with all that is at hand.
  private var findHint: @Sendable () -> Hint?

  /// A value or type that the user may have meant.
  package struct Hint: Hashable {
    package let name: String
    package let type: String
    package let kind: Kind

    package init(name: String, type: String, kind: Kind) {
      self.name = name
      self.type = type
      self.kind = kind
    }

    /// The difference between the hint and the request.
    package enum Kind: Hashable {
      /// It is of the right type, and has another name.
      case isOfType
      case isOfOtherType
      /// It is what most likely is meant: a parameter that a runtime argument is for, one of
      /// several, a type.
      case isMeant
    }
  }

  package init(
    _ request: ValueRequest, _ rejections: [RejectedProvider],
    hint: @escaping @autoclosure @Sendable () -> Hint? = nil
  ) {
    self.request = request
    askers = [request.asker]
    self.rejections = rejections
    findHint = hint
  }

  /// A value that the user may have meant; searched for at each call.
  package var hint: Hint? { findHint() }

  /// Whether only a scope above may make it.
  package var isMadeAbove: Bool { rejections.contains { $0.reason == .isMadeAbove } }

  /// Returns the failure with a hint at the type that an undeclared name most likely means.
  package func hinting(among types: SpellingCandidates) -> BuildingFailure {
    let isUndeclared = rejections.contains {
      if case .isUndeclared = $0.reason { true } else { false }
    }
    guard isUndeclared, hint == nil,
      case .name(let own) = request.written.withoutPrefixes, own.components.count == 1,
      case let name = own.components[0].name, name.count > 4,
      !PlatformNames.standardLibrary.contains(name),
      // 'UIView' is the platform's, and no slip of the pen for 'View'.
      let near = types.nearest(to: name, where: { !name.hasSuffix($0) })
    else { return self }
    var copy = self
    copy.findHint = { Hint(name: near, type: near, kind: .isMeant) }
    return copy
  }

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
