import Foundation

struct Order: Sendable {}

protocol Log: Sendable {
  func log(_ order: Order)
}

protocol HasLog { var log: any Log { get } }

protocol HasResult {
  var result: Result<Int, any Error> { get }
  func load(_ key: String, count: Int) async throws -> Data
  var date: Date? { get }
}

protocol HasFlag: Sendable {
  var flag: Bool { get set }
}

protocol MakesScreen {
  func makeScreen(order: Order) -> Screen
}

/// Its types are called as the standard library's and Foundation's are.
final class Screen {
  enum Result {}
  enum Error: Swift.Error { case none }
  enum Order {}
  struct Data {}
  struct Date {}
  enum Int {}
  typealias Dependencies = HasLog & HasResult
  init(order: App.Order, dependencies: any Dependencies) {}
}

/// So is what a stub itself is made of.
final class TextScreen {
  struct String {}
  enum Sendable {}
  enum Bool {}
  enum Never {}
  typealias Dependencies = HasLog & HasResult & HasFlag
  init(dependencies: any Dependencies) {}
}

struct Issue: Sendable {}
struct SourceLocation: Sendable {}

// hasgen: stub
protocol Issues: Sendable {
  func issues(at location: SourceLocation) throws -> [Issue]
}

protocol HasIssues { var issues: any Issues { get } }
protocol HasStoring { var storing: any Space.Storing { get } }

enum Space {
  enum Order {}
  enum String {}
  enum Error {}

  final class Nested {
    typealias Dependencies = HasResult & MakesScreen
    init(dependencies: any Dependencies) {}
  }

  final class Issue {
    typealias Dependencies = HasStoring & HasIssues
    init(dependencies: any Dependencies) {}
  }

  // hasgen: stub
  protocol Storing: Sendable, Sendable {
    var title: Swift.String { get set }
    func store(_ order: App.Order, named name: Swift.String) throws -> Int
  }
}
