// hasgen: stub
protocol Waiting {
  func wait() async -> Int
}

// hasgen: stub
protocol Failing {
  func fail() throws -> Int
  func save(_ number: Int) throws
}

// hasgen: stub
protocol WaitingAndFailing {
  func load(_ number: Int) async throws -> Int
}

// hasgen: stub
protocol FailingInOneWay {
  func load(_ number: Int) throws(Failure) -> Int
}

// hasgen: stub
protocol WaitingAndFailingInOneWay {
  func load(_ number: Int) async throws(Failure) -> Int
  func store(_ number: Int) async throws(Failure)
}

// hasgen: stub
protocol Rethrowing {
  func map(_ transform: (Int) throws -> Int) rethrows -> Int
}

// hasgen: stub
protocol Escaping {
  func load(completion: @escaping (Int) -> Void)
}

// hasgen: stub
protocol NotEscaping {
  func each(_ body: (Int) -> Void)
}

// hasgen: stub
protocol MaybeCalling {
  func load(completion: ((Int) -> Void)?)
}

typealias Handler = (Int) -> Void

// hasgen: stub
protocol CallingByAlias {
  func now(_ handler: Handler)
  func later(_ handler: @escaping Handler)
}

// hasgen: stub
protocol CallingElsewhere {
  func load(_ body: @escaping @Sendable (Int) -> Void, then end: @escaping @MainActor () -> Void)
}

// hasgen: stub
protocol CallingAndFailing {
  func attempt(_ body: () async throws -> Int) async throws -> Int
}

// hasgen: stub
protocol HandingOver {
  func take(_ value: sending Opaque) -> Int
}
