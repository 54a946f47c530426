import Foundation

@testable import App

/// Compares the members of copies.
@main
struct Run {
  static func main() {
    var failures: [String] = []
    func expect(_ isTrue: Bool, _ what: String) {
      if !isTrue { failures.append(what) }
    }

    let app = AppDependency(logger: Logger(), secret: Secret())
    let logger = Logger()
    let copy = app.overriding(logger: logger)
    let own = app.overriding(secret: Secret())
    expect(copy.logger === logger && copy.secret === app.secret, "another logger")
    expect(own.logger === app.logger && own.secret !== app.secret, "another secret")
    expect(Heavy.count == 0, "nothing lazy is built")
    expect(copy.heavy === app.heavy && own.heavy === app.heavy, "one heavy")
    expect(Heavy.count == 1, "on first use")
    _ = app.byReference.overriding(logger: logger, secret: own.secret)

    let page = PageDependency(page: Page(), draft: Draft())
    expect(page.overriding(page: Page()).draft === page.draft, "one draft")

    for failure in failures { print(failure) }
    exit(failures.isEmpty ? 0 : 1)
  }
}
