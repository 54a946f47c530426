struct Day: Equatable {
  let number: Int
}

struct Opaque {}

// hasgen: stub
protocol Functions {
  func refresh()
  func add(_ left: Int, _ right: Int) -> Int
  func screen(for day: Day, in month: Int) -> String
  func take(_: Int, _: String) -> Int
  func line(to x: Int, to y: Int)
  func sum(of numbers: Int...) -> Int
  func double(_ number: inout Int)
  func swap(_ left: inout Int, with right: inout Int) -> Bool
  func split(_ number: Int) -> (tens: Int, ones: Int)
  func find(_ key: String?) -> Int?
  @discardableResult func remove(_ day: Day) -> Bool
}

// hasgen: stub
protocol Overloads {
  func image(named name: String) -> Int
  func image(at place: Int) -> Int
  func write(_ number: Int) -> String
  func write(_ text: String) -> String
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
