final class Logger {}

final class Mail {
  init(address: String) {}
}

final class Pool {
  init(url: String) {}
}

final class Users {
  init(pool: Pool, limit: Int) {}
}

final class Orders {
  init(pool: Pool, currency: String) {}
}

final class Invoices {
  init(pool: Pool, tax: Double) {}
}

final class Letters {
  init(pool: Pool, font: String) {}
}

/// No member needs a value.
struct PlainDependency {
  let logger: Logger
}

/// It has one of its own.
struct TakenDependency {
  let mail: Mail

  static func partlyLive() -> TakenDependency { TakenDependency(mail: Mail(address: "")) }
}

/// Each needs a value of its own, and all need one.
struct SharingDependency {
  let users: Users
  let orders: Orders
  let invoices: Invoices
  let letters: Letters
  let mail: Mail
}
