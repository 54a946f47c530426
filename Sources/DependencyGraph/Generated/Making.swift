import SwiftWriting

/// A value that is built, and the body that gives it.
///
/// Names and types are written as the generated file has to write them.
public struct Making: Sendable, Hashable {
  /// The words before the value, and a space: `try await `; empty for none.
  public let marks: String
  /// The expression that builds it, without those marks.
  public let value: Code
  /// The variables with what parts of the value share, each built before it.
  package let locals: [Code]
  /// The statements that use the value and give it back; empty for an expression alone.
  private let ending: [Code]

  package init(marks: String = "", value: Code, locals: [Code] = []) {
    self.init(marks, value, locals, ending: [])
  }

  private init(_ marks: String, _ value: Code, _ locals: [Code], ending: [Code]) {
    self.marks = marks
    self.value = value
    self.locals = locals
    self.ending = ending
  }

  /// The value with its marks, without what it shares.
  package var code: Code { [.text(marks), value] }

  /// The body of what makes the value.
  package var statements: [Code] {
    locals + (ending.isEmpty ? [[locals.isEmpty ? "" : "return ", code]] : ending)
  }

  /// Returns this making with the value in a variable, which a statement uses before it is
  /// returned.
  ///
  /// - Parameter declaration: The variable with its keyword, and its type if that has to be said.
  package func using(_ variable: String, declaredAs declaration: String, by statement: Code)
    -> Making
  {
    Making(
      marks, value, locals,
      ending: [["\(declaration) = ", code], statement, "return \(variable)"])
  }
}
