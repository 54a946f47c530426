// A closure that reads a member is called later, so what it reads may be built after it.
protocol Logging: AnyObject, Sendable { var mailer: Mailer { get } }
final class Logger: Logging {
  let mailer: Mailer
  init(mailer: Mailer) { self.mailer = mailer }
}
final class Mailer: Sendable {
  let logger: @Sendable () -> any Logging
  init(logger: @escaping @Sendable () -> any Logging) { self.logger = logger }
}

// Without 'Sendable', by way of what is no member.
final class Editor {
  let pages: Pages
  init(pages: Pages) { self.pages = pages }
}
final class Pages {
  let index: Index
  init(index: Index) { self.index = index }
}
final class Index {
  let editor: () -> Editor
  init(editor: @escaping () -> Editor) { self.editor = editor }
}

// What makes something of the member itself.
final class Pilot {
  typealias Dependencies = MakesCockpit
  let dependencies: any Dependencies
  init(dependencies: any Dependencies) { self.dependencies = dependencies }
}
protocol HasPilot { var pilot: Pilot { get } }
protocol MakesCockpit { func makeCockpit(seats: Int) -> Cockpit }
final class Cockpit {
  let pilot: Pilot
  init(seats: Int, dependencies: any HasPilot) { pilot = dependencies.pilot }
}

// A member that is built on first use, and an autoclosure.
@propertyWrapper struct Once<Value>: Sendable {
  private final class Box: @unchecked Sendable { var value: Value? }
  private let box = Box()
  private let build: @Sendable () -> Value
  init(wrappedValue: @autoclosure @escaping @Sendable () -> Value) { build = wrappedValue }
  var wrappedValue: Value {
    if let value = box.value { return value }
    let value = build()
    box.value = value
    return value
  }
}
final class Heavy: Sendable {
  let light: Light
  init(light: Light) { self.light = light }
}
final class Light: Sendable {
  let heavy: @Sendable () -> Heavy
  init(heavy: @autoclosure @escaping @Sendable () -> Heavy) { self.heavy = heavy }
}

// One of them waits, and throws.
final class Remote: Sendable {
  let cache: Cache
  init(cache: Cache) async throws { self.cache = cache }
}
final class Cache: Sendable {
  let remote: @Sendable () -> Remote
  init(remote: @escaping @Sendable () -> Remote) { self.remote = remote }
}

// On an actor.
@MainActor final class Screen {
  let router: Router
  init(router: Router) { self.router = router }
}
@MainActor final class Router {
  let screen: @MainActor () -> Screen
  init(screen: @escaping @MainActor () -> Screen) { self.screen = screen }
}
