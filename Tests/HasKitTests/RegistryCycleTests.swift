import Dispatch
import HasKit
import Testing

@Suite struct RegistryCycleTests {
  private final class Feed: Sendable {}
  private final class Player: Sendable {}

  private static let feed = String(reflecting: Feed.self)
  private static let player = String(reflecting: Player.self)

  @Test func factoriesThatNeedEachOther() throws {
    let registry = Registry()
    registry.register(Int.self) { registry in try registry.resolve(String.self).count }
    registry.register(String.self) { registry in "\(try registry.resolve(Int.self))" }
    let cycle = RegistryError.cycle(["Swift.Int", "Swift.String", "Swift.Int"])
    #expect(throws: cycle) { try registry.resolve(Int.self) }
    #expect(
      cycle.description == """
        factories need each other: 'Swift.Int' needs 'Swift.String' needs 'Swift.Int'; pass one of \
        them a closure that resolves later
        """)
    // Nothing of it is left behind.
    registry.register(String.self, "four")
    #expect(try registry.resolve(Int.self) == 4)
  }

  @Test func theChainBeginsWhereTheCircleDoes() {
    let registry = Registry()
    registry.register(Bool.self) { registry in try registry.resolve(Int.self) > 0 }
    registry.register(Int.self) { registry in try registry.resolve() }
    #expect(throws: RegistryError.cycle(["Swift.Int", "Swift.Int"])) {
      try registry.resolve(Bool.self)
    }
  }

  @Test func factoriesThatRunOnceAndNeedEachOther() {
    let registry = Registry()
    registry.register(Int.self, once: { registry in try registry.resolve(String.self).count })
    registry.register(String.self, once: { registry in "\(try registry.resolve(Int.self))" })
    for _ in 0..<2 {
      #expect(throws: RegistryError.cycle(["Swift.String", "Swift.Int", "Swift.String"])) {
        try registry.resolve(String.self)
      }
    }
  }

  /// Each thread makes one of two objects, and waits for the other one.
  @Test func twoThreadsThatWaitForEachOther() {
    let registry = Registry()
    let (first, second) = (DispatchSemaphore(value: 0), DispatchSemaphore(value: 0))
    registry.register(
      Feed.self,
      once: { registry in
        for _ in 0..<2 { first.signal() }
        _ = second.wait(timeout: .now() + 10)
        _ = try registry.resolve(Player.self)
        return Feed()
      })
    registry.register(
      Player.self,
      once: { registry in
        for _ in 0..<2 { second.signal() }
        _ = first.wait(timeout: .now() + 10)
        _ = try registry.resolve(Feed.self)
        return Player()
      })
    DispatchQueue.concurrentPerform(iterations: 2) { thread in
      let error = #expect(throws: RegistryError.self) {
        if thread == 0 { _ = try registry.resolve(Feed.self) }
        if thread == 1 { _ = try registry.resolve(Player.self) }
      }
      guard case .cycle(let types)? = error else {
        Issue.record("\(String(describing: error)) is no cycle")
        return
      }
      #expect(types.first == types.last)
      #expect(Set(types) == [Self.feed, Self.player])
    }
  }

  @Test func askingLaterIsNoCycle() throws {
    let registry = Registry()
    registry.register(Int.self) { registry in
      let later = { @Sendable in try registry.resolve(String.self) }
      registry.register(Bool.self) { _ in try later().isEmpty }
      return 1
    }
    registry.register(String.self) { registry in "\(try registry.resolve(Int.self))" }
    #expect(try registry.resolve(Int.self) == 1)
    #expect(try registry.resolve(Bool.self) == false)
  }

  @Test func aDecoratorAsksTheParent() throws {
    let parent = Registry()
    let child = Registry(parent: parent)
    parent.register(String.self) { registry in "plain \(try registry.resolve(Int.self))" }
    parent.register(Int.self, 1)
    child.register(String.self) { [parent] _ in "[\(try parent.resolve(String.self))]" }
    #expect(try child.resolve(String.self) == "[plain 1]")
    // The parent's factory asks the child, whose factory asks the parent.
    child.register(Int.self) { [parent] _ in try parent.resolve(String.self).count }
    child.unregister(String.self)
    #expect(try child.resolve(String.self) == "plain 7")
  }

  @Test func argumentsMayEndIt() throws {
    let registry = Registry()
    registry.register([Int].self) { (registry, count: Int) in
      count == 0 ? [] : try registry.resolve([Int].self, count - 1) + [count]
    }
    #expect(try registry.resolve([Int].self, 3) == [1, 2, 3])
    #expect(throws: RegistryError.cycle(["Swift.Array<Swift.Int>", "Swift.Array<Swift.Int>"])) {
      try registry.resolve([Int].self, -1)
    }
  }
}

@Suite struct RegisteredOnceTests {
  private final class Store: Sendable {}
  private struct Broken: Error {}

  @Test func runsOnce() throws {
    let registry = Registry()
    registry.register(Store.self, once: { _ in Store() })
    let store = try registry.resolve(Store.self)
    #expect(try registry.resolve(Store.self) === store)
    registry.register(Store.self, once: { _ in Store() })
    #expect(try registry.resolve(Store.self) !== store)
  }

  @Test func childrenShareIt() throws {
    let parent = Registry()
    let child = Registry(parent: parent)
    parent.register(String.self, "parent")
    child.register(String.self, "child")
    parent.register([String].self, once: { registry in [try registry.resolve()] })
    #expect(try child.resolve([String].self) == ["parent"])
  }

  @Test func isTriedAgain() throws {
    let registry = Registry()
    registry.register(Bool.self, false)
    registry.register(
      Store.self,
      once: { registry in
        guard try registry.resolve(Bool.self) else { throw Broken() }
        return Store()
      })
    #expect(throws: Broken.self) { try registry.resolve(Store.self) }
    registry.register(Bool.self, true)
    #expect(try registry.resolve(Store.self) === registry.resolve(Store.self))
  }

  @Test func eightThreadsGetOneObject() throws {
    let registry = Registry()
    registry.register(Store.self, once: { _ in Store() })
    DispatchQueue.concurrentPerform(iterations: 8) { _ in
      let store = try? registry.resolve(Store.self)
      for _ in 0..<100 { #expect((try? registry.resolve(Store.self)) === store) }
    }
  }

  @Test func keepsNoRegistryAlive() throws {
    weak var registry: Registry?
    do {
      let own = Registry()
      own.register(Int.self, 1)
      own.register(String.self, once: { registry in "\(try registry.resolve(Int.self))" })
      #expect(try own.resolve(String.self) == "1")
      registry = own
    }
    #expect(registry == nil)
  }
}
