import HasKit
import Testing

@MainActor @Suite struct MainActorRegistryTests {
  /// Not `Sendable`, as most views and view models that are no actor's.
  private final class Model {
    let title: String
    init(_ title: String = "cards") { self.title = title }
  }

  @MainActor private final class Screen {
    @MainActorInjected var model: Model
  }

  @Test func values() throws {
    let registry = MainActorRegistry()
    let model = Model()
    registry.register(Model.self, model)
    #expect(try registry.resolve(Model.self) === model)
    #expect(try registry.resolve(Model?.self) === model)
    registry.unregister(Model.self)
    #expect(throws: RegistryError.self) { try registry.resolve(Model.self) }
  }

  @Test func weakReferences() throws {
    let registry = MainActorRegistry()
    var model: Model? = Model()
    if let model { registry.register(Model.self, weak: model) }
    #expect(try registry.resolve(Model.self) === model)
    model = nil
    #expect(throws: RegistryError.gone(String(reflecting: Model.self))) {
      try registry.resolve(Model.self)
    }
  }

  @Test func factories() throws {
    let registry = MainActorRegistry()
    registry.register(String.self, "Ada")
    registry.register(Model.self) { registry in Model(try registry.resolve()) }
    registry.register([Model].self) { (_, title: String, count: Int) in
      (0..<count).map { _ in Model(title) }
    }
    #expect(try registry.resolve(Model.self).title == "Ada")
    #expect(try registry.resolve(Model.self) !== registry.resolve(Model.self))
    #expect(try registry.resolve([Model].self, "a", 2).map(\.title) == ["a", "a"])
    #expect(throws: RegistryError.self) { try registry.resolve([Model].self, "a") }
  }

  @Test func factoriesThatRunOnce() throws {
    let parent = MainActorRegistry()
    let child = MainActorRegistry(parent: parent)
    parent.register(String.self, "parent")
    child.register(String.self, "child")
    parent.register(Model.self, once: { registry in Model(try registry.resolve()) })
    let model = try child.resolve(Model.self)
    #expect(model.title == "parent")
    #expect(try parent.resolve(Model.self) === model)
  }

  @Test func parents() throws {
    let all = Registry()
    all.register(Int.self, 1)
    all.register(String.self, "all")
    let app = MainActorRegistry(parent: all)
    let child = MainActorRegistry(parent: app)
    child.register(Model.self) { registry in Model(try registry.resolve(String.self)) }
    #expect(try child.resolve(Model.self).title == "all")
    app.register(String.self, "app")
    #expect(try child.resolve(Model.self).title == "app")
    let error = #expect(throws: RegistryError.self) { try child.resolve(Bool.self) }
    #expect(
      error
        == .notRegistered(
          "Swift.Bool",
          registered: [String(reflecting: Model.self), "Swift.Int", "Swift.String"].sorted()))
  }

  @Test func cycles() {
    let registry = MainActorRegistry()
    registry.register(Int.self) { registry in try registry.resolve(String.self).count }
    registry.register(String.self, once: { registry in "\(try registry.resolve(Int.self))" })
    #expect(throws: RegistryError.cycle(["Swift.Int", "Swift.String", "Swift.Int"])) {
      try registry.resolve(Int.self)
    }
  }

  @Test func readsThrough() async {
    await #expect(processExitsWith: .success) {
      await MainActor.run {
        let registry = MainActorRegistry()
        MainActorRegistry.app = registry
        registry.register(Model.self, Model("first"))
        let screen = Screen()
        precondition(screen.model.title == "first")
        registry.register(Model.self, Model("second"))
        precondition(screen.model.title == "second")
      }
    }
  }

  @Test func stopsWithTheType() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      await MainActor.run {
        @MainActorInjected(in: MainActorRegistry()) var other: Int
        _ = other
      }
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains("@MainActorInjected: nothing is registered under 'Swift.Int'"))
  }
}
