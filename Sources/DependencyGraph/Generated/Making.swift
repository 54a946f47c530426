import SwiftWriting

/// A value that is built, and what is done with it before it is given back.
///
/// Names and types are written as the generated file has to write them.
public struct Making: Sendable, Hashable {
  /// A closure that the caller hands over, and that is called with the new value.
  public struct Configuring: Sendable, Hashable {
    /// The name of the closure.
    public let closure: String
    /// The name of the variable that holds the new value.
    public let variable: String
    /// The type of the variable; `nil` where that of the new value is the one.
    public let type: String?
    /// Whether the closure may change the variable.
    public let isInout: Bool
    /// What stands before the call and a space: `try await `; empty for nothing.
    public let marks: String

    package init(
      closure: String, variable: String, type: String? = nil, isInout: Bool = false,
      marks: String = ""
    ) {
      self.closure = closure
      self.variable = variable
      self.type = type
      self.isInout = isInout
      self.marks = marks
    }
  }

  /// What stands before the whole and a space: `try await `; empty for nothing.
  public let marks: String
  /// How it is built: an expression, without those marks.
  public let value: Code
  /// Who sets what is optional; `nil` for nobody.
  public let configuring: Configuring?
  /// The variables with what parts of the value share, each built before it.
  public let locals: [Code]

  package init(
    marks: String = "", value: Code, configuring: Configuring? = nil, locals: [Code] = []
  ) {
    self.marks = marks
    self.value = value
    self.configuring = configuring
    self.locals = locals
  }

  /// The value with its marks, without what it shares.
  package var code: Code { [.text(marks), value] }

  /// The body of what makes the value.
  package var statements: [Code] {
    guard let configuring else { return locals + [[locals.isEmpty ? "" : "return ", code]] }
    let variable = configuring.variable
    let keyword = configuring.isInout ? "var" : "let"
    let argument = configuring.isInout ? "&\(variable)" : variable
    let type = configuring.type.map { ": \($0)" } ?? ""
    return locals + [
      ["\(keyword) \(variable)\(type) = ", code],
      "\(configuring.marks)\(configuring.closure)(\(argument))", "return \(variable)",
    ]
  }
}
