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

  @Test func whatATestDoesNotSupplyStopsIt() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let coordinator = await ReaderCoordinator(
        dependencies: ReaderCoordinator.StubDependencies(
          articleProvider: StubArticleProviding(articles: { [] }), logger: StubLogging(),
          function: "logsNothing()", fileID: "ExampleTests/ReaderCoordinatorTests.swift", line: 14))
      try await coordinator.start(with: .list)
    }
    let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    // As it stands in the library's article on doubles.
    #expect(
      message.contains(
        """
        'ReaderCoordinator' used 'account', which its test does not provide: \
        write 'account: …' in 'StubDependencies(…)' at \
        ExampleTests/ReaderCoordinatorTests.swift:14, logsNothing()
        """))
  }
}

private struct Offline: Error {}
