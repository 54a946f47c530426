import DependencyGraph
import Findings
import SwiftOutline
import SwiftProgram

/// A value that somebody asks for: a parameter, a member, or what a factory makes.
package struct Wanted {
  /// The argument label; `nil` where there is none.
  let label: String?
  /// The name that it goes by.
  package let name: String
  /// The type without sugar, generic arguments put in.
  private(set) var type: TypeSyntax
  /// The type as it is written.
  private(set) var text: String
  /// The type as it is written, to be written again elsewhere.
  package private(set) var written: TypeSyntax
  /// The scope in which it is written.
  package private(set) var scope: Scope
  /// Whether a call may leave it out.
  let hasDefault: Bool
  /// Who asks for it.
  package let asker: Asker
  /// Whether it is a closure that is over with the call.
  var isNonEscaping = false
  /// What the call makes of it, for an `@autoclosure`; `nil` for others.
  var autoclosure: ClosureShape?
  /// What keeps it from being built for nobody but this: `weak`, `unowned`; `nil` for nothing.
  var reference: String?

  /// Whether it only takes the place of what is built without it: a member of a scope that is to
  /// be made has nothing to do with one of its maker.
  var isOverride = false
  /// What is written by hand to make it, in the scope that it is a member of.
  var makers: [AtHand.Maker] = []

  /// The label and the name, without back ticks.
  var names: Set<String> {
    Set([label, name].compactMap { $0?.withoutBackticks }.filter { $0 != "_" })
  }

  /// The same, of another type.
  func ofType(_ other: TypeSyntax) -> Wanted {
    var copy = self
    copy.type = other
    return copy
  }

  /// The same, with its type written as another scope has to write it.
  func written(as other: TypeSyntax, in scope: Scope) -> Wanted {
    var copy = self
    copy.text = other.description
    copy.written = other
    copy.scope = scope
    return copy
  }
}

/// Who asks for a value, and where.
package struct Asker: Hashable {
  /// The initializer, function or requirement, with the type that it belongs to:
  /// `DayScreen.init(day:)`.
  let name: String
  package let location: Location
}

extension Wanted {
  /// A parameter of an initializer or function.
  init(
    _ parameter: Parameter, in scope: Scope, replacing generics: [String: TypeSyntax],
    asker: Asker, table: SymbolTable
  ) {
    // What a closure is made of by the call is handed over as the value.
    let shape = ClosureShape(ofAutoclosure: parameter.type, in: scope, table: table)
    let value = shape == nil ? nil : parameter.type.function
    let written = value?.result ?? parameter.type
    let type = table.resolved(written, in: scope).substituting(generics).normalized
    self.init(
      label: parameter.label, name: parameter.name, type: type, text: written.description,
      written: written, scope: scope, hasDefault: parameter.hasDefault || parameter.isVariadic,
      asker: asker,
      isNonEscaping: value == nil && type.function != nil
        && !written.prefixes.contains("@escaping"),
      autoclosure: shape)
  }
}

extension Wanted {
  /// What a hand-written function that makes it is called: `makeWeather`.
  var makerName: String { name.withoutNeedlessBackticks.makerName }
}

extension AtHand.Member {
  /// What a hand-written function that makes it is called.
  var makerName: String { name.makerName }
}

extension String {
  /// What a function that makes what is called so is called itself.
  fileprivate var makerName: String {
    isMakerName ? self : "make" + prefix(1).uppercased() + dropFirst()
  }
}
