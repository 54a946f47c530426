import Core
import Foundation

protocol Logging: Sendable { func log(_ line: String) }
protocol HasLogger { var logger: any Logging { get } }

struct Day {}
final class DayScreen {}
struct Track {}

protocol HasClock { var now: Date { get } }
protocol HasSettings { var settings: [String: Int] { get set } }
protocol HasStore { var store: Int { get async throws } }
protocol HasPair { var left: Int { get }; func right(of other: Int) -> Int }
protocol HasLeft { var left: Int { get set } }
protocol HasShared: Sendable { var shared: Int { get } }
protocol HasSharedLogger: Sendable { var sharedLogger: DayScreen { get } }
protocol HasOwner: AnyObject { var owner: Int { get set } }
protocol HasFactory { var factory: (Int) -> DayScreen { get } }
// swift-format-ignore: NeverUseImplicitlyUnwrappedOptionals
protocol HasMaybe { var maybe: Track? { get }; var unwrapped: Track! { get } }
protocol HasKeyed { subscript(key: String) -> Int { get set } }
protocol HasVersion { var version: Int { get } }
extension HasVersion { var version: Int { 1 } }
@MainActor protocol HasScreen { var screen: DayScreen { get } }
protocol HasPartlyMain { @MainActor var window: DayScreen { get }; var id: Int { get } }
@available(macOS 14, iOS 17, *) protocol HasNew { var new: Int { get } }
protocol HasFree { var free: Int { get nonmutating set } }
protocol HasRenewed: HasLogger { var renewed: Int { get } }
protocol HasFailure { var failure: Int { get throws(Broken) } }
struct Broken: Error {}

#if DEBUG
  protocol HasDebugger { var debugger: Int { get } }
#endif

protocol MakesDayScreen { func makeDayScreen(for day: Day) -> DayScreen }
protocol MakesScreens {
  func makeScreen(for day: Day, with track: Track?) async throws -> DayScreen
  @MainActor func makeScreen(of track: Track) throws(Broken) -> DayScreen
  func makeAny<T>(_ value: T) -> [T]
}

@MainActor protocol Theme {}

@MainActor struct DarkTheme: Theme {}

protocol HasTheme: Sendable {
  @MainActor var theme: any Theme { get }
}

protocol HasTitles {
  var title: String { get }
  var _title: String { get }
}
