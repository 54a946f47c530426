struct AppDependency {
  let net: Int
}
