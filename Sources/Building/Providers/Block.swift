import Findings
import SwiftReading
import SwiftProgram

/// A reason why a member cannot be read where something is built.
package struct Block: Hashable, Sendable {
  /// The clause about the member: `which is private`.
  let clause: String
  /// The change that would help.
  package let fix: String
  /// The access that hides the member; `nil` for another reason.
  var access: Access?

  package static let tooEarly = Block(
    clause: "which is not there before the container is",
    fix:
      "make that a member without a value of its own, so that 'live' builds it, or what needs it "
      + "a 'lazy var', built on first use")
  static let untyped = Block(clause: "whose type is not written", fix: "write its type")
  static let mutating = Block(
    clause: "which changes the struct when it is read",
    fix: "make it a constant, or the container a class")
  static let behindReference = Block(
    clause: "which no protocol passes on by reference", fix: "declare a Has-protocol for it")
  static let optional = Block(
    clause: "which may be nil",
    fix: "make it one that is always there, or pass it as an argument")

  static func hidden(_ access: Access, parent: String? = nil) -> Block {
    Block(
      clause: (parent.map { "and '\($0)'" } ?? "which") + " is \(access.rawValue)",
      fix: "let other files of the module read it, or pass it as an argument", access: access)
  }

  static func conditional(_ condition: ConditionSet) -> Block {
    Block(
      clause: "which is there only if '\(condition.text ?? "")'",
      fix: "declare it for the other case too")
  }

  static func isolated(to actor: String) -> Block {
    Block(clause: "which is isolated to '\(actor)'", fix: behindReference.fix)
  }

  static func ofOptional(parent: String) -> Block {
    Block(clause: "and '\(parent)' may be nil", fix: "pass it as an argument")
  }

  static func declared(as type: String) -> Block {
    Block(clause: "as '\(type)'", fix: "ask for '\(type)', or declare the member as what it is")
  }
}

extension BuildEnvironment.Member {
  /// The name, with the parent that it is read of.
  var nameInMessages: String { isOfParent ? expression : name }

  var rival: Rival { Rival(name: nameInMessages, location: location) }

  /// The refusal to build another one beside it.
  func refusal(for block: Block, of holder: String) -> Refusal {
    Refusal(
      .reach, "'\(holder)' has it by '\(nameInMessages)', \(block.clause)", at: location,
      further: [Diagnostic.Note(block.fix)])
  }
}
