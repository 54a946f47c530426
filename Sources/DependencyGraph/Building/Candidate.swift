import SwiftOutline

/// An initializer or a function that makes a value, and what it asks for.
struct Candidate {
  /// What is called.
  enum Callee: Hashable {
    /// A type, for one of its initializers, with its generic arguments.
    case type(SymbolID, [TypeSyntax])
    /// The function `live` of a container.
    case live(SymbolID)
    /// A function that stands in the container.
    case function(String)
  }

  let callee: Callee
  /// What it is called in messages: `DayScreen.init(day:)`.
  let name: String
  let location: Location
  let parameters: [Wanted]
  private(set) var effects: Effects
  /// The global actor that it is isolated to.
  let isolation: String?
  /// Whether it gives an optional.
  let isFailable: Bool
  /// Whether a directive prefers it to its like.
  let isPreferred: Bool
  /// The attributes that say where it is available.
  let availability: [String]
  /// The modules that have to be seen to call it.
  let modules: Set<Int>
  /// Why it cannot be called at all; `nil` where it can.
  let obstacle: Refusal.Reason?

  var asker: Asker { Asker(name: name, location: location) }

  /// The same for a call: what rethrows does so only if a closure that it is handed may throw.
  func handed(_ values: [Solution]) -> Candidate {
    guard effects.throwing == .rethrowing else { return self }
    let mayThrow = values.contains {
      switch $0 {
      case .closure(_, let inner): inner.isThrowing
      case .argument, .member, .open: true
      case .container, .call, .narrow: false
      }
    }
    guard !mayThrow else { return self }
    var copy = self
    copy.effects = Effects(isAsync: effects.isAsync, throwing: .nothing)
    return copy
  }
}
