/// A Has-protocol or Makes-protocol of the made-up apps.
enum Dependency: String, CaseIterable {
  case clock = "HasClock"
  case keychain = "HasKeychain"
  case tracker = "HasTracker"
  case images = "HasImages"
  case session = "HasURLSession"
  case storage = "HasStorage"
  case account = "HasAccount"
  case screen = "MakesScreen"
  case plus = "HasPlus"
  case news = "HasNews"
  case logger = "HasLogger"
  case gate = "HasGate"

  /// What may follow a value, to get an `Int` of it.
  var reads: [String] {
    switch self {
    case .account: ["account.run()", "profile.run()", "refresh()"]
    case .screen: ["makeScreen(title: \"a\").run()"]
    case .plus: ["base.run()", "plus.run()", "`plus`.run()"]
    case .logger: ["logger.run()", "log(\"a\")"]
    case .gate: ["gate!.run()"]
    default: ["\(property).run()", "`\(property)`.run()"]
    }
  }

  /// A property whose value has `run()`.
  var property: String {
    switch self {
    case .session: "session"
    case .news: "feed"
    case .screen, .gate: ""
    default: String(describing: self)
    }
  }

  /// The sources of the module that declares all of them.
  static let core = """
    infix operator <+>: AdditionPrecedence
    public struct Service: Sendable {
      public init() {}
      public func run() -> Int { 1 }
    }
    public protocol Tracking: Sendable { func run() -> Int }
    public protocol HasClock: Sendable { var clock: Service { get } }
    public protocol HasKeychain: Sendable { var keychain: Service { get } }
    public protocol HasTracker: Sendable { var tracker: any Tracking { get } }
    public protocol HasImages: Sendable { var images: Service { get } }
    public protocol HasURLSession: Sendable { var session: Service { get } }
    public protocol HasStorage: Sendable { var storage: Service { get } }
    public protocol HasAccount: Sendable {
      var account: Service { get }
      var profile: Service { get }
      func refresh() -> Int
    }
    public protocol MakesScreen: Sendable { func makeScreen(title: String) -> Service }
    public protocol HasBase: Sendable { var base: Service { get } }
    public protocol HasPlus: HasBase { var plus: Service { get } }
    public protocol HasFeed: Sendable { var feed: Service { get } }
    public protocol HasNews: Sendable { var feed: Service { get } }
    public protocol HasLogger: Sendable { var logger: Service { get } }
    public protocol HasGate: Sendable { var gate: Service? { get } }
    extension HasLogger {
      public func log(_ text: String) -> Int { logger.run() + text.count }
    }
    extension HasLogger where Self: HasClock {
      public func stamped() -> Int { log("a") + clock.run() }
    }
    public func with<Value, Result>(_ value: Value, _ use: (Value) -> Result) -> Result { use(value) }
    public func keep<Value>(_ value: Value) -> Int { any(value) }
    public func any(_ value: Any) -> Int { value is Int ? 1 : 0 }
    public func change<Value>(_ value: inout Value) -> Value { value }

    public struct AppDependency: Sendable {
      public let clock: Service
      public let keychain: Service
      public let tracker: any Tracking
      public let images: Service
      public let session: Service
      public let storage: Service
      public let account: Service
      public let profile: Service
      public let base: Service
      public let plus: Service
      public let feed: Service
      public let logger: Service
      public let gate: Service?
      public func refresh() -> Int { 1 }
      public func makeScreen(title: String) -> Service { Service() }
    }

    """

  /// The sources of a module that the tool does not read.
  static let host = """
    public struct Host<Content> {
      public init(content: Content) {}
      public init(erased: Any) {}
      public func run() -> Int { 1 }
    }
    public protocol Hosted {}
    extension Hosted {
      public func host<Value>(_ value: Value) -> Int { 1 }
    }

    """
}

extension [Dependency] {
  /// The protocols' names with `&` between them.
  var composition: String { map(\.rawValue).joined(separator: " & ") }
}
