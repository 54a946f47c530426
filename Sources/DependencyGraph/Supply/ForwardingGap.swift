import SwiftOutline
import SwiftProgram

/// A Has-protocol that a parent has and that cannot be forwarded.
struct ForwardingGap: Error, Sendable {
  /// Why not.
  enum Cause: Sendable {
    case associatedTypes
    case isStatic(String)
    /// What keeps it from being forwarded by anything.
    case always(ReferenceGap.Cause)
    /// The generated file cannot see the property that holds the parent.
    case hidden(String, Access)
    /// There may be no parent.
    case optional(String, isWeak: Bool)
    /// The parent conforms only where a `where` clause holds.
    case constrained(String, clause: String)
    /// The child has a member of the name that is no witness.
    case nameIsTaken(Requirement, Member, WitnessFault)
    /// It would change a value that cannot be changed.
    case unchangeable(String, parent: String)
    /// It would change a value whose setter the generated file cannot see.
    case setterHidden(String, parent: String, Access)
    /// Reading it changes the struct that the child is.
    case mutatingGetter(String)
    /// The protocol inherits from something that the child does not.
    case inherits(String)
    /// The protocol asks for `Sendable`; the child as it would be declared.
    case notSendable(declaration: String)
    /// The child is an actor, and the protocol is isolated to a global one.
    case ofGlobalActor(String)
    /// It is isolated, and asked for without isolation.
    case isolated(String)
    /// It is asked for without isolation, and the parent's type has an argument that conforms to what
    /// its parameter asks for on one actor only.
    case isolatedArgument(String, parent: String, IsolatedArgument)
    /// It runs on its caller's actor, and the parent is a reference that cannot be shared, the members
    /// of which run on none.
    case leavesCaller(String, parent: String, container: String)
    /// No file of the child's module imports the module that declares it, and no manifest says
    /// that one may.
    case notImported(home: String, module: String)
    /// The child is more accessible than the import of what declares the protocol or its types.
    case narrowImport(module: String, Access, child: String, Access)
  }

  let protocolID: SymbolID
  let parent: Parent
  let cause: Cause
}

extension ForwardingGap.Cause {
  /// The cause in words.
  var words: String {
    switch self {
    case .associatedTypes: "it has associated types"
    case .isStatic(let member): "'\(member)' is static"
    case .always(let cause): cause.words
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
    case .inherits(let inherited): "it inherits from '\(inherited)'"
    case .notSendable: "it asks for 'Sendable'"
    case .ofGlobalActor(let actor): "an actor cannot conform to what is isolated to '\(actor)'"
    case .isolated(let member): "'\(member)' is isolated, and asked for without isolation"
    case .isolatedArgument(let member, let parent, let argument):
      "'\(member)' is asked for without isolation, and '\(parent)' is of a type with "
        + "'\(argument.type)', which is '\(argument.protocolName)' on '\(argument.actor)' only"
    case .leavesCaller(let member, let parent, let container):
      "'\(member)' runs on the actor of its caller, and '\(parent)' is a '\(container).Reference', "
        + "which is not 'Sendable'"
    case .notImported(let home, let module): "no file of '\(module)' imports '\(home)'"
    case .narrowImport(let module, let access, let child, let childAccess):
      "'\(module)' is imported as \(access.rawValue), and '\(child)' is \(childAccess.rawValue)"
    }
  }

  /// What would take the cause away; `nil` for what is as it is.
  var cure: String? {
    switch self {
    case .always(let cause): cause.cure
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
  var canBeWritten: Bool {
    switch self {
    case .isolatedArgument, .leavesCaller, .narrowImport, .notImported, .notSendable: false
    default: true
    }
  }
}
