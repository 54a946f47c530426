protocol HasToken: ~Copyable { var token: Int { get } }
protocol HasKey: ~Copyable { var key: Int { get } }
/// Asks for a copyable type.
protocol HasName { var name: Int { get } }

struct AppDependency: ~Copyable {
  let token: Int
  let key: Int
  let name: Int
}

// hasgen: container
struct ByHand: ~Copyable, HasToken {
  let token: Int
}

// hasgen: container
struct Named: ~Copyable {
  let name: Int
}

func open(_ app: borrowing AppDependency) {}
