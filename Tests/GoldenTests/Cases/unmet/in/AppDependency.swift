struct AppDependency {
  let urlSession: Session
}
