import Findings
import Roles
import SwiftReading
import SwiftProgram

/// A protocol that a type cannot be given by forwarding.
package struct ImplementationGap: Error {
  package let obstacle: ImplementationObstacle
  /// The requirement that cannot be forwarded; `nil` where the protocol itself is in the way.
  package let requirement: Requirement?

  package init(obstacle: ImplementationObstacle, requirement: Requirement? = nil) {
    self.obstacle = obstacle
    self.requirement = requirement
  }
}

/// The reason why a type cannot get a protocol by forwarding its requirements.
package enum ImplementationObstacle: Error, Sendable {
  // MARK: Requirements

  /// An initializer would make the wrong type.
  case initializer
  /// A type that is written with `Self` would be the conforming one.
  case mentionsSelf(String)
  /// Swift cannot pass on a list of arguments.
  case variadic(String)
  case isStatic(String)
  /// A type that cannot be named in the generated file.
  case unnameable(UnnameableType, member: String)

  // MARK: Protocols

  case associatedTypes
  /// No source declares it.
  case undeclared
  /// The protocol inherits from one that no source declares.
  case unknownParent(String)
  /// The protocol inherits from something that the type does not.
  case inherits(String)
  /// The generated file cannot see it.
  case invisible(Access)
  /// The conformance is stated in another module, which sees the container's.
  case elsewhere(module: String)
  /// No file of the type's module imports the module that declares it, and no manifest says
  /// that one may.
  case notImported(home: String, module: String)
  /// The child is more accessible than the import of what declares the protocol or its types.
  case narrowImport(module: String, Access, child: String, Access)
  /// The protocol asks for `Sendable`; the type as it would be declared.
  case notSendable(declaration: String)
  /// The type is an actor, and the protocol is isolated to a global one.
  case ofGlobalActor(String)

  // MARK: What is forwarded to

  /// The generated file cannot see the property that holds the parent.
  case hidden(String, Access)
  /// There may be no parent.
  case optional(String, isWeak: Bool)
  /// The parent conforms only where a `where` clause holds.
  case constrained(String, clause: String)
  /// The type has a member of the name that is no witness.
  case nameIsTaken(Requirement, Member, WitnessFault)
  /// It would change a value that cannot be changed.
  case unchangeable(String, parent: String)
  /// It would change a value whose setter the generated file cannot see.
  case setterHidden(String, parent: String, Access)
  /// Reading it changes the struct that the type is.
  case mutatingGetter(String)
  /// It refines `Sendable`, which a copy that can be changed is not.
  case sharedSetter(String)
  /// It changes the copy of an isolated class, which others read from anywhere.
  case isolatedSetter(String, globalActor: String)
  /// It is isolated, and asked for without isolation.
  case isolated(String)
  /// It is asked for without isolation, and the parent's type has an argument that conforms to what
  /// its parameter asks for on one actor only.
  case isolatedArgument(String, parent: String, IsolatedArgument)
  /// It runs on its caller's actor, and the parent is a reference that cannot be shared, the members
  /// of which run on none.
  case leavesCaller(String, parent: String, container: String)

  /// The obstacle to forwarding a requirement by whatever means; `nil` for none.
  package init?(forwarding wanted: Declaration) {
    if wanted.kind == .`init` {
      self = .initializer
    } else if wanted.mentionsSelf {
      self = .mentionsSelf(wanted.name)
    } else if wanted.parameters.contains(where: \.isVariadic) {
      self = .variadic(wanted.name)
    } else {
      return nil
    }
  }
}

extension ImplementationObstacle {
  /// The obstacle in words.
  package var words: String {
    switch self {
    case .initializer: "it asks for an initializer"
    case .mentionsSelf(let member): "'\(member)' is written with 'Self'"
    case .variadic(let member): "'\(member)' is variadic, and such arguments cannot be passed on"
    case .isStatic(let member): "'\(member)' is static"
    case .unnameable(let type, let member):
      type.cause == .isHidden
        ? "'\(member)' needs '\(type.name)', which is the name of something else in the container"
        : "'\(member)' needs '\(type.name)', which the generated file cannot see"
    case .associatedTypes: "it has associated types"
    case .undeclared: "what it asks for is not known, since it is not declared in the sources"
    case .unknownParent(let parent):
      "what '\(parent)' asks for is not known, since it is not declared in the sources"
    case .inherits(let inherited): "it inherits from '\(inherited)'"
    case .invisible(let access): "it is \(access.rawValue), and the generated file cannot see it"
    case .elsewhere(let module): "the container conforms to it only in module '\(module)'"
    case .notImported(let home, let module): "no file of '\(module)' imports '\(home)'"
    case .narrowImport(let module, let access, let child, let childAccess):
      "'\(module)' is imported as \(access.rawValue), and '\(child)' is \(childAccess.rawValue)"
    case .notSendable: "it asks for 'Sendable'"
    case .ofGlobalActor(let actor): "an actor cannot conform to what is isolated to '\(actor)'"
    case .hidden(let parent, let access): "'\(parent)' is \(access.rawValue)"
    case .optional(let parent, let isWeak): "'\(parent)' is \(isWeak ? "weak" : "optional")"
    case .constrained(let parent, let clause): "'\(parent)' has it only where '\(clause)'"
    case .nameIsTaken(_, let member, _):
      "'\(member.declaration.name)' stands in the way and is no witness"
    case .unchangeable(let member, let parent):
      "'\(member)' changes what '\(parent)' holds, which is a value in a constant"
    case .setterHidden(let member, let parent, let access):
      "'\(member)' changes what '\(parent)' holds, the setter of which is \(access.rawValue)"
    case .mutatingGetter(let member): "reading '\(member)' changes the struct"
    case .sharedSetter(let setter):
      "it asks for 'Sendable', and '\(setter)' changes the shared copy"
    case .isolatedSetter(let member, let globalActor):
      "'\(member)' changes the shared copy, which others use outside of '\(globalActor)'"
    case .isolated(let member): "'\(member)' is isolated, and asked for without isolation"
    case .isolatedArgument(let member, let parent, let argument):
      "'\(member)' is asked for without isolation, and '\(parent)' is of a type with "
        + "'\(argument.type)', which is '\(argument.protocolName)' on '\(argument.actor)' only"
    case .leavesCaller(let member, let parent, let container):
      "'\(member)' runs on the actor of its caller, and '\(parent)' is a '\(container).Reference', "
        + "which is not 'Sendable'"
    }
  }

  /// The change that would remove the obstacle; `nil` if none does.
  package var cure: String? {
    switch self {
    case .unnameable(let type, _):
      if case .isNotImported(let module) = type.cause {
        "import it in the container's file: 'import \(module)'"
      } else {
        nil
      }
    case .notImported(let home, let module):
      "write 'import \(home)' in a file of '\(module)', which has to depend on it"
    case .isolatedArgument(_, _, let argument):
      "mark the requirements '@\(argument.actor)' too"
    case .leavesCaller(_, let parent, let container):
      "store 'let \(parent): \(container)', or declare 'struct \(container): Sendable'"
    case .notSendable(let declaration):
      "declare '\(declaration)'; the compiler accepts 'Sendable' only in the type's own file"
    case .setterHidden(_, _, let access): "remove '\(access.rawValue)(set)'"
    case .narrowImport(let module, _, let child, let access):
      "write '\(access.rawValue) import \(module)', or make '\(child)' less accessible"
    default: nil
    }
  }

  /// Whether what cannot be generated can be written by hand.
  package var canBeWritten: Bool {
    switch self {
    case .isolatedArgument, .leavesCaller, .narrowImport, .notImported, .notSendable: false
    default: true
    }
  }
}

extension ImplementationObstacle {
  package var isHidden: Bool {
    if case .hidden = self { true } else { false }
  }

  package var isOptional: Bool {
    if case .optional = self { true } else { false }
  }

  /// Whether the obstacle is reported even if nobody needs the protocol.
  package var isToldAnyway: Bool {
    if case .nameIsTaken = self { true } else { isHidden || isOptional }
  }
}
