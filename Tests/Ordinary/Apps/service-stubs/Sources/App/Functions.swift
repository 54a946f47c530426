struct Day: Equatable {
  let number: Int
}

struct Opaque {}

// hasgen: stub
protocol Refreshing {
  func refresh()
}

// hasgen: stub
protocol Adding {
  func add(_ left: Int, _ right: Int) -> Int
}

// hasgen: stub
protocol Labelled {
  func screen(for day: Day, in month: Int) -> String
}

// hasgen: stub
protocol Nameless {
  func take(_: Int, _: String) -> Int
}

// hasgen: stub
protocol Summing {
  func sum(of numbers: Int...) -> Int
}

// hasgen: stub
protocol Doubling {
  func double(_ number: inout Int)
  func swap(_ left: inout Int, with right: inout Int) -> Bool
}

// hasgen: stub
protocol Splitting {
  func split(_ number: Int) -> (tens: Int, ones: Int)
}

// hasgen: stub
protocol Maybe {
  func find(_ key: String?) -> Int?
}

// hasgen: stub
protocol Discardable {
  @discardableResult func remove(_ day: Day) -> Bool
}

// hasgen: stub
protocol OverloadedByLabel {
  func image(named name: String) -> Int
  func image(at place: Int) -> Int
}

// hasgen: stub
protocol OverloadedByType {
  func write(_ number: Int) -> String
  func write(_ text: String) -> String
}

// hasgen: stub
protocol OverloadedByResult {
  func read() -> Int
  func read() -> String
}

// hasgen: stub
protocol SameName {
  var image: Int { get }
  func image(named name: String) -> Int
}

// hasgen: stub
protocol SetsBoth {
  var volume: Int { get set }
  func setVolume(_ volume: Int)
}

// hasgen: stub
protocol TakesOpaque {
  func take(_ value: Opaque) -> Int
}

// hasgen: stub
protocol Mutating {
  mutating func advance() -> Int
}

// hasgen: stub
protocol HasDefaults {
  func greeting() -> String
  func farewell() -> String
}

extension HasDefaults {
  func farewell() -> String { "bye" }
}

// hasgen: stub
protocol Clashing {
  var calls: Int { get }
  func function(_ line: Int) -> Int
  var line: Int { get }
}

// hasgen: stub
protocol Underscored {
  var number: Int { get set }
  func _number() -> Int
}
