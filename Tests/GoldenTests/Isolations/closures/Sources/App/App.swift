import Foundation

typealias Tap = @Sendable (Int) -> Void

@globalActor
actor Background {
  static let shared = Background()
}

protocol HasClosures {
  var onTap: (@Sendable (Int) async throws -> Void)? { get }
  var now: @Sendable () -> Date { get }
  var tap: Tap { get }
  var taps: [Tap] { get }
  var show: @MainActor () -> Void { get }
  var plain: () -> Void { get }
}

protocol HasSettable {
  var later: @Sendable () -> Int { get set }
  var onEnd: Tap? { get set }
}

protocol HasWork {
  @Background func work(_ number: Int) -> Int
}

final class ClosureScreen {
  typealias Dependencies = HasClosures
  init(dependencies: any Dependencies) {}
}

final class SettableScreen {
  typealias Dependencies = HasSettable & HasClosures
  init(dependencies: any Dependencies) {}
}

final class WorkScreen {
  typealias Dependencies = HasWork
  typealias Services = HasWork & Sendable
  init(dependencies: any Dependencies) {}
}

protocol HasServices {
  var service: any Service { get }
  var shared: any SharedService { get }
  var main: any MainService { get }
  var background: any BackgroundService { get }
  var worker: any ActorService { get }
}

final class ServiceScreen {
  typealias Dependencies = HasServices
  init(dependencies: any Dependencies) {}
}

// hasgen: stub
protocol Service {
  var onTap: (@Sendable (Int) async throws -> Void)? { get set }
  var now: @Sendable () -> Date { get }
}

// hasgen: stub
protocol SharedService: Sendable {
  var onTap: Tap? { get set }
  var now: @Sendable () -> Date { get set }
}

// hasgen: stub
@MainActor
protocol MainService {
  var onTap: Tap? { get set }
  func show(_ tap: Tap?)
  func load() throws -> Int
}

// hasgen: stub
@Background
protocol BackgroundService {
  var onTap: Tap? { get set }
  func work(_ tap: Tap?) -> Int
  func load() async throws -> Int
}

// hasgen: stub
protocol ActorService: Actor {
  var onTap: Tap? { get set }
  func work() -> Int
  func load() throws -> Int
}
