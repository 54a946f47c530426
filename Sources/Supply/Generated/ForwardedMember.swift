import SwiftWriting

/// A member of a `Reference` or of a child container: what a protocol asks for, done by the
/// container's copy or by the parent, or made.
///
/// Types are written as the generated file has to write them.
public struct ForwardedMember: Sendable, Hashable {
  /// The declaration up to its body.
  public let head: MemberHead
  /// The attributes that say where it is available, sorted.
  public let availability: [String]
  /// The `#if` condition that it stands under; `nil` for always.
  public let condition: String?
  /// The call that does the work, without arguments: `container.makeDayScreen`; `nil` for an alias,
  /// and for what is made.
  public let target: String?
  /// The whole member, but for its availability.
  public let code: Code

  private init(
    _ head: MemberHead, _ availability: [String], _ condition: String?, to target: String?,
    _ code: Code
  ) {
    self.head = head
    self.availability = availability
    self.condition = condition
    self.target = target
    self.code = code
  }

  /// A type alias for the type that the container has in an associated type's place.
  package init(alias head: MemberHead, availability: [String] = [], condition: String? = nil) {
    self.init(head, availability, condition, to: nil, head.code)
  }

  /// A member that forwards.
  ///
  /// - Parameters:
  ///   - target: The call that does the work, without arguments.
  ///   - arguments: As they are handed on: `for: day`.
  ///   - isBuilt: True if a result builder of the requirement would take its body for what is to be
  ///     built, but for a `return`.
  ///   - hasNonmutatingSetter: True if setting it changes no struct around it, which its setter has
  ///     to say.
  package init(
    _ head: MemberHead, availability: [String] = [], condition: String? = nil, to target: String,
    _ arguments: [String] = [], isBuilt: Bool = false, isSettable: Bool = false,
    hasNonmutatingSetter: Bool = false
  ) {
    let list = arguments.map(Code.text)
    let place: Code =
      switch head.kind {
      case .function: .call(target, list)
      case .subscript: .list("\(target)[", list, "]")
      case .property, .initializer, .alias: .text(target)
      }
    let value: Code = [.text((isBuilt ? "return " : "") + head.marks), place]
    let setter: [Code]? = isSettable ? [[place, " = newValue"]] : nil
    self.init(
      head, availability, condition, to: target,
      head.kind == .function
        ? .block(head.code, [value])
        : head.code(
          get: [value], set: setter, named: hasNonmutatingSetter ? "nonmutating set" : "set",
          isInline: true))
  }

  /// Returns the member with a body that makes its value, instead of forwarding.
  package func making(_ body: [Code]) -> ForwardedMember {
    ForwardedMember(
      head, availability, condition, to: nil,
      head.kind == .property ? head.code(get: body, isInline: true) : .block(head.code, body))
  }

  /// Returns the member with a call of a closure as its body; the closure's arguments have no
  /// labels.
  package func calling(_ closure: String, _ arguments: [String]) -> ForwardedMember {
    ForwardedMember(
      head, availability: availability, condition: condition, to: closure, arguments)
  }

  /// The name, a function's labels left out; empty for a subscript.
  package var name: String { head.name }

  /// The member with all that stands before it.
  package var declaration: DeclarationCode {
    DeclarationCode(attributes: availability.map(AttributeCode.init), condition: condition, code)
  }

  /// True if the member itself states its isolation.
  package var statesIsolation: Bool {
    head.modifiers.contains { $0.hasPrefix("nonisolated") || $0 == "@MainActor" }
  }
}
