import Findings
import SwiftReading

/// A directive at a declaration that it cannot be about: `// hasgen: container` at a protocol.
struct MisplacedDirective {
  private let name: String
  private let subjects: String
  private let location: Location

  /// - Returns: `nil` for a directive that may be about the declaration, and for those that the rules
  ///   of their features look after.
  init?(_ directive: Directive, at declaration: Declaration, _ location: Location) {
    switch (directive.name, declaration.kind) {
    case ("container", .struct), ("container", .class), ("container", .actor),
      ("container", .enum), ("live", .struct), ("live", .class), ("live", .actor), ("live", .enum),
      ("live", .`init`):
      return nil
    case ("container", _): subjects = "a struct, a class or an actor"
    case ("live", _): subjects = "a struct, a class, an actor or an initializer"
    default: return nil
    }
    name = directive.name
    self.location = location
  }

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .idleDirective,
      message: "'\(name)' does nothing here: it marks \(subjects)", location: location,
      notes: [Diagnostic.Note("remove the directive, or put it above what is meant")])
  }
}
