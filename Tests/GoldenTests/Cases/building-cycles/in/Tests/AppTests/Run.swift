import Foundation

@testable import App

/// Compares what closures read with the members.
@main
struct Run {
  @MainActor static func main() async throws {
    var failures: [String] = []
    func expect(_ isTrue: Bool, _ what: String) {
      if !isTrue { failures.append(what) }
    }

    let app = AppDependency.live()
    expect(app.mailer.logger() === app.logger, "the logger that the mailer reads")
    expect(app.logger.mailer === app.mailer, "the mailer of the logger")
    expect(app.index.editor() === app.editor, "the editor that the index reads")
    expect(app.editor.pages.index === app.index, "the index of the editor")
    let cockpit = app.pilot.dependencies.makeCockpit(seats: 2)
    expect(cockpit.pilot === app.pilot, "the pilot of the cockpit that it makes")
    expect(app.light.heavy() === app.heavy, "what is built on first use")
    expect(app.heavy.light === app.light, "what that takes")

    let first = app.logger
    let mailer = Mailer(logger: { first })
    let other = AppDependency.live(mailer: mailer)
    expect(other.mailer === mailer && other.logger.mailer === mailer, "the mailer handed over")
    let logger = AppDependency.live(logger: app.logger)
    expect(logger.mailer.logger() === app.logger, "the logger handed over")

    let remote = try await RemoteDependency.live()
    expect(remote.cache.remote() === remote.remote, "the remote that the cache reads")
    let screens = ScreenDependency.live()
    expect(screens.router.screen() === screens.screen, "the screen that the router reads")

    for failure in failures { print(failure) }
    exit(failures.isEmpty ? 0 : 1)
  }
}
