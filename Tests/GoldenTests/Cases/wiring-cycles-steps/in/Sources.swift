protocol HasHouse { var house: House { get } }
protocol HasGarden { var garden: any Growing { get } }
protocol Growing {}
final class Roses: Growing { init(soil: Soil) {} }
struct Soil { let worm: Worm }
final class Worm { init(dependencies: any HasHouse) {} }
final class House { init(dependencies: any HasGarden) {} }

protocol HasPilot { var pilot: Pilot { get } }
final class Pilot { init(dependencies: any MakesCockpit) {} }
protocol MakesCockpit { func makeCockpit(seats: Int) -> Cockpit }
final class Cockpit { init(seats: Int, dependencies: any HasPilot) {} }

final class Owner { init(makeDog: @escaping () -> Dog) {} }
final class Dog { init(lead: Lead) {} }
final class Lead { init(owner: Owner) {} }

final class Egg { init(hen: Hen) {} }
final class Hen { init(chick: Chick) {} }
final class Chick { init(hen: Hen) {} }

struct AppDependency {
  let house: House
  let garden: any Growing
  let pilot: Pilot
  let owner: Owner
  let egg: Egg
}
