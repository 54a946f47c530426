/// The effects of a function, an initializer, a getter or a function type.
package struct Effects: Sendable, Hashable {
  /// The errors that are thrown.
  package enum Throwing: Sendable, Hashable {
    case nothing
    case anyError
    case typed(TypeSyntax)
    case rethrowing
  }

  /// True if the function is `async` (or `reasync`).
  package let isAsync: Bool
  /// The errors that it throws.
  package let throwing: Throwing

  /// Neither `async` nor throwing.
  package static let none = Effects(isAsync: false, throwing: .nothing)

  package init(isAsync: Bool, throwing: Throwing) {
    self.isAsync = isAsync
    self.throwing = throwing
  }
}

extension Effects: CustomStringConvertible {
  /// The effects as they are written: `async throws(E)`; empty for none.
  package var description: String {
    let thrown =
      switch throwing {
      case .nothing: ""
      case .anyError: "throws"
      case .typed(let type): "throws(\(type))"
      case .rethrowing: "rethrows"
      }
    guard isAsync else { return thrown }
    return thrown.isEmpty ? "async" : "async \(thrown)"
  }
}

extension Effects {
  /// The effects without sugar: `throws(any Error)` is `throws`, and `throws(Never)` nothing.
  package var normalized: Effects {
    guard case .typed(let type) = throwing else { return self }
    switch type.normalized.description {
    case "Error", "Swift.Error": return Effects(isAsync: isAsync, throwing: .anyError)
    case "Never", "Swift.Never": return Effects(isAsync: isAsync, throwing: .nothing)
    default: return Effects(isAsync: isAsync, throwing: .typed(type.normalized))
    }
  }
}
