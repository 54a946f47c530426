protocol HasLogger { var logger: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol HasTicks { var clock: String { get } }
protocol HasItems { associatedtype Item; var items: [Item] { get } }
protocol HasStatic { static var shared: Int { get } }
protocol HasInit { init() }
protocol HasActor: Actor { func act() }
protocol HasObject: AnyObject, Sendable { var object: Int { get set } }

final class Items { typealias Dependencies = HasLogger & HasItems }
final class Statics { typealias Dependencies = HasLogger & HasStatic }
final class Inits { typealias Dependencies = HasInit }
final class Actors { typealias Dependencies = HasActor }
final class Objects { typealias Dependencies = HasObject }
final class Both { typealias Dependencies = HasClock & HasTicks }
final class Concrete { typealias Dependencies = HasLogger & Superclass }
final class Foreign { typealias Dependencies = HasLogger & CustomStringConvertible }
final class Several {
  init(_ one: any HasLogger & HasClock) {}
  func show(_ two: any HasLogger & HasStatic) {}
}
