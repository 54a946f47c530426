import HasgenGraph
import HasgenProgram
import HasgenReading

/// A request for a value: a parameter, a member, or the product of a factory.
package struct ValueRequest {
  /// The argument label; `nil` for none.
  package var label: String?
  package let name: String
  /// The type without sugar, with generic arguments substituted.
  package var type: TypeSyntax
  /// The type as written, for generated code.
  package var written: TypeSyntax
  /// The scope of the written type.
  package var scope: Scope
  /// True if a call may omit the value.
  package var hasDefault = false
  package let asker: NamedPlace
  /// The closure that a wrapper makes of the value, so that it is built on first use; `nil` for
  /// other values.
  var lazy: ClosureShape?
  /// True if the value is for an `unowned` property, which does not keep a new object alive.
  var isNotRetained = false
  /// True if the value is an optional parameter of `live`, which only replaces a value that `live`
  /// builds.
  var isOverride = false
  /// The handwritten factory functions of a child container, for a member of the child.
  var makers: [Provider] = []
  /// True if the value is an optional variable of a container, which is `nil` if a call omits it.
  var isImplicitlyNil = false

  /// The type as written, for messages.
  package var text: String { written.stored.description }

  /// The type without its optional.
  var plainType: TypeSyntax { type.unwrappedOrSelf }

  /// The label and the name, without back ticks.
  package var names: [String] {
    [label, name].compactMap { $0?.withoutBackticks }.reduce(into: []) {
      if $1 != "_", !$0.contains($1) { $0.append($1) }
    }
  }

  /// The name of a handwritten function that makes the value: `makeWeather`.
  var makerName: String { variableName.makerName }

  /// The name of a variable for the value.
  var variableName: String { name.withoutNeedlessBackticks }

  /// Returns the request with another type.
  func ofType(_ other: TypeSyntax) -> ValueRequest {
    var copy = self
    copy.type = other
    return copy
  }
}

extension TypeSyntax {
  /// The type without its optional: `T` of `T?`.
  package var unwrappedOrSelf: TypeSyntax { unwrapped ?? self }
}

extension ValueRequest {
  /// Creates the request for a parameter of an initializer or function.
  init(
    _ parameter: Parameter, in scope: Scope, replacing generics: [String: TypeSyntax] = [:],
    asker: NamedPlace, table: SymbolTable
  ) {
    let written = parameter.type
    self.init(
      label: parameter.label, name: parameter.name,
      type: table.resolved(written, in: scope).substituting(generics).normalized,
      written: written, scope: scope,
      hasDefault: parameter.hasDefault || parameter.isVariadic, asker: asker)
  }
}
