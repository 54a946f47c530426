import Findings
import SwiftReading
import SwiftProgram

/// A property that holds a parent or nothing, so that nothing can be forwarded to it for certain.
struct OptionalParent: Sendable {
  let container: String
  let property: Declaration
  /// Whether the parent is a class or an actor.
  let isShared: Bool
  /// The Has-protocols that would be forwarded.
  let protocols: [String]
  let location: Location

  var diagnostic: Diagnostic {
    let names = protocols.map { "'\($0)'" }.joined(separator: ", ")
    let isWeak = property.modifiers.contains { $0.hasPrefix("weak") }
    let word = isWeak ? "weak" : "optional"
    return Diagnostic(
      severity: .warning, id: .optionalParent,
      message:
        "'\(property.baseName)' is \(word), so '\(container)' cannot forward \(names) to it: it "
        + "may be nil",
      location: location, notes: [Diagnostic.Note(cure(isWeak: isWeak))])
  }

  private func cure(isWeak: Bool) -> String {
    let type = property.type?.wrapped.description ?? ""
    let written = "'let \(property.name): \(type)'"
    let unowned = "'unowned let \(property.name): \(type)' if the parent outlives it"
    let cures = isWeak ? [unowned, written] : isShared ? [written, unowned] : [written]
    return "declare it as \(cures.joined(separator: ", or ")); or mark it as "
      + "'// hasgen: not-parent'"
  }
}

extension TypeSyntax {
  /// The type that is optional, as written: `any A & B` of `(any A & B)?`.
  fileprivate var wrapped: TypeSyntax {
    switch self {
    case .optional(let inner), .implicitlyUnwrapped(let inner): inner.wrapped
    case .tuple(let elements) where elements.count == 1: elements[0].type.wrapped
    default: self
    }
  }
}
