struct AppDependency {
  var numbers = [Int]()
}
