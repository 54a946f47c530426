struct AppDependency {
  let logger: Int
  let platform: Int
}
