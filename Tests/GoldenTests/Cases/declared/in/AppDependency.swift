struct AppDependency: Sendable {
  /// Writes lines.
  let logger: any Logging

  let imageProvider: any ImageProviding
  var bookmarks = Bookmarks()
  var optional: (any Logging)?
  let urlSession: Int
  let dateFormat: String
  let numberFormat: String
  let `default`: Int
  let makeTitle: @Sendable (_ day: Int, [String: Bookmarks?]) throws -> (Int, String)
  let page: Page
  private(set) var counter = [Int]()

  static let shared = 1
  private let secret = 1
  fileprivate let own = 1
  let _backing: Int
  // hasgen: ignore
  let ignored = 1

  struct Page: Sendable {
    struct Number: Sendable {}
  }

  func log() {}
}
