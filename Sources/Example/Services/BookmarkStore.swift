import Foundation

// hasgen: stub
protocol BookmarkStoring: Sendable {
  /// The articles with a bookmark.
  func bookmarks() async throws -> Set<Article.ID>
  /// Adds or removes the bookmark of an article. Returns true if the article now has one.
  func toggle(_ id: Article.ID) async throws -> Bool
}

protocol HasBookmarkStore {
  var bookmarkStore: any BookmarkStoring { get }
}

/// Bookmarks in a JSON file. The first change creates the file.
actor BookmarkFile: BookmarkStoring {
  private let url: URL

  init(url: URL) {
    self.url = url
  }

  func bookmarks() throws -> Set<Article.ID> {
    guard FileManager.default.fileExists(atPath: url.path) else { return [] }
    return try JSONDecoder().decode(Set<Article.ID>.self, from: Data(contentsOf: url))
  }

  func toggle(_ id: Article.ID) throws -> Bool {
    let before = try bookmarks()
    try JSONEncoder().encode(before.symmetricDifference([id]).sorted()).write(to: url)
    return !before.contains(id)
  }
}
