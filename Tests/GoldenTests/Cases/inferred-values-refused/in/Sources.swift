import Foundation

struct Api {
  static let shared = Api()
  static func make() -> Api { Api() }
  static func make(_ level: Int) -> Int { level }
  func with(_ level: Int) -> Self { self }
}
protocol Logging {}
struct ConsoleLogger: Logging {}
func makeApi() -> Api { Api() }

protocol HasMade { var made: Api { get } }
protocol HasFree { var free: Api { get } }
protocol HasChained { var chained: Api { get } }
protocol HasClosure { var closure: () -> Void { get } }
protocol HasMixed { var mixed: [Double] { get } }
protocol HasSum { var sum: Int { get } }
protocol HasTried { var tried: Api? { get } }
protocol HasLogger { var logger: any Logging { get } }
protocol HasWidth { var width: Double { get } }
protocol HasType { var type: Api.Type { get } }
protocol HasCurrent { var current: OperationQueue { get } }
protocol HasKind { var kind: String { get } }

struct AppDependency {
  let made = Api.make()
  let free = makeApi()
  let chained = Api().with(1)
  let closure = {}
  let mixed = [1, 2.0]
  let sum = 1 + 1
  let tried = try? Api.shared
  let logger = ConsoleLogger()
  let width = 1
  let type = Api.self
  let current = OperationQueue.current
  let kind = true ? "a" : "b"
}
