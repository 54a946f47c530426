import Accounts
import Core

final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

final class StoppedClock: TimeTelling {
  let now: Int

  init(now: Int) { self.now = now }
}

/// Another parent of the same scope, with less than the app.
struct PreviewDependencies: HasClock, HasLogger, HasRoutes {
  let logger: any Logging
  let clock: any TimeTelling

  func route(named name: String) -> [String] { [name] }
}

let logger = MemoryLogger()
let app = AppDependency(
  logger: logger, clock: StoppedClock(now: 7), advertising: Advertising())

// The app's container is the parent; two users have the same app.
let ada = SignInScreen(dependencies: app).signIn("Ada")
let bob = SignInScreen(dependencies: app).signIn("Bob")
precondition(ada.userName == "Ada" && bob.userName == "Bob", "the names are exchanged")
precondition(ada.clock === app.clock && bob.clock === app.clock, "a user has another clock")
let text = ada.makeProfileScreen(title: "Profile").open()
precondition(text == "Profile at 7", text)
precondition(bob.makeProfileScreen(title: "Awards").open() == "Awards at 7", "Bob's screen")
precondition(
  logger.lines == ["signs in Ada", "signs in Bob", "Ada opens Profile", "Bob opens Awards"],
  "logged: \(logger.lines)")
precondition(app.advertising.banner == "Hello Bob", "another banner")

// A scope whose parent is generic itself.
let run = RunScope(user: bob, distance: 5)
let places = try RunScreen(scope: run).start("park")
precondition(places == "gate, lake", "another route: \(places)")
precondition(logger.lines.last == "Bob runs 5 km", "the run has another user")
do {
  _ = try RunScreen(scope: run).start("moon")
  preconditionFailure("the error of the app's function is lost")
} catch {
  precondition(error is NoSuchRoute, "another error: \(error)")
}

// The scope has what its parent has to have, and no more.
precondition(!((ada as Any) is any HasAdvertising), "the feature knows the advertising")
precondition(!((run as Any) is any HasClock), "the run has a clock that it does not ask for")

// Another parent.
let silent = MemoryLogger()
let preview = UserDependency(
  parent: PreviewDependencies(logger: silent, clock: StoppedClock(now: 1)), userName: "Eve")
precondition(preview.makeProfileScreen(title: "Shoes").open() == "Shoes at 1", "another clock")
let route = try RunScreen(scope: RunScope(user: preview, distance: 1)).start("track")
precondition(route == "track", "another route: \(route)")
precondition(silent.lines == ["Eve opens Shoes", "Eve runs 1 km"], "logged: \(silent.lines)")
precondition(logger.lines.count == 5, "Eve logs to the app")
