import Foundation
import HasKit
import Testing

@Suite struct LazyTests {
  final class Service: Sendable {
    let number: Int
    init(_ number: Int) { self.number = number }
  }

  private protocol HasService {
    var service: Service { get }
  }

  private struct Container: HasService {
    @Lazy var service: Service
    @Lazy var other = Service(7)
  }

  @Test func isBuiltOnFirstUseOnly() {
    let builds = Counter()
    let container = Container(service: Service(builds.next()))
    #expect(builds.count == 0)
    let copy = container
    #expect(container.service === copy.service)
    #expect(builds.count == 1)
    #expect(container.other.number == 7)
  }

  @Test func isBuiltAgainAfterReset() {
    let builds = Counter()
    let container = Container(service: Service(builds.next()))
    weak var first: Service?
    first = container.service
    #expect(first != nil)
    container.$service.reset()
    #expect(first == nil)
    #expect(container.service.number == 2)
    container.$service.reset()
    container.$service.reset()
    #expect(container.service.number == 3)
  }

  @Test func failedBuildIsTriedAgain() throws {
    struct Trouble: Error {}
    let builds = Counter()
    let lazy = ThrowingLazy { () throws(Trouble) in
      if builds.next() < 3 { throw Trouble() }
      return Service(1)
    }
    #expect(throws: Trouble.self) { try lazy.value() }
    #expect(throws: Trouble.self) { try lazy.value() }
    #expect(try lazy.value() === lazy.value())
    #expect(builds.count == 3)
  }

  @Test func eightThreadsGetOneObject() {
    for _ in 0..<200 {
      let builds = Counter()
      let lazy = Lazy { Service(builds.next()) }
      let firsts = Counter()
      DispatchQueue.concurrentPerform(iterations: 8) { _ in
        if lazy.wrappedValue.number == 1 { _ = firsts.next() }
      }
      #expect(firsts.count == 8)
    }
  }

  @Test func resetsAndReadsAtOnce() {
    let alive = Counter()
    final class Tracked: Sendable {
      let alive: Counter
      let text = String(repeating: "a", count: 40)
      init(_ alive: Counter) {
        self.alive = alive
        _ = alive.next()
      }
      deinit { alive.back() }
    }
    do {
      let lazy = Lazy { Tracked(alive) }
      DispatchQueue.concurrentPerform(iterations: 8) { thread in
        for _ in 0..<2_000 {
          if thread < 2 { lazy.reset() } else { #expect(lazy.wrappedValue.text.count == 40) }
        }
      }
    }
    #expect(alive.count == 0)
  }

  @Test func assigningChangesOneCopy() {
    var container = Container(service: Service(1))
    let copy = container
    container.service = Service(2)
    #expect(container.service.number == 2)
    #expect(copy.service.number == 1)
  }

  @Test func keepsNothingAlive() {
    weak var service: Service?
    do {
      let container = Container(service: Service(1))
      service = container.service
      #expect(service != nil)
    }
    #expect(service == nil)
  }

  @Test func takesAValueInAnInitializer() {
    struct Chosen {
      @Lazy var service: Service
      init(_ service: Service) { _service = Lazy(wrappedValue: service) }
    }
    #expect(Chosen(Service(4)).service.number == 4)
  }

  /// Before macOS 15 and iOS 18, reflection cannot read the members of the box.
  @Test func hidesTheMembersOfItsBox() {
    var text = ""
    dump(ThrowingLazy { () throws(CancellationError) in 1 }, to: &text)
    #expect(text.contains("box") && !text.contains("build"), "\(text)")
  }

  @Test func cycleStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Box: Sendable {
        let lazy = Locked<Lazy<LazyTests.Service>?>(nil)
      }
      let box = Box()
      let lazy = Lazy {
        LazyTests.Service(box.lazy.withLock { $0 }.map { $0.wrappedValue.number } ?? 0)
      }
      box.lazy.withLock { $0 = lazy }
      _ = lazy.wrappedValue
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("'Service' needs 'Service'"), "\(message)")
  }

  @Test func cycleOfTwoThreadsStops() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      final class Box: Sendable {
        let other = Locked<Lazy<Int>?>(nil)
        let inside = Counter()
        func meet() {
          _ = inside.next()
          while inside.count < 2 {}
        }
      }
      let box = Box()
      let first = Lazy { () -> String in
        box.meet()
        return "\(box.other.withLock { $0 }?.wrappedValue ?? 0)"
      }
      let second = Lazy { () -> Int in
        box.meet()
        return first.wrappedValue.count
      }
      box.other.withLock { $0 = second }
      DispatchQueue.concurrentPerform(iterations: 2) { thread in
        if thread == 0 { _ = first.wrappedValue } else { _ = second.wrappedValue }
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(
      message.contains("'Int' needs 'String' needs 'Int'")
        || message.contains("'String' needs 'Int' needs 'String'"), "\(message)")
  }
}

/// A number that threads share.
final class Counter: Sendable {
  private let value = Locked(0)
  var count: Int { value.withLock { $0 } }
  func back() { value.withLock { $0 -= 1 } }
  func next() -> Int {
    value.withLock { value in
      value += 1
      return value
    }
  }
}

/// A value behind a lock. `Mutex` needs macOS 15.
final class Locked<Value: Sendable>: @unchecked Sendable {
  private let lock = NSLock()
  private var value: Value

  init(_ value: Value) { self.value = value }

  func withLock<Result>(_ body: (inout Value) -> Result) -> Result {
    lock.lock()
    defer { lock.unlock() }
    return body(&value)
  }
}
