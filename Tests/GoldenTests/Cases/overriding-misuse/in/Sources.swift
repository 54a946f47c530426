protocol HasItem { var item: Int { get } }

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
  var item: Int { 1 }
}
struct Single: ~Copyable {
  var item: Int
}
struct Taken {
  var item: Int
  func overriding(_ item: Int) -> Taken { self }
}
struct Empty {
  let item = 1
}
