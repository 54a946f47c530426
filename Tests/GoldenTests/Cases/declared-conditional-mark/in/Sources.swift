struct AppDependency {
  // hasgen: has
  #if DEBUG
    let logger: Int
  #endif
  let name: String
}
