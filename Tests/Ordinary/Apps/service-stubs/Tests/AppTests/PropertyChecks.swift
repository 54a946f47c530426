import Foundation

@testable import App

func properties(_ check: Check) {
  check(StubNamed(name: { "a" }).name == "a")
  check(Outer.StubNested(depth: { 2 }).depth == 2)

  let stub = StubProperties(
    count: 1, title: { nil }, subtitle: .some(nil), size: { (1, 2) }, name: "a")
  stub.count += 1
  check(stub.count == 2 && stub.title == nil && stub.subtitle == nil)
  stub.subtitle = "b"
  check(stub.calls == [.setCount(2), .setSubtitle("b")])
  check(stub.size.height == 2)
  let name: String = stub.name
  check(name == "a")

  let holder = StubHandlerHolder(handler: { { $0 + 1 } }, onChange: .some(nil))
  check(holder.handler(1) == 2)
  var seen = 0
  holder.onChange = { seen = $0 }
  holder.onChange?(3)
  check(seen == 3 && holder.calls.count == 1)

  let keywords = StubKeywords(default: { 1 }, in: 2, repeat: { $0 * 2 })
  check(keywords.default == 1 && keywords.in == 2 && keywords.repeat(for: 4) == 8)
  check(keywords.calls == [.repeat(for: 4)])

  let date = Date(timeIntervalSince1970: 0)
  let dated = StubDated(date: { date }, url: { URL(string: "https://\($0)") })
  check(dated.date == date && dated.url(of: "a") != nil)
  check(dated.calls == [.url(of: "a")])
}

func effectfulProperties(_ check: Check) async throws {
  let stub = StubProperties(
    later: { 1 }, failing: { 2 }, laterOrFailing: { throw Failure() },
    failingInOneWay: { () throws(Failure) -> Int in throw Failure() })
  check(await stub.later == 1)
  check(try stub.failing == 2)
  await check.throwing(Failure()) { _ = try await stub.laterOrFailing }
  do throws(Failure) {
    _ = try stub.failingInOneWay
    check(false)
  } catch {
    check(error == Failure())
  }
}
