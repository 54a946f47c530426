protocol HasStore: AnyObject { var store: Store { get } }
protocol HasDraft { var draft: String { get set } }
final class Store { init() throws {} }
final class Remote { init(store: Store) async {} }
final class Reader { init(dependencies: any HasStore & HasDraft) async throws {} }
@MainActor final class Window { init(remote: Remote) {} }

final class AppDependency {
  let window: Window
  let store: Store
  let remote: Remote
  let reader: Reader
  let `default`: Remote
  var draft: String
  lazy var late = Store.self

  init(window: Window, store: Store, remote: Remote, reader: Reader, default: Remote, draft: String)
    throws
  {
    self.window = window
    self.store = store
    self.remote = remote
    self.reader = reader
    self.default = `default`
    self.draft = draft
  }
}
