@testable import App

func generics(_ check: Check) async throws {
  let stub = StubGenerics(
    decode: { _, text in text.count }, first: { ($0 as? [Int])?.first }, same: { $0 },
    describe: { "\($0)" }, convert: { value, _ in "\(value)" })
  stub.take(1)
  if case .take(let value)? = stub.calls.first { check(value as? Int == 1) }
  check(try stub.decode(Int.self, from: "abc") == 3)
  check(stub.first(of: [1, 2]) == 1 && stub.first(of: ["a"]) == nil && stub.same("a") == "a")
  check(stub.describe(1) == "1")
  var changed = 0
  stub.observe(1) { changed = $0 }
  if case .observe(_, onChange: let body)? = stub.calls.last { (body as? (Int) -> Void)?(2) }
  check(changed == 2)
  check(await stub.convert(1, to: String.self) == "1")
  let transacting = StubTransacting(
    transaction: { try await $0(1) }, read: { [try $0(2) as? Int].compactMap(\.self) })
  check(try await transacting.transaction { "\($0)" } == "1")
  check(try transacting.read { $0 + 1 } == [3])
  await check.throwing(Failure()) {
    _ = try await transacting.transaction { _ -> Int in throw Failure() }
  }
}

func associatedTypes(_ check: Check) async throws {
  let storing = StubStoring<Int>(all: { [1] })
  storing.store(2)
  check(storing.all() == [1])
  if case .store(let item)? = storing.calls.first { check(item == 2) }
  let routing: any Routing<String, Int> = StubRouting(route: { $0.count }, current: 0)
  check(routing.route(for: "abc") == 3)
  var other = routing
  other.current = 5
  check(routing.current == 5)
  let pairing = StubPairing<Int, String>(pair: { ($0, "\($0)") }, all: { [] })
  check(pairing.pair(1).1 == "1" && pairing.all().isEmpty)
  let shared = StubSharedStoring<Int>(last: .some(nil))
  await shared.store(1)
  shared.last = 1
  check(shared.last == 1 && shared.calls.count == 2)
  let observing = StubObserving<Int>()
  var seen = 0
  observing.observe { seen = $0 }
  if case .observe(let body)? = observing.calls.first { body(9) }
  check(seen == 9)
  let copied = StubCopying()
  let copying = StubCopying(copy: { copied }, isSame: { $0 === copied }, maybe: { nil })
  check(copying.copy() === copied && copying.isSame(as: copied) && copying.maybe() == nil)
}
