struct AppDependency: HasHand {
  let logger: Int
}
