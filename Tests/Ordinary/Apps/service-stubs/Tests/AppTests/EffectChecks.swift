@testable import App

func effects(_ check: Check) async throws {
  check(await StubWaiting(wait: { 1 }).wait() == 1)
  let failing = StubFailing(fail: { throw Failure() })
  await check.throwing(Failure()) { _ = try failing.fail() }
  try failing.save(1)
  check(failing.calls == [.fail, .save(1)])
  await check.throwing(Failure()) {
    _ = try await StubWaitingAndFailing(load: { _ in throw Failure() }).load(1)
  }
  let inOneWay = StubFailingInOneWay(load: { (number) throws(Failure) in
    if number == 0 { throw Failure() }
    return number
  })
  check(try inOneWay.load(1) == 1)
  do throws(Failure) {
    _ = try inOneWay.load(0)
    check(false)
  } catch {
    check(inOneWay.calls == [.load(1), .load(0)])
  }
  let waiting = StubWaitingAndFailingInOneWay(load: { $0 })
  check(try await waiting.load(1) == 1)
  try await waiting.store(2)
  check(waiting.calls == [.load(1), .store(2)])
  let rethrowing: any Rethrowing = StubRethrowing(map: { (try? $0(1)) ?? 0 })
  check(rethrowing.map { $0 + 1 } == 2)
}

func closures(_ check: Check) {
  let escaping = StubEscaping()
  var loaded = 0
  escaping.load { loaded = $0 }
  for case .load(let completion) in escaping.calls { completion(4) }
  check(loaded == 4)

  var sum = 0
  StubNotEscaping(each: { body in (1...3).forEach(body) }).each { sum += $0 }
  check(sum == 6)

  let maybe = StubMaybeCalling(load: { $0?(5) })
  maybe.load { loaded = $0 }
  maybe.load(completion: nil)
  check(loaded == 5 && maybe.calls.count == 2)

  let byAlias = StubCallingByAlias(now: { $0(6) })
  byAlias.now { loaded = $0 }
  check(loaded == 6)
  byAlias.later { loaded = $0 }
  if case .later(let handler)? = byAlias.calls.last { handler(7) }
  check(loaded == 7)
  check(StubHandingOver(take: { _ in 8 }).take(Opaque()) == 8)
}

func moreClosures(_ check: Check) async {
  let elsewhere = StubCallingElsewhere(load: { body, _ in body(1) })
  elsewhere.load({ _ in }, then: {})
  if case .load(_, then: let end)? = elsewhere.calls.first { await end() }
  check(elsewhere.calls.count == 1)
  let attempting = StubCallingAndFailing(attempt: { try await $0() })
  check((try? await attempting.attempt { 1 }) == 1)
}
