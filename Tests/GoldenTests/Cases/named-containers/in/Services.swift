protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }

final class Services { let a: Int = 1 }

/// Holds a container, so it is one.
struct UserScope {
  let services: Services
  let b: Int
}

/// Is handed a container, and is a consumer.
final class Coordinator {
  typealias Dependencies = HasA
  let services: Services
  let b: Int

  init(services: Services) {
    self.services = services
    b = 1
  }
}

enum Outer {
  struct Inner {
    let b: Int
  }
}
