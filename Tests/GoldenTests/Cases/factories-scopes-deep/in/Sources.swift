// What comes to something of a scope's own by way of other things is made in that scope.
protocol HasTheme { var theme: Theme { get } }
protocol HasLevel { var level: Int { get } }
final class Theme { init(isDark: Bool) {} }
struct AppDependency {
  let theme: Theme
  let level: Int
}
struct UserDependency {
  let app: AppDependency
  let theme: Theme
  let frame: Frame
}
struct ScreenDependency {
  let user: UserDependency
  let level: Int
}

protocol MakesBadge { func makeBadge() -> Badge }
final class Badge { init(theme: Theme) {} }
protocol MakesCard { func makeCard() -> Card }
final class Card { init(dependencies: any MakesBadge) {} }
protocol MakesStack { func makeStack() -> Stack }
struct Stack { init(card: Card) {} }
// The user's scope has nothing of its own for it; the screen's has.
protocol MakesGauge { func makeGauge() -> Gauge }
struct Gauge { init(dependencies: any HasLevel) {} }
protocol MakesGauges { func makeGauges() -> Gauges }
struct Gauges { init(dependencies: any MakesGauge) {} }

struct Frame { init(dependencies: any HasTheme) {} }

final class Coordinator {
  typealias Dependencies = MakesCard & MakesStack & MakesGauges
}
