struct AppDependency {
  let logger: Int
}
