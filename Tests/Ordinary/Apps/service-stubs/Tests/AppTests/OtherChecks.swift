@testable import App

func others(_ check: Check) async throws {
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
}
