import Foundation
import HasKit
import Testing

@testable import Example

/// The coordinator needs eight members; a test supplies those that it is about.
@MainActor
@Suite
struct ReaderCoordinatorTests {
  @Test func logsNothingUntilArticlesAreThere() async {
    let logger = StubLogging()
    let coordinator = ReaderCoordinator(
      dependencies: ReaderCoordinator.StubDependencies(
        articleProvider: StubArticleProviding(articles: { throw Offline() }), logger: logger))

    await #expect(throws: Offline.self) { try await coordinator.start(with: .list) }
    #expect(logger.calls == [])
  }

  /// Touches a third member, and so is run in a process of its own.
  private static func startsWithArticles() async throws {
    let coordinator = ReaderCoordinator(
      dependencies: ReaderCoordinator.StubDependencies(
        articleProvider: StubArticleProviding(articles: { [] }), logger: StubLogging()))
    try await coordinator.start(with: .list)
  }

  @Test func whatATestDoesNotSupplyStopsIt() async throws {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      try await Self.startsWithArticles()
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(message.contains(try Self.messageInDocuments))
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
        text.split(separator: "\n").first { $0.hasPrefix("'ReaderCoordinator'") }
          .map(String.init))
    }
  }
}

private struct Offline: Error {}
