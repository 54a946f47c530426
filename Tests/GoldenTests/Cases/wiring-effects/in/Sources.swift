protocol HasStore { var store: Store { get } }
protocol HasDraft { var draft: String { get set } }
final class Store: Sendable { init() throws {} }
final class Remote: Sendable { init(store: Store) async {} }
final class Reader { init(dependencies: any HasStore & HasDraft) throws {} }
@MainActor final class Window { init(remote: Remote) {} }

@MainActor protocol HasWindow { var window: Window { get } }
@MainActor final class Scene { init(dependencies: any HasWindow) {} }

final class AppDependency {
  let window: Window
  let scene: Scene
  let store: Store
  let remote: Remote
  let reader: Reader
  let `default`: Remote
  var draft: String
  lazy var late = Store.self

  init(
    window: Window, scene: Scene, store: Store, remote: Remote, reader: Reader, default: Remote,
    draft: String
  ) throws {
    self.window = window
    self.scene = scene
    self.store = store
    self.remote = remote
    self.reader = reader
    self.default = `default`
    self.draft = draft
  }
}
