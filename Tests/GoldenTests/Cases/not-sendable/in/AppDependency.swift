struct AppDependency {
  let timer: Int
}
