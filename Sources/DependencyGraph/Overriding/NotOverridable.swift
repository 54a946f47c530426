import Findings
import SwiftOutline
import SwiftProgram

/// A container for which the configuration wants a function `overriding`, and that cannot have it.
struct NotOverridable {
  /// Why it cannot.
  enum Cause: Hashable {
    /// A class or an actor.
    case isReference(String)
    /// An enum.
    case isNoStruct(String)
    case isNoncopyable
    /// It has a member of the name that would be generated.
    case nameIsTaken
    /// No member of it can be replaced.
    case hasNothing
    /// There are too many combinations of `#if` conditions.
    case conditions(member: String)
    /// A private parent, which has to be copied and forwarded to.
    case hidesParent(member: String, access: String)
    /// A private member takes the initializer that Swift writes out of sight; one that could take
    /// its place, unless it could not be given the member, and whether that would make what it is
    /// not given.
    case hidesInitializer(member: String, wanted: String?, makesMember: Bool)
    /// An initializer that cannot be called, and why.
    case unusable(initializer: String, reason: String)
    /// A parameter of an initializer that no member answers to.
    case unmatched(parameter: String, initializer: String)
    /// A private member that nothing gives out.
    case unreadable(member: String)
    /// A member that no initializer takes, and that cannot be set: why, and what would help.
    case unset(member: String, reason: String, cure: String)
    case wrapped(member: String, wrapper: String)
    /// A member that another global actor keeps.
    case isolated(member: String, globalActor: String)
  }

  let container: String
  let cause: Cause
  let location: Location

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .notOverridable,
      message: "cannot generate '\(Overriding.name)' for '\(container)': \(reason)",
      location: location, notes: [Diagnostic.Note(cure)])
  }

  private var reason: String {
    switch cause {
    case .isReference(let kind):
      "it is \(kind == "actor" ? "an" : "a") \(kind), so what is replaced in it is replaced for "
        + "everybody who holds it"
    case .isNoStruct(let kind): "it is an \(kind), and only a struct has members to replace"
    case .isNoncopyable: "it cannot be copied"
    case .nameIsTaken: "it has its own '\(Overriding.name)'"
    case .hasNothing: "it stores nothing that another file can see and replace"
    case .conditions(let member):
      "with '\(member)' there are more than \(OverridingSolver.limit) combinations of '#if' "
        + "conditions, each of which takes a function of its own"
    case .hidesParent(let member, let access):
      "its parent '\(member)' is \(access), so the generated file can neither copy it nor forward "
        + "to it"
    case .hidesInitializer(let member, _, _):
      "'\(member)' is private, and so is the initializer that takes all members"
    case .unusable(let initializer, let reason): "its '\(initializer)' \(reason)"
    case .unmatched(let parameter, let initializer):
      "'\(initializer)' needs '\(parameter)', and no stored member has that name and type"
    case .unreadable(let member):
      "'\(member)' is private, so a copy cannot be given the same"
    case .unset(let member, let reason, _):
      "no initializer takes '\(member)', which \(reason)"
    case .wrapped(let member, let wrapper):
      "'\(wrapper)' wraps '\(member)', so only a copy of the whole keeps it, and that cannot replace "
        + "a 'let'"
    case .isolated(let member, let globalActor):
      "'\(member)' is isolated to '\(globalActor)', and other members are to another actor"
    }
  }

  private var cure: String {
    let without = "remove '\"overriding\": true' from '.hasgen.json'"
    return switch cause {
    case .isReference:
      "make it a struct, which '\"byReference\": true' makes as cheap to pass, or \(without)"
    case .isNoStruct: "make it a struct, or \(without)"
    case .isNoncopyable: "remove '~Copyable', or \(without)"
    case .nameIsTaken: "give it another name, or \(without)"
    case .hasNothing:
      "write the type of a member, and give it its value by an initializer, or \(without)"
    case .conditions: "gather what is under '#if' in a type of its own, or \(without)"
    case .hidesParent(_, let access): "remove '\(access)', or \(without)"
    case .hidesInitializer(_, let wanted?, false):
      "give '\(container)' an initializer that takes them: '\(wanted)'"
    case .hidesInitializer(let member, let wanted?, true):
      "remove 'private', or give '\(container)' an initializer that makes '\(member)' of the "
        + "others: '\(wanted)'"
    case .hidesInitializer(_, nil, _): "remove 'private', or \(without)"
    case .unusable, .unmatched: "add an initializer that takes the members and nothing else"
    case .unreadable(let member):
      member.hasPrefix("_")
        ? "remove 'private', or give it out by a computed '\(member.dropFirst())' of the same type"
        : "remove 'private', or name it '_\(member)' and give it out by a computed '\(member)'"
    case .unset(_, _, let cure): cure
    case .wrapped: "make every 'let' of '\(container)' a 'var'"
    case .isolated: "isolate '\(container)' as a whole, or \(without)"
    }
  }
}

extension NotOverridable {
  /// What stands in the way, at its place.
  init(_ fault: OverridingFault, in container: NominalType, _ table: SymbolTable) {
    func place(_ member: StoredMember) -> Location {
      table.location(of: member.declaration, inFile: member.site.scope.file)
    }
    func place(_ member: Member) -> Location {
      table.location(of: member.declaration, inFile: member.site.scope.file)
    }
    self.container = container.symbol.path
    switch fault {
    case .hidesParent(let member):
      cause = .hidesParent(
        member: member.declaration.baseName,
        access: (member.declaration.access ?? .private).rawValue)
      location = place(member)
    case .hidesInitializer(let member, let members):
      let needed = members.filter { !$0.isDerived }
      let wanted = needed.contains { $0.reader == nil } ? nil : "init(\(needed.parameterList))"
      cause = .hidesInitializer(
        member: member.declaration.baseName, wanted: wanted, makesMember: member.isDerived)
      location = place(member)
    case .unusable(let initializer, let reason):
      cause = .unusable(initializer: initializer.declaration.name, reason: reason)
      location = place(initializer)
    case .unmatched(let parameter, let initializer):
      cause = .unmatched(parameter: parameter, initializer: initializer.declaration.name)
      location = place(initializer)
    case .unreadable(let member):
      cause = .unreadable(member: member.declaration.baseName)
      location = place(member)
    case .unset(let member):
      cause = .unset(
        member: member.declaration.baseName, reason: member.reasonNotToSet, cure: member.cureToSet)
      location = place(member)
    case .wrapped(let member, let wrapper):
      cause = .wrapped(member: member.declaration.baseName, wrapper: wrapper)
      location = place(member)
    case .isolated(let member, let globalActor):
      cause = .isolated(member: member.declaration.baseName, globalActor: globalActor)
      location = place(member)
    case .conditions(let member):
      cause = .conditions(member: member.declaration.baseName)
      location = place(member)
    }
  }
}

extension [StoredMember] {
  fileprivate var parameterList: String {
    map { "\($0.name): \($0.type?.description ?? "…")" }.joined(separator: ", ")
  }
}

extension StoredMember {
  fileprivate var reasonNotToSet: String {
    if declaration.kind == .let { return "is a 'let' and cannot be set afterwards" }
    return "other files can\(reader == nil ? " neither see nor" : "not") set"
  }

  fileprivate var cureToSet: String {
    guard let reader else { return "remove 'private', or make it a 'let' if nothing changes it" }
    let other =
      switch (declaration.kind, isHidden) {
      case (.let, true): ""
      case (.let, false): "make it a 'var' that other files can set, or "
      case (_, true): "give '\(reader.declaration.baseName)' a setter, or "
      case (_, false): "let other files set it, or "
      }
    return other + "add a parameter for it"
  }
}
