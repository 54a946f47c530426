// What a service wants to have made cannot be, which is told where it cannot.
final class Shelf: Sendable { init(dependencies: any MakesBook) {} }
protocol MakesBook { func makeBook(id: Int) -> Book }
final class Book { init(id: Int, weight: Float) {} }

protocol HasPilot { var pilot: Pilot { get } }
final class Pilot: Sendable { init(dependencies: any MakesCockpit) {} }
protocol MakesCockpit { func makeCockpit(seats: Int, pilot: Pilot) -> Cockpit }
final class Cockpit { init(seats: Int, dependencies: any HasPilot) {} }

struct AppDependency: Sendable {
  let shelf: Shelf
  let pilot: Pilot
}
