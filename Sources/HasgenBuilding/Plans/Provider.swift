import HasgenGraph
import HasgenProgram
import HasgenReading

/// An initializer or function that makes a value, with its parameters.
package struct Provider: Sendable {
  /// The declaration that is called.
  package enum Callee: Hashable, Sendable {
    /// An initializer of a type with generic arguments.
    case type(SymbolID, [TypeSyntax])
    /// The function `live` of a container.
    case live(SymbolID)
    /// A function of the container or a parent, and the place of its declaration.
    case function(String, at: Location)
    /// The `static let shared` of a type.
    case shared(SymbolID)
  }

  package let callee: Callee
  /// The name in messages, `DayScreen.init(day:)`, and the location of the declaration.
  let place: NamedPlace
  package var parameters: [ValueRequest] = []
  package var effects = Effects.none
  /// The global actor of the callee; `nil` for none.
  package var isolation: String?
  /// The result type of a function, without sugar; `()` for an initializer.
  var result = TypeSyntax.tuple([])
  /// The name of a function, without labels; empty for an initializer.
  var baseName = ""
  /// True if the call returns an optional.
  package var isFailable = false
  /// True if the provider is marked `// hasgen: live`.
  var isPreferred = false
  /// The modules to import for the call.
  var modules: Set<Int> = []
  /// The reason why the provider cannot be called; `nil` if it can.
  package var obstacle: Refusal?
  /// True if the provider belongs to the container itself, and not to a parent.
  var isOwn = false
  /// The container that the call creates; `nil` for another value.
  var scope: SymbolID?
  /// True if the value is the `Reference` of the container that the call creates.
  var isByReference = false

  package var name: String { place.name }
  package var location: Location { place.location }

  /// The refusal of a call that must not return `nil`; `nil` if it can be called.
  var refusal: Refusal? {
    obstacle ?? (isFailable ? Refusal(.other, "'\(name)' may fail", at: location) : nil)
  }

  /// Returns the provider as one that creates a container.
  func making(_ scope: SymbolID) -> Provider {
    var copy = self
    copy.scope = scope
    return copy
  }

  /// Returns the provider with each parameter's factory functions, which have the parameter's name
  /// and type.
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
