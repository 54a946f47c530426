struct AppDependency {
  let logger: any Logging
  let mailer: Mailer
  let editor: Editor
  let index: Index
  let pilot: Pilot
  @Once var heavy: Heavy
  let light: Light
}

struct RemoteDependency: Sendable {
  let remote: Remote
  let cache: Cache
}

@MainActor struct ScreenDependency {
  let screen: Screen
  let router: Router
}
