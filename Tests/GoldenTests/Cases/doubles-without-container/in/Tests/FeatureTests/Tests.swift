import Core
import Foundation
import Net

@testable import Feature

@MainActor func log() -> LogScreen {
  let logger = StubLogging(log: { _, _ in })
  return LogScreen(dependencies: LogScreen.StubDependencies(logger: logger))
}

func track() -> (StubTracking, Outer.StubNested, StubFetching, StubCaching) {
  (
    StubTracking(track: { _ in .one }), Outer.StubNested(depth: { 1 }),
    StubFetching(fetch: { 1 }), StubCaching(cache: { _ in })
  )
}
