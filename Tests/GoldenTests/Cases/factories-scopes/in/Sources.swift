// What is made by the nearest scope that has something of its own for it.
protocol HasLogger { var logger: Logger { get } }
protocol HasUser { var user: User { get } }
protocol HasTheme { var theme: Theme { get } }
final class Logger {}
struct User {}
struct Theme { let isDark: Bool }

struct AppDependency {
  let logger: Logger
  let theme: Theme
}
struct UserDependency {
  let app: AppDependency
  let user: User
}
struct DarkDependency {
  let parent: UserDependency
  let theme: Theme
}
// hasgen: container
struct FeatureDependency {
  let parent: any HasLogger & MakesHome
}

// The app makes it, and all others forward it.
protocol MakesHome { func makeHome() -> Home }
final class Home { init(dependencies: any HasLogger) {} }
// Made anew where the theme is another.
protocol MakesBadge { func makeBadge() -> Badge }
final class Badge { init(theme: Theme) {} }
protocol MakesCard { func makeCard() -> Card }
final class Card { init(dependencies: any HasTheme & MakesBadge) {} }
// Only a user's scope can make it, and its child forwards it.
protocol MakesProfile { func makeProfile() -> Profile }
final class Profile { init(dependencies: any HasUser & HasLogger) {} }
// Who asks for each other.
protocol MakesLeft { func makeLeft() -> Left }
final class Left { init(dependencies: any MakesRight & HasUser) {} }
protocol MakesRight { func makeRight() -> Right }
final class Right { init(dependencies: any MakesLeft) {} }

// What gathers others: each method stands once.
protocol MakesCards: MakesBadge, MakesCard { func makeDeck() -> Deck }
final class Deck { init(dependencies: any MakesCards & HasUser) {} }
protocol MakesScreens: MakesHome, MakesProfile {}
protocol MakesAnyBadge { func makeBadge() -> Badge }
