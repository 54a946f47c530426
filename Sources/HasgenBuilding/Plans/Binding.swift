import HasgenGraph
import HasgenProgram
import HasgenReading

/// A named value from which other values are built: a member of a container.
package struct Binding {
  /// The name of the container's member.
  package let name: String
  /// The type without sugar; `()` if it is not known. The value is then found by its name only.
  let type: TypeSyntax
  /// The expression that reads the value: `logger`, `app.logger`.
  let expression: String
  package let location: Location
  var effects = Effects.none
  /// The global actor of the member; `nil` for none.
  var isolation: String?
  /// The condition under which the member is compiled.
  var condition = ConditionSet.always
  /// True if the value belongs to the container itself, and is not forwarded to a parent.
  var isOwn = false
  /// True if the value is a member of a parent, and is read through the parent.
  var isOfParent = false
  /// The modules to import to read the value.
  var modules: Set<Int> = []
  /// The path of the container that declares the member.
  var container = ""
  /// The reason why the member cannot be read, as a clause with the fix; `nil` if it can be read.
  var blocked: String?
  /// True if the member's declaration has an initial value.
  var hasOwnValue = false

  var isUntyped: Bool { type == .tuple([]) }

  /// The name, qualified by the parent through which it is read.
  var nameInMessages: String { isOfParent ? expression : name }

  var place: NamedPlace { NamedPlace(name: nameInMessages, location: location) }

  /// The refusal to build a value that this unreadable member holds.
  func refusal(_ kind: Refusal.Kind) -> Refusal {
    Refusal(
      kind, "'\(container)' has it by '\(nameInMessages)', \(blocked ?? "")", at: location)
  }

  /// Returns the binding with a reason why it cannot be read.
  func blocked(by clause: String) -> Binding {
    var copy = self
    copy.blocked = clause
    return copy
  }
}

extension Binding {
  /// Creates the binding for a required property; `nil` for other requirements.
  ///
  /// - Parameter target: The expression that reads the property; `nil` for the container's own
  ///   member.
  init?(_ requirement: Requirement, calling target: String? = nil, in table: SymbolTable) {
    let declaration = requirement.declaration
    guard declaration.isProperty, !declaration.isStatic, let type = declaration.type else {
      return nil
    }
    self.init(
      name: declaration.baseName, type: table.resolved(type, in: requirement.scope),
      expression: target ?? declaration.baseName.asIdentifier,
      location: table.location(of: requirement),
      effects: table.resolved(declaration.effects, in: requirement.scope),
      isolation: requirement.isolation)
  }
}

/// The reasons why a member cannot be read, as clauses.
extension Binding {
  static let tooEarly =
    "which is not there before the container is: make it a member without a value of its own, so that "
    + "'live' builds it"
  static let untyped = "whose type is not written: write it"
  static let mutating =
    "which changes the struct when it is read: make it a constant, or the container a class"
  static let behindReference =
    "which no protocol passes on by reference: declare a Has-protocol for it"

  static func hidden(_ access: Access) -> String {
    "which is \(access.rawValue): let other files of the module read it, or pass it as an argument"
  }

  static func conditional(_ condition: ConditionSet) -> String {
    "which is there only if '\(condition.text ?? "")': declare it for the other case too"
  }

  static func isolated(to actor: String) -> String {
    "which is isolated to '\(actor)': declare a Has-protocol for it"
  }

  static let ofChild = "a child of this container: build its users there, or pass it to them"

  static func unreached(by container: String) -> String {
    "which '\(container)' does not reach: add a member there, or pass it as an argument"
  }

  static func declared(as type: String) -> String {
    "as '\(type)': ask for '\(type)', or declare the member with its concrete type"
  }
}
