import SwiftWriting

/// A member of a `Reference` or of a child container that satisfies a requirement. It forwards to
/// the container's copy or to the parent, or makes the value.
///
/// Types are spelled as the generated file needs them.
public struct ForwardedMember: Sendable, Hashable {
  /// The declaration up to its body.
  public let head: MemberHead
  /// The availability attributes, sorted.
  public let availability: [String]
  /// The `#if` condition around the member; `nil` for none.
  public let condition: String?
  /// The declaration to which the member forwards, without arguments: `container.makeDayScreen`;
  /// `nil` for a type alias or a made value.
  public let target: String?
  /// The whole member without its availability attributes.
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

  /// Creates a type alias that satisfies an associated type.
  package init(alias head: MemberHead, availability: [String] = [], condition: String? = nil) {
    self.init(head, availability, condition, to: nil, head.code)
  }

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

  /// The name without the labels of a function; empty for a subscript.
  package var name: String { head.name }

  /// The member with its availability attributes and its `#if` condition.
  package var declaration: DeclarationCode {
    DeclarationCode(attributes: availability.map(AttributeCode.init), condition: condition, code)
  }

  /// True if the member itself states its isolation.
  package var statesIsolation: Bool {
    head.modifiers.contains { $0.hasPrefix("nonisolated") || $0 == "@MainActor" }
  }
}
