protocol HasItem { var item: Int { get } }

final class AppDependency {
  let item = 1
}

actor Theater {
  let item = 1
}

enum Choice {
  case one
}

struct Single: ~Copyable {
  let item: Int
}

struct Taken {
  let item: Int
  var byReference: Int { item }
}

struct Nested {
  let item: Int
}

extension Nested {
  struct Reference {}
}
