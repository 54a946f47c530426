@testable import App

func inherited(_ check: Check) async throws {
  let counter = StubTally(count: 1, twin: { StubTally() }, add: { $0 + 1 }, subscript: { $0 })
  counter.count = 2
  counter[3] = 4
  counter.twin()
  check(counter.add(counter.count) == 3)
  check(counter.calls == [.setCount(2), .setSubscript(3, 4), .twin, .add(2)])

  let loader = StubLoader(load2: { await Task.yield() })
  try loadAtOnce(loader)
  await loader.load()
  check(loader.calls == [.load, .load2])
  check(try StubBoth(next: { 1 }).next() == 1)

  let asking = StubAsking(ask: { 1 })
  asking.answer()
  let sent: any Sendable = asking
  check(sent is any Asking && asking.calls == [.answer])
}

/// Where nothing may wait, the other one is meant.
private func loadAtOnce(_ loader: StubLoader) throws { try loader.load() }

func clauses(_ check: Check) {
  struct Item: Identifiable { let id: String }
  check(StubRepository(item: { Item(id: $0) }).item("a")?.id == "a")
  let values = StubStreaming(
    values: { AsyncStream<Int> { $0.finish() } }, rows: { ["a"] })
  check(values.rows() == ["a"])
  _ = values.values()
  var last = 0
  let observing = StubOverhearing<Int>(
    observe: { handler in
      handler(2)
      return ["a": (1, 2)]
    }, handler: .some(nil))
  check(observing.observe { last = $0 }["a"]?.1 == 2 && last == 2)
  observing.handler = { last = $0 }
  observing.handler?(3)
  check(last == 3)
  let handing = StubHanding(hand: { $0 }, make: { Thing() }, unwrap: { $0 as Any })
  check(handing.hand(1) == 1 && handing.unwrap(2) == 2)
  _ = handing.make()
  check(StubProtocol(in: { 1 }).in() == 1)
  let taking = StubTaking()
  taking.take(Sometimes())
  check(taking.calls.count == 1)
  let naming = StubNaming(keep: { $0 }, stop: { $0 + $1 })
  naming.calls()
  naming.madeCalls()
  check(naming.keep(_keep: 1) == 1 && naming.stop(1, _stop: 2) == 3)
  check(naming.madeMadeCalls.count == 4)
}

/// Asks the stub that held it, when it goes.
final class Asker: Sendable {
  let stub: StubKeeping

  init(_ stub: StubKeeping) { self.stub = stub }

  deinit { _ = stub.kept }
}

/// What a stub lets go may ask the stub.
func released(_ check: Check) {
  let stub = StubKeeping(kept: nil)
  stub.kept = Asker(stub)
  stub.kept = nil
  check(stub.kept == nil)
}
