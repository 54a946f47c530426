class AppDependency {
  var item: Int = 1
}
final class Holder {
  var item: Int = 1
}
actor Worker {
  let item = 1
}
enum Choice {
  case one
}
struct Single: ~Copyable {
  var item: Int
}
struct Taken {
  func overriding(_ item: Int) -> Taken { self }
}
struct Empty {
  let item = 1
}
