@testable import App

struct LostCourier: Courier {
  func place(of parcel: String) -> String { "nowhere" }
}

// The written initializer is called once, with what was built.
let logger = MemoryLogger()
let app = AppDependency.live(server: Server(address: "parcels.test"), logger: logger)
precondition(logger.lines == ["starts with parcels.test"], "built by: \(logger.lines)")
let list = ParcelList(dependencies: app)
["P1", "P2", "P3"].forEach(list.watch)
precondition(list.firstPage() == ["Leipzig", "Leipzig"], "the page: \(list.firstPage())")
let text = StatusLine(dependencies: app).text(for: "P1")
precondition(text == "P1: Leipzig, parcels.test", text)
precondition(logger.lines.last == "asks parcels.test", "the courier has another logger")

// Without a logger, 'live' builds one, which the courier shares.
let other = AppDependency.live(server: Server(address: "other.test"))
precondition(other.tracker.places().isEmpty, "two apps have one store")
_ = other.courier.place(of: "P4")
let lines = (other.logger as? MemoryLogger)?.lines
precondition(lines == ["starts with other.test", "asks other.test"], "\(lines ?? [])")

// A copy has the new courier, also in what is computed, and keeps the others.
let count = logger.lines.count
let lost = app.overriding(courier: LostCourier())
precondition(
  logger.lines.dropFirst(count) == ["starts with parcels.test"], "the copy is made in another way")
precondition(lost.logger === logger && lost.parcelStore === app.parcelStore, "the other members")
precondition(lost.server.address == "parcels.test" && lost.pageSize == 2, "the values")
let lostPage = ParcelList(dependencies: lost).firstPage()
precondition(lostPage == ["nowhere", "nowhere"], "the tracker has the old courier: \(lostPage)")
precondition(list.firstPage() == ["Leipzig", "Leipzig"], "the original has changed")

// A copy with another logger and server starts with both.
let silent = MemoryLogger()
let moved = app.overriding(server: Server(address: "moved.test"), logger: silent)
precondition(silent.lines == ["starts with moved.test"], "\(silent.lines)")
precondition(moved.server.address == "moved.test", "the server")
precondition(app.server.address == "parcels.test", "the original has changed")
