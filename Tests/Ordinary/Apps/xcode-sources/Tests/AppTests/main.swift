import Plants

@testable import App

/// A second implementation, which the app does not see.
struct DailyCare: Caring {
  func days(for plant: String) -> Int { 1 }
}

let app = AppDependency.live(shortest: 3)
let home = HomeModel(dependencies: app)
await home.open("south").plant("cactus")
await home.open("north").plant("rose")
precondition(
  app.garden.lines == ["south: cactus, 14 days", "north: rose, 3 days"], "\(app.garden.lines)")
let asked = await (app.care as? CareBook)?.plants
precondition(asked == ["cactus", "rose"], "another book: \(asked ?? [])")

let daily = app.overriding(care: DailyCare())
await HomeModel(dependencies: daily).open("west").plant("fern")
precondition(daily.garden === app.garden, "the copy has another garden")
precondition(app.garden.lines.last == "west: fern, 1 days", "\(app.garden.lines)")
let stillAsked = await (app.care as? CareBook)?.plants
precondition(stillAsked == asked, "the original was asked: \(stillAsked ?? [])")
