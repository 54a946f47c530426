import Foundation
import Testing

@testable import Example

/// The coordinator needs eight members; a test supplies values, and the services that it is about.
@MainActor
@Suite
struct ReaderCoordinatorTests {
  private func coordinator(
    reading provider: StubArticleProviding, logger: StubLogging = StubLogging()
  ) -> ReaderCoordinator {
    ReaderCoordinator(
      dependencies: ReaderCoordinator.StubDependencies(
        calendar: Calendar(identifier: .gregorian), account: Account(name: "anna"),
        articleProvider: provider, logger: logger,
        makeArticleScope: { _ in fatalError("no test opens an article") }))
  }

  @Test func logsNothingUntilArticlesAreThere() async {
    let logger = StubLogging()
    let provider = StubArticleProviding(articles: { throw Offline() })
    await #expect(throws: Offline.self) {
      try await coordinator(reading: provider, logger: logger).start(with: .list)
    }
    #expect(logger.calls == [])
  }

  @Test func failsWhereAStubHasNoClosure() async throws {
    let logger = StubLogging()
    let provider = StubArticleProviding(articles: { [] })
    let message = try Self.messageInDocuments
    try await withKnownIssue {
      try await coordinator(reading: provider, logger: logger).start(with: .bookmarks)
    } matching: { issue in
      issue.error != nil || issue.comments == [Comment(rawValue: message)]
    }
    #expect(logger.calls == [.log("anna: 0 articles")])
  }
}

extension ReaderCoordinatorTests {
  /// The message as the library's article on doubles prints it.
  private static var messageInDocuments: String {
    get throws {
      let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent()
      let article = root.appending(path: "Sources/HasKit/HasKit.docc/TestsAndPreviews.md")
      let text = try String(contentsOf: article, encoding: .utf8)
      return try #require(
        text.split(separator: "\n").first { $0.hasPrefix("'StubBookmarkStoring'") }
          .map(String.init))
    }
  }
}

private struct Offline: Error {}
