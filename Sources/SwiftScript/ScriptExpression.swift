/// An expression of a script, as far as it is made of literals, names and calls.
package struct ScriptExpression: Sendable {
  package indirect enum Kind: Sendable {
    case string([StringPart])
    case boolean(Bool)
    case null
    case number(String)
    /// `a.b`; `.b` where `isImplicit`.
    case name([String], isImplicit: Bool)
    /// `Target.target(name: "A")`; `.target(name: "A")` where `isImplicit`.
    case call([String], isImplicit: Bool, [Argument])
    case list([ScriptExpression])
    /// `a + b`
    case sum([ScriptExpression])
    /// Anything else.
    case computed
  }

  /// A piece of a string literal.
  package enum StringPart: Sendable {
    case text(String)
    case interpolation(ScriptExpression)
  }

  /// An argument of a call.
  package struct Argument: Sendable {
    package let label: String?
    package let value: ScriptExpression
  }

  /// The greatest depth at which expressions may nest: recursion can walk it on the stack of any
  /// thread.
  package static var maximumDepth: Int { 32 }

  package let kind: Kind
  /// The offset of its first byte.
  package let offset: Int
}
