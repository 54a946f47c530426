/// A member of a `Reference` or of a child container: what a protocol asks for, done by the
/// container's copy or by the parent.
///
/// Types are written as the generated file has to write them.
public struct ForwardedMember: Sendable, Hashable {
  /// What is declared.
  public enum Kind: Sendable, Hashable {
    case property, function, `subscript`
    /// A type alias for the type that the container has in an associated type's place.
    case alias
  }

  /// What is declared.
  public let kind: Kind
  /// Attributes, access and modifiers in the order in which they are written, availability left
  /// out: `@MainActor`, `public`, `static`.
  public let modifiers: [String]
  /// The attributes that say where it is available, sorted.
  public let availability: [String]
  /// The `#if` condition that it stands under; `nil` for always.
  public let condition: String?
  /// The name, a function's labels left out; empty for a subscript.
  public let name: String
  /// The generic parameters between their angle brackets.
  public let genericParameters: String?
  /// The parameters as they are declared: `for day: Day`.
  public let parameters: [String]
  /// The type of a property, the result of a function or subscript, the right side of an alias.
  public let type: String?
  /// The effects as written; empty for none.
  public let effects: String
  /// The `where` clause without the word.
  public let whereClause: String?
  /// Whether a result builder of the requirement would take its body for what is to be built, but
  /// for a `return`.
  public let isBuilt: Bool
  /// Whether it can be set.
  public let isSettable: Bool
  /// Whether setting it changes no struct around it, which its setter has to say.
  public let hasNonmutatingSetter: Bool
  /// What it forwards to, without arguments: `container.makeDayScreen`.
  public let target: String
  /// The arguments as they are handed on: `for: day`.
  public let arguments: [String]
  /// What it makes in place of forwarding; `nil` for a member that forwards.
  public let making: Making?

  package init(
    kind: Kind, modifiers: [String] = [], availability: [String] = [], condition: String? = nil,
    name: String, genericParameters: String? = nil, parameters: [String] = [], type: String? = nil,
    effects: String = "", whereClause: String? = nil, isBuilt: Bool = false,
    isSettable: Bool = false, hasNonmutatingSetter: Bool = false, target: String = "",
    arguments: [String] = [], making: Making? = nil
  ) {
    self.kind = kind
    self.modifiers = modifiers
    self.availability = availability
    self.condition = condition
    self.name = name
    self.genericParameters = genericParameters
    self.parameters = parameters
    self.type = type
    self.effects = effects
    self.whereClause = whereClause
    self.isBuilt = isBuilt
    self.isSettable = isSettable
    self.hasNonmutatingSetter = hasNonmutatingSetter
    self.target = target
    self.arguments = arguments
    self.making = making
  }

  /// Whether it says itself whether it is isolated.
  package var statesIsolation: Bool {
    modifiers.contains { $0.hasPrefix("nonisolated") || $0 == "@MainActor" }
  }

  /// The same member, done by a closure, whose arguments have no labels.
  package func calling(_ closure: String) -> ForwardedMember {
    let unlabelled = arguments.map { argument in
      argument.firstRange(of: ": ").map { String(argument[$0.upperBound...]) } ?? argument
    }
    return doing(nil, target: closure, arguments: unlabelled)
  }

  /// The same member, made in place of being forwarded.
  package func making(_ making: Making) -> ForwardedMember {
    doing(making, target: "", arguments: [])
  }

  private func doing(_ making: Making?, target: String, arguments: [String]) -> ForwardedMember {
    ForwardedMember(
      kind: kind, modifiers: modifiers, availability: availability, condition: condition,
      name: name, genericParameters: genericParameters, parameters: parameters, type: type,
      effects: effects, whereClause: whereClause, target: target, arguments: arguments,
      making: making)
  }
}
