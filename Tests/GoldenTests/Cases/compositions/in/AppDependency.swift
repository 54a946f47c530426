struct AppDependency {
  let a, b, c, d, e: Int
}
