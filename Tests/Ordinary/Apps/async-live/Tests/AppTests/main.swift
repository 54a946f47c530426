@testable import App

actor MemoryDatabase: Databasing {
  func count() -> Int { 2 }
}

struct MutePlayer: Playing {
  func play() -> String { "mute" }
}

// The database is open before the player and the catalog, which stand before it, are built.
let log = SetupLog()
let app = try await AppDependency.live(path: "songs", setupLog: log)
precondition(log.steps == ["database opens", "database is open"], "steps: \(log.steps)")
let text = await PlayScreen(dependencies: app).open()
precondition(text == "plays one of 5, knows 5 of 5", text)
let player = app.player as? Player
precondition(player?.database === app.database, "the player has a second database")
precondition(app.catalog.database === app.database, "the catalog has a second database")

// The error of the initializer comes out of 'live'; nothing else is built.
let failing = SetupLog()
do {
  _ = try await AppDependency.live(path: "", setupLog: failing)
  preconditionFailure("the error of the initializer is lost")
} catch {
  precondition(error as? SetupError == SetupError(path: ""), "another error: \(error)")
}
precondition(failing.steps == ["database opens"], "steps: \(failing.steps)")

// A database that is passed is not opened, and the others are built with it.
let quiet = SetupLog()
let memory = MemoryDatabase()
let test = try await AppDependency.live(path: "songs", setupLog: quiet, database: memory)
precondition(quiet.steps.isEmpty, "opened although one was passed: \(quiet.steps)")
precondition(test.database === memory && test.catalog.count == 2, "another database")

// A player that is passed replaces only itself.
let mute = try await AppDependency.live(path: "songs", setupLog: quiet, player: MutePlayer())
let muteText = await PlayScreen(dependencies: mute).open()
precondition(muteText == "mute, knows 5 of 5", muteText)
