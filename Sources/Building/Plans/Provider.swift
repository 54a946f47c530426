import Findings
import Roles
import SwiftReading
import SwiftProgram

/// An initializer or a function that makes a value, and what it asks for.
package struct Provider: Sendable {
  /// The callee of the call.
  package enum Callee: Hashable, Sendable {
    /// A type, for one of its initializers, with its generic arguments.
    case type(SymbolID, [TypeSyntax])
    /// The function `live` of a container.
    case live(SymbolID)
    /// A function that stands in the container, and the place of its declaration.
    case function(String, at: Location)
    /// The `static let shared` of a type.
    case shared(SymbolID)
  }

  package let callee: Callee
  /// The name in messages: `DayScreen.init(day:)`.
  package let name: String
  package let location: Location
  package var parameters: [ValueRequest] = []
  package var effects = Effects.none
  /// The global actor that it is isolated to.
  package var isolation: String?
  /// The type without sugar of what a function makes; `()` for an initializer.
  var result = TypeSyntax.tuple([])
  /// The name of a function without labels; empty for an initializer.
  var baseName = ""
  /// True if the call returns an optional.
  package var isFailable = false
  /// True if it is marked `// hasgen: live`.
  var isPreferred = false
  /// The modules that have to be seen to call it.
  var modules: Set<Int> = []
  /// The reason why it cannot be called at all; `nil` if it can.
  package var obstacle: Refusal?
  /// True if it is written by hand for this very container, and not for a parent.
  var isOwn = false
  /// The container that it makes; `nil` for what makes something else.
  var scope: SymbolID?
  /// True for the `Reference` of the container that the call makes.
  var isByReference = false

  var place: NamedPlace { NamedPlace(name: name, location: location) }

  /// The refusal of a call that has to give a value.
  var refusal: Refusal? {
    obstacle ?? (isFailable ? Refusal(.other, "'\(name)' may fail", at: location) : nil)
  }

  /// Returns the provider as one that makes a container.
  func making(_ scope: SymbolID) -> Provider {
    var copy = self
    copy.scope = scope
    return copy
  }

  /// Returns the provider with parameters that functions of their names and types make.
  func taking(whatMake makers: [Provider]) -> Provider {
    var copy = self
    for (index, request) in parameters.enumerated() {
      copy.parameters[index].makers = makers.filter {
        $0.baseName == request.makerName && $0.result == request.plainType
      }
    }
    return copy
  }
}
