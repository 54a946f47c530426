import Supply
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// A value that somebody asks for: a parameter, a member, or what a factory makes.
package struct ValueRequest {
  /// The argument label; `nil` where there is none.
  package var label: String?
  package let name: String
  /// The type without sugar, generic arguments put in.
  package private(set) var type: TypeSyntax
  /// The type as it is written, in messages.
  package private(set) var text: String
  /// The type as it is written, to be written again elsewhere.
  package private(set) var written: TypeSyntax
  /// The scope in which it is written.
  package private(set) var scope: Scope
  /// True if a call may leave it out.
  package var hasDefault = false
  package let asker: NamedPlace
  /// The closure that a wrapper makes of the value, which is built on first use; `nil` for others.
  var lazy: ClosureShape?
  /// True if nothing keeps a value that is built for it: it is an `unowned` property's.
  var isReleased = false
  /// True if the value only replaces one that would be built without it: a parameter of `live`.
  var isOverride = false
  /// The handwritten functions of a scope that make it, for a member of that scope.
  var makers: [Provider] = []
  /// True if the value is a variable of a container that is `nil` if a call leaves it out.
  var isNilByItself = false

  /// The type without `?`.
  package var plainType: TypeSyntax { type.unwrapped ?? type }

  /// The label and the name, without back ticks.
  package var names: [String] {
    [label, name].compactMap { $0?.withoutBackticks }.reduce(into: []) {
      if $1 != "_", !$0.contains($1) { $0.append($1) }
    }
  }

  /// The name of a handwritten function that makes it: `makeWeather`.
  var makerName: String { name.withoutNeedlessBackticks.makerName }

  /// Returns the request with another type.
  func ofType(_ other: TypeSyntax) -> ValueRequest {
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

extension ValueRequest {
  /// A parameter of an initializer or function.
  init(
    _ parameter: Parameter, in scope: Scope, replacing generics: [String: TypeSyntax] = [:],
    asker: NamedPlace, table: SymbolTable
  ) {
    let written = parameter.type
    self.init(
      label: parameter.label, name: parameter.name,
      type: table.resolved(written, in: scope).substituting(generics).normalized,
      text: written.kept.description, written: written, scope: scope,
      hasDefault: parameter.hasDefault || parameter.isVariadic, asker: asker)
  }
}

extension String {
  /// The name of a function that makes a value of this name.
  var makerName: String { isMakerName ? self : "make" + capitalizedFirst }

  /// The name, or with a number behind it the first that is not taken.
  func free(_ isTaken: (String) -> Bool) -> String {
    var (name, number) = (self, 2)
    while isTaken(name) { (name, number) = ("\(self)\(number)", number + 1) }
    return name
  }

  /// The characters of a name that may stand in another name: a name in back ticks may have any
  /// character.
  package var asNamePart: String { filter { $0.isLetter || $0.isNumber || $0 == "_" } }

  /// The name with a capital first letter.
  package var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }

  /// A value's name after that of its type: `article` of `Article`, `url` of `URL`; `nil` for a type
  /// that is no name.
  package var nameOfValue: String? {
    let last = pathParts.last ?? self
    guard last == last.asNamePart, last.first?.isLetter == true else { return nil }
    let capitals = last.prefix { $0.isUppercase }
    let count =
      capitals.count <= 1 || capitals.count == last.count ? capitals.count : capitals.count - 1
    return (last.prefix(count).lowercased() + last.dropFirst(count)).asIdentifier
  }
}

extension TypeSyntax {
  /// The type without what a parameter says of how long a closure is kept.
  fileprivate var kept: TypeSyntax {
    if case .prefixed("@escaping", let inner) = self { inner } else { self }
  }
}
