import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// A value that is there under a name where something is built: a member of a container.
package struct Binding {
  /// The name: that of the container's member.
  let name: String
  /// The type without sugar; `()` if it is not known, so that only the name can match.
  let type: TypeSyntax
  /// The expression for it where the value is built: `logger`, `app.logger`.
  let expression: String
  package let location: Location
  var effects = Effects.none
  /// The global actor that it is isolated to.
  var isolation: String?
  /// The condition under which it is there.
  var condition = ConditionSet.always
  /// True if the value is the container's own, and not forwarded to a parent.
  var isOwn = false
  /// True if the value is read from a parent, and the container does not have it.
  var isOfParent = false
  /// The modules that have to be seen to read it.
  var modules: Set<Int> = []
  /// The container that declares it.
  var holder = ""
  /// The clause that says why it cannot be read, with the fix; `nil` if it can.
  var blocked: String?
  /// True if it is initialized where it is declared.
  var hasOwnValue = false

  var isUntyped: Bool { type == .tuple([]) }

  /// The name, with the parent that it is read of.
  var nameInMessages: String { isOfParent ? expression : name }

  var place: NamedPlace { NamedPlace(name: nameInMessages, location: location) }

  /// Returns the binding as one that cannot be read.
  func blocked(by clause: String) -> Binding {
    var copy = self
    copy.blocked = clause
    return copy
  }
}

extension Binding {
  /// A property that a protocol asks for.
  ///
  /// - Parameter target: The expression that meets it; `nil` for the container's own member.
  init?(_ requirement: Requirement, calling target: String? = nil, in table: SymbolTable) {
    let declaration = requirement.declaration
    guard declaration.isProperty, !declaration.isStatic, let type = declaration.type else {
      return nil
    }
    self.init(
      name: declaration.baseName, type: table.resolved(type, in: requirement.scope),
      expression: target ?? declaration.baseName.asIdentifier,
      location: table.location(of: declaration, inFile: requirement.scope.file),
      effects: table.resolved(declaration.effects, in: requirement.scope),
      isolation: requirement.isolation)
  }
}

/// The clauses that say why a member cannot be read where something is built.
extension Binding {
  static let tooEarly =
    "which is not there before the container is: make it a member without a value of its own, so that "
    + "'live' builds it"
  static let untyped = "whose type is not written: write it"
  static let mutating =
    "which changes the struct when it is read: make it a constant, or the container a class"
  static let behindReference =
    "which no protocol passes on by reference: declare a Has-protocol for it"
  static let optional =
    "which may be nil: make it one that is always there, or pass it as an argument"

  static func hidden(_ access: Access) -> String {
    "which is \(access.rawValue): let other files of the module read it, or pass it as an argument"
  }

  static func conditional(_ condition: ConditionSet) -> String {
    "which is there only if '\(condition.text ?? "")': declare it for the other case too"
  }

  static func isolated(to actor: String) -> String {
    "which is isolated to '\(actor)': declare a Has-protocol for it"
  }

  static func declared(as type: String) -> String {
    "as '\(type)': ask for '\(type)', or declare the member as what it is"
  }
}
