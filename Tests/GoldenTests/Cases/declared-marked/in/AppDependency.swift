protocol Logging {}

struct AppDependency {
  // hasgen: has
  let logger: any Logging
  let plain: Int
  var first, second: Int  // hasgen: has
}

extension AppDependency {
  // hasgen: has
  var third: Int { 3 }
}

typealias Dependencies = HasLogger & HasFirst & HasSecond & HasThird
