// What is written by hand is just what one of two functions of a name has to be.
struct Screen {
  let title: String
  var subtitle = ""
}
struct Panel { let count: Int }
struct Badge { let color: String }
protocol MakesScreens {
  func makeScreen(title: String) -> Screen
  func makeScreen(title: String, subtitle: String) -> Screen
}
protocol MakesPanel { func make(count: Int) -> Panel }
protocol MakesBadge { func make(color: String) -> Badge }

struct AppDependency {
  func makeScreen(title: String, subtitle: String) -> Screen {
    Screen(title: title, subtitle: subtitle.uppercased())
  }
  func make(count: Int) -> Panel { Panel(count: count + 1) }
}
final class Coordinator { typealias Dependencies = MakesScreens & MakesPanel & MakesBadge }
