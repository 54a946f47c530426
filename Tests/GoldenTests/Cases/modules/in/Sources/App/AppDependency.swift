import Core

struct AppDependency {
  let logger: Int
  let clock: Int
  let cache: Int
  let secret: Int
  let local: Int
  let unseen: Int
}
