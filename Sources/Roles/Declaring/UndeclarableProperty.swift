import Findings
import SwiftReading
import SwiftProgram

/// A container's property that is to have a Has-protocol, and for which none can be written.
struct UndeclarableProperty: Error {
  /// The reason why the property gets no protocol.
  enum Cause: Sendable {
    /// It has no written type, and no initializer call that tells it.
    case unreadableType
    /// The protocol is to be named after its type, which has no name.
    case unnameable(TypeSyntax)
    /// Its type is a generic parameter of the container's.
    case generic(String)
    /// Its type is `some P`.
    case opaque
    /// Reading it changes the struct.
    case lazyInStruct
    case mutating
  }

  let property: Declaration
  let cause: Cause
  let location: Location

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .undeclarableProperty,
      message: "no protocol can be declared for '\(property.baseName)': \(reason)",
      location: location,
      notes: [Diagnostic.Note("\(cure), or mark it with '// hasgen: ignore'")])
  }

  private var reason: String {
    switch cause {
    case .unreadableType: "it has no written type"
    case .unnameable(let type): "its type '\(type)' has no name that the protocol could have"
    case .generic(let name): "its type depends on the generic parameter '\(name)'"
    case .opaque: "its type is opaque"
    case .lazyInStruct: "it is lazy, so that reading it changes the struct"
    case .mutating: "reading it changes the struct"
    }
  }

  private var cure: String {
    switch cause {
    case .unreadableType:
      "write the type: '\(property.kind.rawValue) \(property.name): …'"
    case .unnameable:
      "give the type an alias, declare a protocol by hand"
    case .generic:
      "declare a protocol with an associated type by hand"
    case .opaque:
      "write 'any' in place of 'some'"
    case .lazyInStruct:
      "build it in the initializer, make the container a class"
    case .mutating:
      "remove 'mutating'"
    }
  }
}
