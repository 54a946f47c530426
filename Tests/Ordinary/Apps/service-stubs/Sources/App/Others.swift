// hasgen: stub
protocol Table {
  subscript(row: Int, column column: String) -> String { get }
}

// hasgen: stub
protocol Grid {
  subscript(row: Int) -> Int { get set }
  subscript(name: String) -> Int { get }
}

protocol Reader {
  func read() -> Int
}

protocol Writer {
  func write(_ number: Int)
}

// hasgen: stub
protocol ReaderAndWriter: Reader & Writer {
  func reset()
}

// hasgen: stub
protocol Base: AnyObject {
  var id: Int { get }
}

// hasgen: stub
@available(macOS 14, iOS 17, *)
protocol New {
  func start() -> Int
}

// hasgen: stub
protocol Empty {}

#if os(Nowhere)
  // hasgen: stub
  protocol Elsewhere {
    func go() -> Int
  }
#endif

protocol WithAlias {
  typealias Completion = (Int) -> Void
  typealias Code = Int
}

// hasgen: stub
protocol UsesAlias: WithAlias {
  func load(_ completion: @escaping Completion) -> Code
}

struct AppDependency {}

// hasgen: stub
protocol Remembering {
  func remember(calls: Int, newValue: Int) -> Int
  mutating func `init`(_ number: Int)
}

// hasgen: stub
protocol Library {
  subscript(key: String) -> Int { get async throws }
}
