struct Clock {}
enum Space { struct Nested {} }
protocol HasClock { var clock: Clock { get } }
protocol HasNested { var nested: Space.Nested { get } }

final class AppDependency {
  let clock = Clock()
  lazy var nested = Space.Nested()
}
