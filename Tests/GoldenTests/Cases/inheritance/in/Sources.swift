protocol Navigating {}
protocol HasNavigator { var navigator: any Navigating { get } }
protocol HasStackNavigator: HasNavigator { var depth: Int { get } }
protocol HasObject: AnyObject { var object: Int { get } }
protocol HasBoth: HasNavigator, HasObject {}
protocol Titled { var title: String { get } }
protocol HasTitle: Titled {}
protocol HasText: CustomStringConvertible { var text: String { get } }

final class AppDependency {
  let navigator: any Navigating
  let depth: Int
  let object: Int
  let title: String
  let text: String

  init(navigator: any Navigating) {
    self.navigator = navigator
    depth = 1
    object = 2
    title = "t"
    text = "x"
  }
}

struct AppDependencies {
  let object: Int
}
