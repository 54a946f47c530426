public protocol Logging: Sendable {}
struct ConsoleLogger: Logging {}
protocol HasLogger { var logger: any Logging { get } }

/// Its only initializer makes some of the members.
public struct AppDependency: Sendable {
  public let logger: any Logging
  public let name: String?
  let count: Int
  var numbers = Set([1])
  let level = 1
  lazy var late = 2

  public init(name: String) {
    logger = ConsoleLogger()
    self.name = name
    count = name.count
  }
}

/// Its only initializer may do more than return.
struct OpenDependency {
  let logger: any Logging
  #if DEBUG
    let level: Int
  #endif

  init() async throws {
    logger = ConsoleLogger()
    #if DEBUG
      level = 1
    #endif
  }
}

struct BoxDependency<Item> {
  let item: Item
  let items: [Item]

  init?(_ items: [Item]) {
    guard let first = items.first else { return nil }
    item = first
    self.items = items
  }
}

@MainActor
struct ViewDependency {
  let logger: any Logging
  let title: String

  init() {
    logger = ConsoleLogger()
    title = ""
  }
}

struct MixedDependency {
  @MainActor let logger: any Logging
  let title: String

  @MainActor init(_ title: String) {
    logger = ConsoleLogger()
    self.title = title
  }
}
