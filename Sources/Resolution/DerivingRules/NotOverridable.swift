import Deriving
import Findings
import SwiftReading
import SwiftProgram

/// A container for which the configuration wants a function `overriding`, and that cannot have it.
struct NotOverridable {
  let container: String
  let fault: OverridingFault
  let location: Location

  init(_ container: NominalType, for fault: OverridingFault, in table: SymbolTable) {
    self.container = container.symbol.path
    self.fault = fault
    location = fault.member.map { table.location(of: $0) } ?? table.location(of: container.id)
  }

  var diagnostic: Diagnostic {
    Diagnostic(
      severity: .error, id: .notOverridable,
      message: "cannot generate '\(Overriding.name)' for '\(container)': \(reason)",
      location: location, notes: [Diagnostic.Note(cure)])
  }

  /// The name of the member that it is told at.
  private var name: String { fault.member?.declaration.baseName ?? "" }

  private var reason: String {
    switch fault {
    case .isReference(let kind):
      "it is \(kind == "actor" ? "an" : "a") \(kind), so what is replaced in it is replaced for "
        + "everybody who holds it"
    case .isNoStruct(let kind): "it is an \(kind), and only a struct has members to replace"
    case .isNoncopyable: "it cannot be copied"
    case .nameIsTaken: "it has its own '\(Overriding.name)'"
    case .hasNothing: "it stores nothing that another file can see and replace"
    case .conditions:
      "with '\(name)' there are more than \(ConditionCombinations.limit) combinations of '#if' "
        + "conditions, each of which takes a function of its own"
    case .hidesParent(let parent):
      "its parent '\(name)' is \(parent.access), so the generated file can neither copy it nor "
        + "forward to it"
    case .hidesInitializer:
      "'\(name)' is private, and so is the initializer that takes all members"
    case .unusable(let initializer, let reason): "its '\(initializer.declaration.name)' \(reason)"
    case .unmatched(let parameter, let initializer):
      "'\(initializer.declaration.name)' needs '\(parameter)', and no stored member has that name "
        + "and type"
    case .unreadable: "'\(name)' is private, so a copy cannot be given the same"
    case .unset(let member): "no initializer takes '\(name)', which \(member.reasonNotToSet)"
    case .wrapped(_, let wrapper):
      "'\(wrapper)' wraps '\(name)', so only a copy of the whole keeps it, and that cannot replace "
        + "a 'let'"
    case .isolated(_, let globalActor):
      "'\(name)' is isolated to '\(globalActor)', and other members are to another actor"
    }
  }

  private var cure: String {
    let without = "remove '\"overriding\": true' from '.hasgen.json'"
    switch fault {
    case .isReference:
      return "make it a struct, which '\"byReference\": true' makes as cheap to pass, or \(without)"
    case .isNoStruct: return "make it a struct, or \(without)"
    case .isNoncopyable: return "remove '~Copyable', or \(without)"
    case .nameIsTaken: return "give it another name, or \(without)"
    case .hasNothing:
      return "write the type of a member, and give it its value by an initializer, or \(without)"
    case .conditions: return "gather what is under '#if' in a type of its own, or \(without)"
    case .hidesParent(let parent): return "remove '\(parent.access)', or \(without)"
    case .hidesInitializer(let member, let members):
      let needed = members.filter { !$0.isDerived }
      if needed.contains(where: { $0.reader == nil }) { return "remove 'private', or \(without)" }
      let list = needed.map { "\($0.name): \($0.type?.description ?? "…")" }
      let wanted = "'init(\(list.joined(separator: ", ")))'"
      return member.isDerived
        ? "remove 'private', or give '\(container)' an initializer that makes '\(name)' of the "
          + "others: \(wanted)"
        : "give '\(container)' an initializer that takes them: \(wanted)"
    case .unusable, .unmatched:
      return "add an initializer that takes the members and nothing else"
    case .unreadable:
      return name.hasPrefix("_")
        ? "remove 'private', or give it out by a computed '\(name.dropFirst())' of the same type"
        : "remove 'private', or name it '_\(name)' and give it out by a computed '\(name)'"
    case .unset(let member): return member.cureToSet
    case .wrapped: return "make every 'let' of '\(container)' a 'var'"
    case .isolated: return "isolate '\(container)' as a whole, or \(without)"
    }
  }
}

extension StoredMember {
  /// The word that hides it.
  fileprivate var access: String { (declaration.access ?? .private).rawValue }

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
