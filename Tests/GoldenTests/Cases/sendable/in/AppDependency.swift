struct AppDependency: Sendable {
  let clock: Int
  let timer: Int
}

@MainActor struct AppDependencies {
  let clock: Int
}
