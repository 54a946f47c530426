/// The statement of a variable's initial value about the variable's type, if that is plain.
///
/// Whatever else an expression may be has no case: its type is the compiler's to find.
public indirect enum InitialValue: Sendable, Hashable {
  /// A literal that has the same type wherever no other one is asked for.
  public enum Literal: String, Sendable, Hashable {
    case boolean = "Bool"
    case floatingPoint = "Double"
    case integer = "Int"
    case string = "String"
  }

  /// The call behind the name of a member.
  public enum Call: Sendable, Hashable {
    /// No call: the member is a property.
    case none
    /// An empty pair of parentheses.
    case withoutArguments
    case withArguments
  }

  /// A call of an initializer: `Impl(x: 1)`, `Impl.init()`.
  case call(TypeSyntax)
  /// A member of a type: `Session.shared`, `Session.make()`.
  case member(String, of: TypeSyntax, Call)
  /// A cast that always gives the type, or `as?` with its optional.
  case cast(TypeSyntax)
  case literal(Literal)
  /// An array of which all elements say the same.
  case array(InitialValue)
  /// A dictionary of which all keys say the same, and all values.
  case dictionary(key: InitialValue, value: InitialValue)

  /// The types that are written in it.
  public var types: [TypeSyntax] {
    switch self {
    case .call(let type), .cast(let type), .member(_, let type, _): [type]
    case .literal: []
    case .array(let element): element.types
    case .dictionary(let key, let value): key.types + value.types
    }
  }
}
