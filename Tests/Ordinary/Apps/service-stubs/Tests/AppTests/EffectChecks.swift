@testable import App

func effects(_ check: Check) async throws {
  let stub = StubEffects(
    wait: { 1 }, fail: { throw Failure() }, load: { _ in throw Failure() },
    fetch: { (number) throws(Failure) in
      if number == 0 { throw Failure() }
      return number
    }, send: { $0 })
  check(await stub.wait() == 1)
  await check.throwing(Failure()) { _ = try stub.fail() }
  try stub.save(1)
  await check.throwing(Failure()) { _ = try await stub.load(2) }
  check(try stub.fetch(3) == 3)
  do throws(Failure) {
    _ = try stub.fetch(0)
    check(false)
  } catch {
    check(stub.calls == [.wait, .fail, .save(1), .load(2), .fetch(3), .fetch(0)])
  }
  check(try await stub.send(4) == 4)
  try await stub.store(5)
  check(stub.calls.suffix(2) == [.send(4), .store(5)])
}

func closures(_ check: Check) async {
  let stub = StubClosures(
    each: { body in (1...3).forEach(body) }, perhaps: { $0?(5) }, now: { $0(6) },
    elsewhere: { body, _ in body(1) }, attempt: { try await $0() }, map: { (try? $0(1)) ?? 0 },
    take: { _ in 8 })
  var loaded = 0
  stub.load { loaded = $0 }
  for case .load(let completion) in stub.calls { completion(4) }
  check(loaded == 4)

  var sum = 0
  stub.each { sum += $0 }
  check(sum == 6)

  stub.perhaps { loaded = $0 }
  stub.perhaps(completion: nil)
  check(loaded == 5 && stub.calls.count == 4)

  stub.now { loaded = $0 }
  check(loaded == 6)
  stub.later { loaded = $0 }
  if case .later(let handler)? = stub.calls.last { handler(7) }
  check(loaded == 7)
  check(stub.take(Opaque()) == 8)

  stub.elsewhere({ _ in }, then: {})
  if case .elsewhere(_, then: let end)? = stub.calls.last { await end() }
  check((try? await stub.attempt { 1 }) == 1)
  let rethrowing: any Closures = stub
  check(rethrowing.map { $0 + 1 } == 2)
  check(stub.calls.count == 10)
}
