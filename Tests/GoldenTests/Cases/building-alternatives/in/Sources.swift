// Two that work are an error that names both.
import Foundation

// Initializers that need nothing handed over.
final class Recorder: Sendable { init() {} }
final class Store: Sendable {
  init(log: any Log) {}
  init(log: any Log, recordingInto recorder: Recorder) {}
}
final class Cache: Sendable {
  init() {}
  init(log: any Log) {}
}
protocol Log: Sendable {}
struct ConsoleLog: Log {}

// A shared one beside an initializer; a lone one is used.
final class Session: Sendable {
  static let shared = Session()
  init() {}
}
protocol Queue: Sendable {}
final class MainQueue: Queue {
  static let shared = MainQueue()
  private init() {}
}

// What sources do not declare, and what is never built, are candidates.
protocol Transport: Sendable {}
extension URLSession: Transport {}
struct PreviewTransport: Transport {}
protocol Vault: Sendable {}
final class MockVault: Vault {}
final class RealVault: Vault { private init() {} }

// An initializer that takes a value is none of two.
final class Retrier: Sendable {
  init(log: any Log) {}
  init(log: any Log, retries: Int) {}
  private init(recorder: Recorder) {}
}

struct AppDependency {
  let log: any Log
  let store: Store
  let cache: Cache
  let session: Session
  let queue: any Queue
  let transport: any Transport
  let vault: any Vault
  let retrier: Retrier
  let port: Int
}
