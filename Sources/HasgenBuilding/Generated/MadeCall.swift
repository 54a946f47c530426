import HasgenReading

/// A call that builds a value, with the sources of its arguments.
package struct MadeCall: Sendable, Hashable {
  /// The step that supplies a parameter.
  package enum Reason: String, Sendable {
    case argument, composition, member, built, shared, closure, parameter
    case defaultValue = "default"
    case nothing = "nil"
  }

  /// An argument, with its source.
  package struct Argument: Sendable, Hashable {
    /// The parameter's label, or its name.
    package let parameter: String
    /// The call that takes the argument.
    package let builder: String
    /// The source of the argument: a member's name, or the call that builds it.
    package let source: String
    /// The step that found the source.
    package let reason: Reason
  }

  /// The name of the callee: `WebWeather.init(station:dependencies:)`.
  package let builder: String
  /// The location of the callee's declaration.
  package let location: Location
  /// The arguments, those of nested calls included.
  package internal(set) var arguments: [Argument] = []
}

/// The product of a factory, which is built at each call.
package struct Made: Sendable, Hashable {
  /// A value that a call builds.
  package struct Value: Sendable, Hashable {
    /// The name of the parameter.
    package let name: String
    /// The outermost call.
    package let call: MadeCall
  }

  /// The values that are built once for a call of the factory, because several parts of the product
  /// need them.
  package let shared: [Value]
  /// The product, with the name of the requirement: `MakesScreen.makeScreen(title:)`.
  package let product: Value
}
