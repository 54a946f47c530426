import Foundation

/// Leads through one change of a bookmark, and is gone with it.
@MainActor
final class BookmarkingCoordinator {
  typealias Dependencies =
    HasArticle & HasBookmarkStore & HasLogger & HasRequestTime & HasScreen & HasTime

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func toggle() async throws {
    let article = dependencies.article
    let isBookmarked = try await dependencies.bookmarkStore.toggle(article.id)
    dependencies.screen.show(
      "\(isBookmarked ? "Bookmarked" : "No longer bookmarked"): \(article.title)")
    let duration = dependencies.clock.now.timeIntervalSince(dependencies.requestTime)
    dependencies.logger.log("bookmarking took \(duration) s")
  }
}
