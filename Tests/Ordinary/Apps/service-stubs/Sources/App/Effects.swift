// hasgen: stub
protocol Effects {
  func wait() async -> Int
  func fail() throws -> Int
  func save(_ number: Int) throws
  func load(_ number: Int) async throws -> Int
  func fetch(_ number: Int) throws(Failure) -> Int
  func send(_ number: Int) async throws(Failure) -> Int
  func store(_ number: Int) async throws(Failure)
}

typealias Handler = (Int) -> Void

// hasgen: stub
protocol Closures {
  func load(completion: @escaping (Int) -> Void)
  func each(_ body: (Int) -> Void)
  func perhaps(completion: ((Int) -> Void)?)
  func now(_ handler: Handler)
  func later(_ handler: @escaping Handler)
  func elsewhere(
    _ body: @escaping @Sendable (Int) -> Void, then end: @escaping @MainActor () -> Void)
  func attempt(_ body: () async throws -> Int) async throws -> Int
  func map(_ transform: (Int) throws -> Int) rethrows -> Int
  func take(_ value: sending Opaque) -> Int
}
