struct HasClock {}
protocol HasCache { func cached() -> Int }
protocol HasPage { var page: Int { get } }

struct AppDependency {
  let logger: Int
  let name: String
  let clock: Int
  let cache: Int
  let page: String
  var token: Int { 1 }
}

typealias Dependencies = HasLogger & HasName & HasPage
