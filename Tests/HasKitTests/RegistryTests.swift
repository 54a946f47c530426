import Dispatch
import HasKit
import Testing

@Suite struct RegistryTests {
  private protocol CardManaging: AnyObject, Sendable { var name: String { get } }
  private final class CardManager: CardManaging {
    let name: String
    init(_ name: String = "cards") { self.name = name }
  }

  @Test func values() throws {
    let registry = Registry()
    let manager = CardManager()
    registry.register((any CardManaging).self, manager)
    #expect(try registry.resolve((any CardManaging).self) === manager)
    let inferred: any CardManaging = try registry.resolve()
    #expect(inferred === manager)
    registry.unregister((any CardManaging).self)
    #expect(throws: RegistryError.self) { try registry.resolve((any CardManaging).self) }
  }

  @Test func optionalsFindWhatTheyAreOptionalOf() throws {
    let parent = Registry()
    let registry = Registry(parent: parent)
    let manager = CardManager()
    parent.register((any CardManaging).self, manager)
    let found: (any CardManaging)? = try? registry.resolve()
    #expect(found === manager)
    registry.register(Int?.self, nil)
    registry.register(Int.self, 1)
    #expect(try registry.resolve(Int?.self) == nil)
    let error = #expect(throws: RegistryError.self) { try registry.resolve(UInt?.self) }
    #expect(error?.description.contains("under 'Swift.UInt'") == true)
  }

  @Test func weakReferences() throws {
    let registry = Registry()
    var manager: CardManager? = CardManager()
    if let manager { registry.register((any CardManaging).self, weak: manager) }
    #expect(try registry.resolve((any CardManaging).self) === manager)
    manager = nil
    let error = #expect(throws: RegistryError.self) {
      try registry.resolve((any CardManaging).self)
    }
    #expect(error?.description.contains("gone: it was held weakly") == true)
  }

  @Test func factories() throws {
    let registry = Registry()
    registry.register(String.self, "Ada")
    registry.register(CardManager.self) { registry in CardManager(try registry.resolve()) }
    registry.register([String].self) { (_, name: String, count: Int) in
      Array(repeating: name, count: count)
    }
    #expect(try registry.resolve(CardManager.self).name == "Ada")
    #expect(try registry.resolve(CardManager.self) !== registry.resolve(CardManager.self))
    #expect(try registry.resolve([String].self, "a", 2) == ["a", "a"])
    #expect(
      throws: RegistryError.otherArguments(
        "Swift.Array<Swift.String>", wanted: "(String, Int)", given: "String")
    ) { try registry.resolve([String].self, "a") }
  }

  @Test func parents() throws {
    let parent = Registry()
    let child = Registry(parent: parent)
    parent.register(String.self, "parent")
    parent.register(CardManager.self) { registry in CardManager(try registry.resolve()) }
    #expect(try child.resolve(String.self) == "parent")
    child.register(String.self, "child")
    #expect(try child.resolve(CardManager.self).name == "child")
    #expect(try parent.resolve(CardManager.self).name == "parent")
    child.unregister(String.self)
    #expect(try child.resolve(String.self) == "parent")
  }

  @Test func errorsName() throws {
    let registry = Registry(parent: Registry())
    #expect(
      #expect(throws: RegistryError.self) { try registry.resolve(Int.self) }?.description
        == "nothing is registered under 'Swift.Int'; the registry is empty")
    registry.register(Int8.self, 8)
    registry.register([Character: Unicode.Scalar].self, [:])
    #expect(
      #expect(throws: RegistryError.self) { try registry.resolve(Int.self) }?.description
        == """
        nothing is registered under 'Swift.Int'; did you mean 'Swift.Int8'?; registered: \
        'Swift.Dictionary<Swift.Character, Swift.Unicode.Scalar>', 'Swift.Int8'
        """)
  }

  @Test func eightThreads() {
    let registry = Registry()
    registry.register(Int.self, 0)
    DispatchQueue.concurrentPerform(iterations: 8) { thread in
      for number in 0..<500 {
        registry.register(Int.self, number)
        #expect((try? registry.resolve(Int.self)) != nil)
        registry.register(CardManager.self, CardManager())
        registry.unregister(CardManager.self)
      }
    }
  }

  @Test func keepsNothingAliveBeyondItself() {
    weak var manager: CardManager?
    weak var registry: Registry?
    do {
      let own = Registry()
      let object = CardManager()
      own.register(CardManager.self, object)
      own.register(String.self) { registry in try registry.resolve(CardManager.self).name }
      #expect((try? own.resolve(String.self)) == "cards")
      manager = object
      registry = own
    }
    #expect(manager == nil)
    #expect(registry == nil)
  }
}

@Suite struct InjectedTests {
  private struct Screen {
    @Injected var title: String
    @Injected(in: Registry()) var other: Int
  }

  @Test func readsThrough() async {
    await #expect(processExitsWith: .success) {
      let registry = Registry()
      Registry.app = registry
      registry.register(String.self, "first")
      let screen = Screen()
      precondition(screen.title == "first")
      registry.register(String.self, "second")
      precondition(screen.title == "second")
    }
  }

  @Test func stopsWithoutARegistry() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      _ = Screen().title
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("there is no 'Registry.app' yet"))
  }

  @Test func stopsWithTheType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      @Injected(in: Registry()) var other: Int
      _ = other
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("nothing is registered under 'Swift.Int'"))
  }
}
