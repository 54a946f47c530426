import Foundation

// hasgen: stub
protocol ArticleProviding: Sendable {
  /// All articles, the newest first.
  func articles() async throws -> [Article]
}

protocol HasArticleProvider {
  var articleProvider: any ArticleProviding { get }
}

/// Articles from a JSON file.
struct ArticleFile: ArticleProviding {
  let url: URL

  func articles() throws -> [Article] {
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try decoder.decode([Article].self, from: Data(contentsOf: url))
      .sorted { $0.published > $1.published }
  }
}
