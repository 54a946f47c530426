import Core
import Foundation

struct Api {
  static let shared = Api()
  static var other: Api { Api() }
  static let named: Api = Api()
  static func make() -> Self { Api() }
  static func maybe() -> Api? { nil }
}
enum Outer { struct Inner { static let standard = Inner() } }

protocol HasApi { var api: Api { get } }
protocol HasOtherApi { var otherApi: Api { get } }
protocol HasMadeApi { var madeApi: Api { get } }
protocol HasMaybeApi { var maybeApi: Api? { get } }
protocol HasInner { var inner: Outer.Inner { get } }
protocol HasName { var name: String { get } }
protocol HasText { var text: String { get } }
protocol HasCount { var count: Int { get } }
protocol HasMask { var mask: Int { get } }
protocol HasOffset { var offset: Int { get } }
protocol HasRatio { var ratio: Double { get } }
protocol HasFlag { var flag: Bool { get } }
protocol HasCast { var cast: any Logging { get } }
protocol HasForced { var forced: Api { get } }
protocol HasNothing { var nothing: Api? { get } }
protocol HasDefaults { var defaults: UserDefaults { get } }
protocol HasCenter { var center: NotificationCenter { get } }
protocol HasQueue { var queue: OperationQueue { get } }
protocol HasSettings { var settings: Settings { get } }

struct Settings { let level: Int }
/// What the sources declare goes before what a platform's type would give.
extension UserDefaults { static var shared: Settings { Settings(level: 1) } }
private var anything: Any { Api() }

struct AppDependency {
  let logger = ConsoleLogger.shared
  let api = Api.shared
  let otherApi = Api.other
  let madeApi = Api.make()
  let maybeApi = Api.maybe()
  let inner = Outer.Inner.standard
  let name = "x"
  let text = """
    \(["a": 1])
    """
  let count = 1_000
  let mask = 0xFE
  let offset = -1
  let ratio = 1.5
  let flag = true
  let cast = ConsoleLogger.make(1) as any Logging
  let forced = anything as! Api
  let nothing = nil as Api?
  let defaults = UserDefaults.standard
  let center = NotificationCenter.default
  let queue = OperationQueue.main
  let settings = UserDefaults.shared
}
