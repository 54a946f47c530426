import DependencyGraph
import SwiftOutline
import SwiftProgram

/// The protocols that a service's protocol inherits from the standard library and Foundation, as
/// far as a stub can conform to them.
struct PlatformParents {
  /// The identity that tells objects apart, if a protocol asks for it.
  private(set) var equality = Stub.Equality.none
  /// Their other requirements.
  private(set) var requirements: [Requirement] = []
  /// Their associated types that nothing else decides, and what each must conform to.
  private(set) var associatedTypes: [String: [RequirementList.Constraint]] = [:]
  /// The texts that describe a stub: nobody has to supply them for it to be printed.
  private(set) var descriptions: Set<String> = []
  /// Whether stubs can be ordered.
  private(set) var isOrdered = false
  /// The property that decides the identity, where only an actor could read it.
  private(set) var isolatedIdentity: Requirement?

  private let name: Range<Int>
  private let scope: Scope
  private let owner: SymbolID
  /// Whether the stub is an actor, which meets all of it without being waited for.
  private let isActor: Bool

  /// - Parameters:
  ///   - owner: The service's protocol.
  ///   - isActor: Whether the stub is an actor.
  init(of owner: SymbolID, isActor: Bool, in table: SymbolTable) {
    self.owner = owner
    self.isActor = isActor
    name = table[owner].sites[0].declaration.nameRange
    scope = table.bodyScope(of: table[owner].sites[0], in: owner)
  }

  /// Takes a protocol in; says whether a stub can conform to it.
  ///
  /// - Parameters:
  ///   - list: What the service's protocol asks for itself.
  ///   - clauses: Its `where` clauses, and those of its parents.
  mutating func add(_ name: String, besides list: RequirementList, _ clauses: [GenericRequirement])
    -> Bool
  {
    switch name {
    // What they ask for, every class has.
    case "CustomNSError", "Observable", "ObservableObject": break
    case "LocalizedError":
      for text in ["errorDescription", "failureReason", "recoverySuggestion", "helpAnchor"] {
        descriptions.insert(text)
        guard !list.requirements.contains(where: { $0.declaration.witnessKey == "var \(text)" })
        else { continue }
        add(text, of: .optional(.named("String")))
      }
    case "Equatable": equality = max(equality, .equatable)
    case "Hashable": equality = .hashable
    case "Comparable":
      equality = max(equality, .equatable)
      isOrdered = true
      addOrder()
    case "CustomStringConvertible": addDescription("description")
    case "CustomDebugStringConvertible": addDescription("debugDescription")
    case "Identifiable":
      // Its own property decides what the identity is.
      if let own = list.requirements.first(where: \.declaration.isIdentity) {
        if isActor, !own.declaration.isNonisolated { isolatedIdentity = own }
        // Both ask for it, the one of the standard library without isolation.
        if own.isolation != nil { requirements.append(own.withoutIsolation) }
        break
      }
      let decided = clauses.lazy.compactMap(Self.identity).first
      add("id", of: decided ?? .named("ID"))
      if decided == nil {
        associatedTypes["ID"] = [
          RequirementList.Constraint(type: .named("Hashable"), scope: scope)
        ]
      }
    default: return false
    }
    return true
  }

  /// The name of the function that orders stubs.
  static let order = "isLess(than:)"

  /// The identity's type that a part of a clause states: `Int` of `ID == Int`.
  static func identity(in requirement: GenericRequirement) -> TypeSyntax? {
    guard requirement.isSameType else { return nil }
    let own: Set = ["ID", "Self.ID"]
    if own.contains(requirement.subject.description) { return requirement.type }
    return own.contains(requirement.type.description) ? requirement.subject : nil
  }

  private mutating func addDescription(_ name: String) {
    descriptions.insert(name)
    add(name, of: .named("String"))
  }

  private mutating func add(_ name: String, of type: TypeSyntax) {
    add(
      Declaration(
        kind: .var, name: name, nameRange: self.name, range: self.name, modifiers: modifiers,
        type: type, storage: Storage(kind: .required, isSettable: false)))
  }

  /// Adds the closure that a test supplies for `<`, which no argument could be named for.
  private mutating func addOrder() {
    add(
      Declaration(
        kind: .func, name: Self.order, nameRange: name, range: name, modifiers: modifiers,
        type: .named("Bool"),
        parameters: [Parameter(label: "than", name: "other", type: .named("Self"))]))
  }

  private var modifiers: [String] { isActor ? ["nonisolated"] : [] }

  private mutating func add(_ declaration: Declaration) {
    requirements.append(
      Requirement(
        declaration: declaration, owner: owner, scope: scope.adding(["ID"]), condition: .always,
        isolation: nil, isOfVersion: false, defaultModule: nil))
  }
}

extension Declaration {
  /// Whether the property decides the identity of its owner.
  fileprivate var isIdentity: Bool {
    witnessKey == "var id" && !["ID", "Self.ID"].contains(type?.description ?? "")
  }
}
