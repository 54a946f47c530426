protocol HasLogger { var logger: Logger { get } }
struct Logger {}
struct Day {}
struct Card { let title: String }

struct AppDependency { let logger: Logger }

protocol HasTrip { var trip: Trip { get } }
struct Trip {}
struct TripDependency {
  let app: AppDependency
  let trip: Trip
  let other: Trip
}

// What is needed two levels down cannot be built.
protocol MakesDeepScreen { func makeDeepScreen(for day: Day) -> DeepScreen }
final class DeepScreen {
  init(day: Day, model: DeepModel) {}
}
final class DeepModel {
  init(clock: any Clocking) {}
}
protocol Clocking {}
struct SystemClock: Clocking { private init() {} }

// No source declares it, and nothing at hand has its type.
protocol MakesPriceScreen { func makePriceScreen(price: Int) -> PriceScreen }
final class PriceScreen {
  init(prise: Int, currency: String) {}
}

// A runtime argument that nobody takes, and one that one call takes twice.
protocol MakesIdleScreen { func makeIdleScreen(day: Day) -> IdleScreen }
final class IdleScreen {
  init(logger: Logger) {}
}
protocol MakesTwiceScreen { func makeTwiceScreen(from start: Day) -> TwiceScreen }
final class TwiceScreen {
  init(from first: Day, start: Day) {}
}

// What may fail, waits, throws, or is isolated, and what is asked for is none of it.
protocol MakesMaybeScreen { func makeMaybeScreen() -> MaybeScreen }
struct MaybeScreen { init?(logger: Logger) {} }
protocol MakesAsyncScreen { func makeAsyncScreen() -> AsyncScreen }
struct AsyncScreen { init() async {} }
protocol MakesThrowingScreen { func makeThrowingScreen() -> ThrowingScreen }
struct ThrowingScreen { init() throws {} }
protocol MakesIsolatedScreen { func makeIsolatedScreen() -> IsolatedScreen }
@MainActor final class IsolatedScreen {}

// What cannot be called.
protocol MakesHiddenScreen { func makeHiddenScreen() -> HiddenScreen }
struct HiddenScreen { private let logger: Logger }
protocol MakesEnumScreen { func makeEnumScreen() -> EnumScreen }
enum EnumScreen { case only }
protocol MakesBoxScreen { func makeBoxScreen() -> BoxScreen }
final class BoxScreen { init(box: Box) {} }
final class Box { init(box: Box) {} }

// What would call each other for ever.
protocol MakesHen { func makeHen() -> Hen }
final class Hen { init(egg: Egg) {} }
protocol MakesEgg { func makeEgg() -> Egg }
final class Egg { init(hen: Hen) {} }

// What is there only under a condition.
protocol Tracking {}
#if os(iOS)
  struct PhoneTracking: Tracking {}
#endif
protocol MakesTracking { func makeTracking() -> any Tracking }

final class Coordinator {
  typealias Dependencies = HasLogger & MakesDeepScreen & MakesPriceScreen & MakesIdleScreen
    & MakesTwiceScreen & MakesMaybeScreen & MakesAsyncScreen & MakesThrowingScreen
    & MakesIsolatedScreen & MakesHiddenScreen & MakesEnumScreen & MakesBoxScreen & MakesTracking
    & MakesHen
}
