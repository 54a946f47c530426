@testable import App

func sharing(_ check: Check) async throws {
  let log = StubLogging()
  await withTaskGroup(of: Void.self) { group in
    for number in 1...100 { group.addTask { log.log("\(number)") } }
  }
  check(log.calls.count == 100)
  check(Set(log.calls.map { "\($0)" }).count == 100)

  var cache: any Cache = StubCache(limit: 1, value: { $0.count }, subscript: { $0.count })
  check(try await cache.value(for: "ab") == 2 && cache["abc"] == 3)
  cache.limit = 2
  cache["a"] = 1
  check(cache.limit == 2)
  check(
    (cache as? StubCache)?.calls
      == [.value(for: "ab"), .subscript("abc"), .setLimit(2), .setSubscript("a", 1)])
  let disk = StubDiskCache(limit: 1)
  await disk.flush()
  check(disk.calls == [.flush])
  let subscribing = StubSubscribing(subscribe: { body in
    body(1)
    return 2
  })
  check(subscribing.subscribe { _ in } == 2)

  let nothing = StubSharesNothing(exchange: { $0 }, last: NotShared())
  let value = await nothing.exchange(NotShared())
  nothing.last = NotShared()
  check(nothing.last !== value && nothing.calls.count == 2)

  let ledger = StubLedger(add: { $0 * 2 }, total: { 7 }, currency: { "EUR" }, describe: { "d" })
  check(await ledger.add(2) == 4)
  check(await ledger.total == 7)
  check(ledger.currency == "EUR" && ledger.describe() == "d")
  check(ledger.calls == [.add(2), .describe])
  let mutable = StubMutableLedger(total: 1)
  try await mutable.close()
  check(await mutable.total == 1 && mutable.calls == [.close])
}

@MainActor
func isolated(_ check: Check) async throws {
  var shown: [String] = []
  let screen = StubScreen(show: { shown.append($0) }, title: "a", id: { 1 })
  screen.show("x")
  screen.title = "b"
  check(shown == ["x"] && screen.title == "b" && screen.id == 1)
  check(screen.calls == [.show("x"), .setTitle("b")])
  let shared: any SharedScreen = StubSharedScreen(show: { !$0.isEmpty })
  check(await shared.show("a"))
  let partly = StubPartlyMain(show: { shown.append($0) }, id: { 2 })
  partly.show("y")
  check(shown.last == "y" && partly.id() == 2)
  let worker = StubWorker(work: { $0 + 1 })
  check(await worker.work(1) == 2)
  let first = NotShared()
  let exchanging = StubMainExchanging(exchange: { _, _ in NotShared() }, onTap: .some(nil))
  check(await exchanging.exchange(first, then: { _ in }) !== first)
  exchanging.onTap = { shown.append("z") }
  exchanging.onTap?()
  check(shown.last == "z" && exchanging.calls.count == 2)
  let fault: any Error = StubFault(code: { 404 })
  check((fault as? any Fault)?.code == 404)
}
