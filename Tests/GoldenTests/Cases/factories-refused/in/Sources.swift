protocol HasLogger { var logger: Logger { get } }

struct AppDependency { let logger: Logger }

// What is needed two levels down cannot be built.
protocol MakesDeepScreen { func makeDeepScreen(for day: Day) -> DeepScreen }
final class DeepScreen {
  init(day: Day, model: DeepModel) {}
}
final class DeepModel {
  init(clock: any Clocking) {}
}

// No source declares it, and nothing at hand has its type.
protocol MakesPriceScreen { func makePriceScreen(price: Int) -> PriceScreen }
final class PriceScreen {
  init(prise: Int, currency: String) {}
}

// A runtime argument that nobody takes, and one that one call takes twice.
protocol MakesIdleScreen { func makeIdleScreen(day: Day) -> IdleScreen }
protocol MakesTwiceScreen { func makeTwiceScreen(from start: Day) -> TwiceScreen }
final class TwiceScreen {
  init(from first: Day, start: Day) {}
}

// What may fail, waits, throws, or is isolated, and what is asked for is none of it.
protocol MakesMaybeScreen { func makeMaybeScreen() -> MaybeScreen }
protocol MakesAsyncScreen { func makeAsyncScreen() -> AsyncScreen }
protocol MakesThrowingScreen { func makeThrowingScreen() -> ThrowingScreen }
protocol MakesIsolatedScreen { func makeIsolatedScreen() -> IsolatedScreen }

// What cannot be called.
protocol MakesHiddenScreen { func makeHiddenScreen() -> HiddenScreen }
protocol MakesEnumScreen { func makeEnumScreen() -> EnumScreen }
protocol MakesBoxScreen { func makeBoxScreen() -> BoxScreen }
final class BoxScreen { init(box: Box) {} }
final class Box { init(box: Box) {} }

// What would call each other for ever.
protocol MakesHen { func makeHen() -> Hen }
final class Hen { init(egg: Egg) {} }
final class Egg { init(hen: Hen) {} }

protocol MakesTracking { func makeTracking() -> any Tracking }

final class Coordinator {
  typealias Dependencies = HasLogger & MakesDeepScreen & MakesPriceScreen & MakesIdleScreen
    & MakesTwiceScreen & MakesMaybeScreen & MakesAsyncScreen & MakesThrowingScreen
    & MakesIsolatedScreen & MakesHiddenScreen & MakesEnumScreen & MakesBoxScreen & MakesTracking
    & MakesHen
}
