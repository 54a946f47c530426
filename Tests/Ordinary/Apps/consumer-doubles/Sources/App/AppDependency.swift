import Core
import Foundation

final class AppDependency: @unchecked Sendable {
  let logger: any Logging
  var now: Date { Date() }
  var settings: [String: Int] = [:]
  var store: Int { get async throws { 1 } }
  var left: Int = 1
  func right(of other: Int) -> Int { other }
  let shared: Int = 1
  let sharedLogger: DayScreen = DayScreen()
  var owner: Int = 1
  let factory: (Int) -> DayScreen = { _ in DayScreen() }
  var maybe: Track?
  // swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
  var unwrapped: Track!
  subscript(key: String) -> Int {
    get { 1 }
    set {}
  }
  var version: Int = 1
  @MainActor var screen: DayScreen { DayScreen() }
  @MainActor var window: DayScreen { DayScreen() }
  @MainActor var theme: any Theme { DarkTheme() }
  let id: Int = 1
  let new: Int = 1
  var free: Int = 1
  let renewed: Int = 1
  var failure: Int { get throws(Broken) { throw Broken() } }
  let session: Session? = nil
  let folder: URL = URL(filePath: "/")
  let packaged: Int = 1
  #if DEBUG
    let debugger: Int = 1
  #endif
  let title: String = ""
  let _title: String = ""

  init(logger: any Logging) { self.logger = logger }
}

extension AppDependency {
  func makeDayScreen(for day: Day) -> DayScreen { DayScreen() }
  func makeScreen(for day: Day, with track: Track?) async throws -> DayScreen { DayScreen() }
  @MainActor func makeScreen(of track: Track) throws(Broken) -> DayScreen { DayScreen() }
  func makeAny<T>(_ value: T) -> [T] { [value] }
}
