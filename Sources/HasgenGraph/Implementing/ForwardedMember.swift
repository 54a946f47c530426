import HasgenWriting

/// A member of a `Reference` or of a child container that satisfies a requirement. It forwards to
/// the container's copy or to the parent, or makes the value.
///
/// Types are spelled as the generated file needs them.
package struct ForwardedMember: Sendable, Hashable {
  /// The declaration up to its body.
  package let head: MemberHead
  /// The availability attributes, sorted.
  package let availability: [String]
  /// The `#if` condition around the member; `nil` for none.
  package let condition: String?
  /// The call that does the work, without arguments: `container.makeDayScreen`; `nil` for what is
  /// made.
  package private(set) var target: String?
  /// The whole member without its availability attributes.
  package private(set) var code: Code

  /// Creates a member that forwards.
  ///
  /// - Parameters:
  ///   - target: The declaration to which the member forwards, without arguments.
  ///   - arguments: The arguments that are passed, with labels: `for: day`.
  ///   - isBuilt: True if the requirement has a result builder. The body then uses `return`, so
  ///     that the builder is not applied.
  ///   - hasNonmutatingSetter: True if the setter does not change the struct that declares it, so
  ///     that it is written as `nonmutating set`.
  package init(
    _ head: MemberHead, availability: [String] = [], condition: String? = nil, to target: String,
    _ arguments: [String] = [], isBuilt: Bool = false, isSettable: Bool = false,
    hasNonmutatingSetter: Bool = false
  ) {
    self.head = head
    self.availability = availability
    self.condition = condition
    self.target = target
    let isFunction = head.kind == .function
    let place: Code = isFunction ? .call(target, arguments.map(Code.text)) : .text(target)
    let value: Code = [.text((isBuilt ? "return " : "") + head.marks), place]
    code =
      isFunction
      ? .block(head.code, [value])
      : head.code(
        get: [value], set: isSettable ? [[place, " = newValue"]] : nil,
        named: hasNonmutatingSetter ? "nonmutating set" : "set", isInline: true)
  }

  /// Returns the member with a body that makes its value, instead of forwarding.
  package func making(_ body: [Code]) -> ForwardedMember {
    var member = self
    member.target = nil
    member.code =
      head.kind == .property ? head.code(get: body, isInline: true) : .block(head.code, body)
    return member
  }

  /// The name without the labels of a function; empty for a subscript.
  package var name: String { head.name }

  /// The member with its availability attributes and its `#if` condition.
  package var declaration: DeclarationCode {
    DeclarationCode(attributes: availability, condition: condition, code)
  }

  /// True if the member itself states its isolation.
  var statesIsolation: Bool {
    head.modifiers.contains { $0.hasPrefix("nonisolated") || $0 == "@MainActor" }
  }
}
