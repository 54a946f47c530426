protocol HasLogger { var logger: Int { get } }
protocol HasClock { var clock: Int { get } }
protocol HasStore { var store: Int { get } }
protocol HasPlayer { var player: Int { get } }
protocol HasQueue { var queue: Int { get } }
protocol HasCache { var cache: Int { get } }
protocol HasImages { var images: Int { get } }
protocol HasSession { var session: Int { get } }
protocol HasManager { var manager: Int { get } }
protocol HasCart { var cart: Int { get } }
protocol HasTrace { var trace: Int { get } }
protocol HasRadio { var radio: Int { get } }
protocol HasTitle { var title: String { get } }

struct AppDependency {
  let logger: Int
}
