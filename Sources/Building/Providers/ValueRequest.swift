import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// A value that somebody asks for: a parameter, a member, or what a factory makes.
package struct ValueRequest {
  /// The argument label; `nil` where there is none.
  package let label: String?
  /// The name that it goes by.
  package let name: String
  /// The type without sugar, generic arguments put in.
  package private(set) var type: TypeSyntax
  /// The type as it is written.
  package private(set) var text: String
  /// The type as it is written, to be written again elsewhere.
  package private(set) var written: TypeSyntax
  /// The scope in which it is written.
  package private(set) var scope: Scope
  /// Whether a call may leave it out.
  package let hasDefault: Bool
  /// The asker.
  package let asker: Asker
  /// Whether the value is a closure that does not outlive the call.
  var isNonEscaping = false
  /// The closure that the call makes of it, for an `@autoclosure`; `nil` for others.
  package var autoclosure: ClosureShape?
  /// The ownership of a property that does not keep its value alive, so that nothing is built for
  /// it alone: `weak`, `unowned`; `nil` for none.
  var reference: String?

  /// Whether the value only replaces one that would be built without it: a member of a scope to be
  /// made has nothing to do with a member of its maker.
  package var isOverride = false
  /// Whether the value is a variable of a container that is 'nil' if a call leaves it out, though
  /// nobody wrote that.
  package var isNilByItself = false
  /// The handwritten functions that make it, in the scope that it is a member of.
  package var makers: [BuildEnvironment.Maker] = []

  package init(
    label: String?, name: String, type: TypeSyntax, text: String, written: TypeSyntax, scope: Scope,
    hasDefault: Bool, asker: Asker, isNonEscaping: Bool = false, autoclosure: ClosureShape? = nil,
    reference: String? = nil, isOverride: Bool = false, isNilByItself: Bool = false,
    makers: [BuildEnvironment.Maker] = []
  ) {
    self.label = label
    self.name = name
    self.type = type
    self.text = text
    self.written = written
    self.scope = scope
    self.hasDefault = hasDefault
    self.asker = asker
    self.isNonEscaping = isNonEscaping
    self.autoclosure = autoclosure
    self.reference = reference
    self.isOverride = isOverride
    self.isNilByItself = isNilByItself
    self.makers = makers
  }

  /// The label and the name, without back ticks.
  package var names: Set<String> {
    Set([label, name].compactMap { $0?.withoutBackticks }.filter { $0 != "_" })
  }

  /// Returns the request with another type.
  package func ofType(_ other: TypeSyntax) -> ValueRequest {
    var copy = self
    copy.type = other
    return copy
  }

  /// Returns the request with its type as another scope must write it.
  func written(as other: TypeSyntax, in scope: Scope) -> ValueRequest {
    var copy = self
    copy.text = other.description
    copy.written = other
    copy.scope = scope
    return copy
  }
}

/// The asker of a value, and its place.
package struct Asker: Hashable {
  /// The initializer, function or requirement, with the type that it belongs to:
  /// `DayScreen.init(day:)`.
  package let name: String
  package let location: Location

  package init(name: String, location: Location) {
    self.name = name
    self.location = location
  }
}

extension ValueRequest {
  /// A parameter of an initializer or function.
  package init(
    _ parameter: Parameter, in scope: Scope, replacing generics: [String: TypeSyntax],
    asker: Asker, table: SymbolTable
  ) {
    // What a closure is made of by the call is handed over as the value.
    let shape = ClosureShape(ofAutoclosure: parameter.type, in: scope, table: table)
    let value = shape == nil ? nil : parameter.type.function
    let written = value?.result ?? parameter.type
    let type = table.resolved(written, in: scope).substituting(generics).normalized
    self.init(
      label: parameter.label, name: parameter.name, type: type, text: written.kept.description,
      written: written, scope: scope, hasDefault: parameter.hasDefault || parameter.isVariadic,
      asker: asker,
      isNonEscaping: value == nil && type.function != nil
        && !written.prefixes.contains("@escaping"),
      autoclosure: shape)
  }
}

extension ValueRequest {
  /// The name of a handwritten function that makes it: `makeWeather`.
  package var makerName: String { name.withoutNeedlessBackticks.makerName }
}

extension BuildEnvironment.Member {
  /// The name of a handwritten function that makes it.
  package var makerName: String { name.makerName }
}

extension String {
  /// The name of a function that makes a value of this name.
  fileprivate var makerName: String {
    isMakerName ? self : "make" + prefix(1).uppercased() + dropFirst()
  }
}

extension TypeSyntax {
  /// The type without what a parameter says of how long a closure is kept.
  fileprivate var kept: TypeSyntax {
    if case .prefixed("@escaping", let inner) = self { inner } else { self }
  }
}
