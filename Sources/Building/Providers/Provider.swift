import Findings
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
    /// A function that stands in the container.
    case function(String)
    /// The `static let shared` of a type.
    case shared(SymbolID)
  }

  package let callee: Callee
  /// The name in messages: `DayScreen.init(day:)`.
  package let name: String
  package let location: Location
  package private(set) var parameters: [ValueRequest]
  package private(set) var effects: Effects
  /// The global actor that it is isolated to.
  package let isolation: String?
  /// Whether the call returns an optional.
  package let isFailable: Bool
  /// Whether a directive prefers it to its like.
  package let isPreferred: Bool
  /// The attributes that say where it is available.
  package let availability: [String]
  /// The modules that have to be seen to call it.
  package let modules: Set<Int>
  /// The reason why it cannot be called at all; `nil` if it can.
  package private(set) var obstacle: Refusal?
  /// Whether it is written by hand for this very container, so that a parent's would not do.
  package var isOwn = false

  /// The other candidates that were considered and passed over.
  package private(set) var over: [Rival] = []
  /// The container that it makes; `nil` for what makes something else.
  var scope: SymbolID?

  package init(
    callee: Callee, name: String, location: Location, parameters: [ValueRequest], effects: Effects,
    isolation: String?, isFailable: Bool, isPreferred: Bool, availability: [String],
    modules: Set<Int>, obstacle: Refusal? = nil, isOwn: Bool = false,
    over: [Rival] = [],
    scope: SymbolID? = nil
  ) {
    self.callee = callee
    self.name = name
    self.location = location
    self.parameters = parameters
    self.effects = effects
    self.isolation = isolation
    self.isFailable = isFailable
    self.isPreferred = isPreferred
    self.availability = availability
    self.modules = modules
    self.obstacle = obstacle
    self.isOwn = isOwn
    self.over = over
    self.scope = scope
  }

  /// The provider as a candidate.
  package var rival: Rival { Rival(name: name, location: location) }

  /// The refusal of a call that has to give a value.
  package var refusal: Refusal? {
    obstacle ?? (isFailable ? Refusal(.other, "'\(name)' may fail", at: location) : nil)
  }

  package var asker: Asker { Asker(name: name, location: location) }

  /// Returns the provider with parameters that handwritten functions make, by the names and types
  /// of members.
  func takingWhatMakes(_ makers: [BuildEnvironment.Maker]) -> Provider {
    guard !makers.isEmpty else { return self }
    var copy = self
    for index in copy.parameters.indices {
      let request = copy.parameters[index]
      copy.parameters[index].makers = makers.filter {
        $0.baseName == request.makerName
          && ($0.result == request.type || .optional($0.result) == request.type)
      }
    }
    return copy
  }

  /// Returns the provider, chosen over others.
  func chosen(over others: [Rival]) -> Provider {
    var copy = self
    copy.over += others.filter { !copy.over.contains($0) }
    return copy
  }

  /// Returns the provider as one that makes a container.
  func making(_ scope: SymbolID) -> Provider {
    var copy = self
    copy.scope = scope
    return copy
  }

  /// Returns the provider for a call with some values: a rethrowing one throws only if a closure
  /// among them may throw.
  func handed(_ values: [BuildPlan]) -> Provider {
    guard effects.throwing == .rethrowing else { return self }
    let mayThrow = values.contains {
      switch $0 {
      case .closure(_, let inner): inner.isThrowing()
      case .argument, .member, .open: true
      case .container, .call, .narrow, .instance, .nothing, .reference: false
      }
    }
    guard !mayThrow else { return self }
    var copy = self
    copy.effects = Effects(isAsync: effects.isAsync, throwing: .nothing)
    return copy
  }
}
