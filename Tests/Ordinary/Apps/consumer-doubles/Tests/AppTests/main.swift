import Core
import Foundation

@testable import App

struct Console: Logging {
  func log(_ line: String) {}
}

let screen = DayScreen()
let plain = Plain.StubDependencies(logger: Console(), makeDayScreen: { _ in screen })
precondition(plain.makeDayScreen(for: App.Day()) === screen && plain.logger is Console)

var settable = Settable.StubDependencies(settings: [:], left: 1, right: { $0 + 1 })
settable.settings["a"] = 2
settable.left += 2
precondition(settable.settings == ["a": 2] && settable.left == 3 && settable.right(of: 4) == 5)

let optionals = Optionals.StubDependencies(maybe: nil, unwrapped: nil, session: nil)
precondition(optionals.session == nil)

let objects = Objects.StubDependencies(owner: 1)
objects.owner = 2
precondition((objects as any HasOwner & AnyObject).owner == 2)

let keyed = Keyed.StubDependencies(subscript: { $0.count }, setSubscript: { _, _ in }, version: 7)
precondition(keyed["abc"] == 3 && (keyed as any HasVersion).version == 7)

let decided: any HasValue<Int> & HasPage<String, [String: Int]> =
  Decided.StubDependencies(value: 1, keep: { [$0, $0] }, page: "a", mark: [:])
precondition(decided.keep(2) == [2, 2] && decided.page == "a")

func checkEffects() async throws {
  let effects = Effects.StubDependencies(
    store: { 1 }, failure: { () throws(Broken) -> Int in throw Broken() },
    factory: { _ in DayScreen() }, makeScreenForWith: { _, _ in DayScreen() },
    makeScreenOf: { _ in DayScreen() }, makeAny: { [$0] })
  precondition((try? effects.failure) == nil)
  let store = try await effects.store
  _ = try await effects.makeScreen(for: App.Day(), with: nil)
  precondition(store == 1)
}
try await checkEffects()

let onMain: any HasScreen & HasLogger & HasPartlyMain =
  OnMain.StubDependencies(screen: screen, logger: Console(), window: screen, id: 3)
precondition(onMain.screen === screen && onMain.id == 3)
let feature = StubFeatureDependencies(logger: Console(), folder: URL(filePath: "/"))
precondition(feature.logger is Console && feature.folder.path == "/")
