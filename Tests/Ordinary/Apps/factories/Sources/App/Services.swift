protocol Logging: AnyObject {
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

final class ImageCache {
  func image(of article: Article) -> String { "image of \(article.title)" }
}

protocol HasImageCache {
  var imageCache: ImageCache { get }
}

struct Article: Equatable {
  let title: String
}

struct Account: Equatable {
  let name: String
}

protocol HasAccount {
  var account: Account { get }
}
