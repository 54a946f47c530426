let app = AppDependency.live()
let reference = app.byReference
let copy = app.overriding(journal: Journal())
precondition(app.journal.lines == ["search"], "built at once: \(app.journal.lines)")

// The first use is the closure's.
precondition(MapScreen(dependencies: app).find(3) == "3/3", "the search")
precondition(app.journal.lines == ["search", "tiles"], "built: \(app.journal.lines)")

let store = app.search.tileStore()
precondition(store === app.tileStore, "the closure reads another store")
precondition(reference.tileStore === store && copy.tileStore === store, "a store for each copy")
precondition(MapScreen(dependencies: reference).open() == "0/0", "the reference")
precondition(app.journal.lines.count == 2, "built again: \(app.journal.lines)")

// Here the container reads it first, and the closure finds it.
let other = AppDependency.live()
precondition(other.tileStore === other.search.tileStore(), "the closure builds a second store")
precondition(other.tileStore !== store, "two apps share a store")
precondition(other.journal.lines == ["search", "tiles"], "built: \(other.journal.lines)")

// A store that is passed is what the closure reads.
let passed = DiskTileStore(journal: Journal())
let tested = AppDependency.live(tileStore: passed)
precondition(tested.tileStore === passed && tested.search.tileStore() === passed, "another store")
precondition(tested.journal.lines == ["search"], "built though passed: \(tested.journal.lines)")
