/// How a value comes about, from what has a name where it is built.
///
/// Names and types are written as the generated file has to write them.
public indirect enum Construction: Sendable, Hashable {
  /// Something that is there: `self`, `day`, `app.logger`.
  case name(String)
  /// A call: of a type, for one of its initializers, or of a function.
  case call(String, [Argument])
  /// A closure that builds something when it is called.
  case closure(Closure)
  /// A value of which a call makes a closure, with what stands before it and a space: `await `.
  case autoclosure(marks: String, Construction)
  /// What has a name, or if that is `nil` something else.
  case either(String, Construction)
  /// A property of a value: `UserDependency(app: self).byReference`.
  case property(Construction, String)

  /// An argument of a call.
  public struct Argument: Sendable, Hashable {
    /// The label; `nil` where there is none.
    public let label: String?
    /// What is handed over.
    public let value: Construction

    package init(label: String?, value: Construction) {
      self.label = label
      self.value = value
    }
  }

  /// A closure that builds something when it is called.
  public struct Closure: Sendable, Hashable {
    /// What stands before its parameters and a space: `[self] `; empty for nothing.
    public let captures: String
    /// The names of its parameters.
    public let parameters: [String]
    /// What it throws, where that has to be said: `throws(Failure)`; empty for nothing.
    public let effects: String
    /// What it gives back.
    public let making: Making

    package init(
      captures: String = "", parameters: [String], effects: String = "", making: Making
    ) {
      self.captures = captures
      self.parameters = parameters
      self.effects = effects
      self.making = making
    }
  }
}

/// A value that is built, and what is done with it before it is given back.
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
  /// How it is built.
  public let value: Construction
  /// Who sets what is optional; `nil` for nobody.
  public let configuring: Configuring?
  /// What parts of the value share, each built before it.
  public let locals: [Local]

  /// A value in a variable of its own.
  public struct Local: Sendable, Hashable {
    /// The name of the variable.
    public let name: String
    /// How it is built.
    public let value: Making

    package init(name: String, value: Making) {
      self.name = name
      self.value = value
    }
  }

  package init(
    marks: String = "", value: Construction, configuring: Configuring? = nil, locals: [Local] = []
  ) {
    self.marks = marks
    self.value = value
    self.configuring = configuring
    self.locals = locals
  }
}
