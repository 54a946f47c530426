import Foundation
import Observation

// hasgen: stub
protocol Watching: Observable {
  var count: Int { get set }
}

// hasgen: stub
protocol Failing: LocalizedError {
  var code: Int { get }
}

// hasgen: stub
protocol FailingByName: LocalizedError {
  nonisolated var errorDescription: String? { get }
  func retry()
}

// hasgen: stub
protocol Ranked: Comparable {
  var rank: Int { get }
}

// hasgen: stub
protocol RankedAndShared: Comparable, Hashable, Sendable {
  func name() -> String
}

// hasgen: stub
protocol RankedHolding: Comparable {
  associatedtype Item
  var item: Item { get }
}

// hasgen: stub
protocol Vault: Actor, Hashable {
  func open() -> Int
}

// hasgen: stub
protocol NamedVault: Actor, Equatable, CustomStringConvertible, Identifiable {
  func open() -> Int
}

// hasgen: stub
protocol RankedVault: Actor, Comparable {
  var total: Int { get set }
}
