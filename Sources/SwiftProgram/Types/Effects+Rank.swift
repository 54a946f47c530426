import SwiftOutline

extension Effects.Throwing {
  /// The more, the more may be thrown.
  package var rank: Int {
    switch self {
    case .nothing: 0
    case .rethrowing: 1
    case .typed: 2
    case .anyError: 3
    }
  }
}
