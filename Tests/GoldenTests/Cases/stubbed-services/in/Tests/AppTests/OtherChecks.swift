@testable import App

func others(_ check: Check) async throws {
  let statics = StubBooting.Statics(boot: { $0 + 1 }, version: { "1" })
  try await StubBooting.$statics.withValue(statics) {
    check(StubBooting.boot(1) == 2 && StubBooting.version == "1")
    try await StubBooting.warmUp()
  }
  StubSharedBooting.$statics.withValue(StubSharedBooting.Statics(boot: { 3 })) {
    check(StubSharedBooting.boot() == 3)
  }
  let sharedBooting = StubSharedBooting()
  sharedBooting.run()
  check(sharedBooting.calls == [.run])

  let table = StubTable(subscript: { "\($0)\($1)" })
  check(table[1, column: "a"] == "1a" && table.calls == [.subscript(1, column: "a")])
  let grid = StubGrid(subscriptRow: { $0 }, subscriptName: { $0.count })
  grid[1] = 2
  check(grid[3] == 3 && grid["ab"] == 2)
  check(grid.calls == [.setSubscriptRow(1, 2), .subscriptRow(3), .subscriptName("ab")])

  let both = StubReaderAndWriter(read: { 1 })
  both.write(both.read())
  both.reset()
  check(both.calls == [.read, .write(1), .reset])
  check(StubBase(id: { 1 }).id == 1)
  if #available(macOS 14, iOS 17, *) { check(StubNew(start: { 1 }).start() == 1) }
  #if DEBUG
    check(StubConditional(debug: { 1 }, always: { 2 }).debug() == 1)
  #else
    check(StubConditional(release: { 1 }, always: { 2 }).release() == 1)
  #endif
  let empty: any Empty = StubEmpty()
  check(empty is StubEmpty)
  let usesAlias = StubUsesAlias(load: { completion in
    completion(1)
    return 2
  })
  var completed = 0
  check(usesAlias.load { completed = $0 } == 2 && completed == 1)

  let remembering = StubRemembering(remember: { $0 + $1 })
  remembering.`init`(1)
  check(remembering.remember(calls: 1, newValue: 2) == 3)
  check(remembering.calls == [.`init`(1), .remember(calls: 1, newValue: 2)])
  let library = StubLibrary(subscript: { key in
    if key.isEmpty { throw Failure() }
    return key.count
  })
  check(try await library["ab"] == 2)
  await check.throwing(Failure()) { _ = try await library[""] }
  try await StubLibrary.$statics.withValue(StubLibrary.Statics(shelf: { 1 }, decode: { _ in nil }))
  {
    check(try await StubLibrary.shelf == 1)
    check(StubLibrary.decode(Int.self) == nil)
  }
}
