import Foundation

@testable import App

func properties(_ check: Check) {
  check(StubNamed(name: { "a" }).name == "a")
  check(Outer.StubNested(depth: { 2 }).depth == 2)

  let counter = StubCounter(count: 1)
  counter.count += 1
  check(counter.count == 2)
  check(counter.calls == [.setCount(2)])

  let titled = StubMaybeTitled(title: { nil }, subtitle: .some(nil))
  check(titled.title == nil && titled.subtitle == nil)
  titled.subtitle = "b"
  check(titled.calls == [.setSubtitle("b")])

  let holder = StubHandlerHolder(handler: { { $0 + 1 } }, onChange: .some(nil))
  check(holder.handler(1) == 2)
  var seen = 0
  holder.onChange = { seen = $0 }
  holder.onChange?(3)
  check(seen == 3 && holder.calls.count == 1)

  check(StubMeasured(size: { (1, 2) }).size.height == 2)
  let unwrapped = StubUnwrapped(name: "a")
  let name: String = unwrapped.name
  check(name == "a")

  let keywords = StubKeywords(default: { 1 }, in: 2, repeat: { $0 * 2 })
  check(keywords.default == 1 && keywords.in == 2 && keywords.repeat(for: 4) == 8)
  check(keywords.calls == [.repeat(for: 4)])

  let date = Date(timeIntervalSince1970: 0)
  let dated = StubDated(date: { date }, url: { URL(string: "https://\($0)") })
  check(dated.date == date && dated.url(of: "a") != nil)
  check(dated.calls == [.url(of: "a")])
}

func effectfulProperties(_ check: Check) async throws {
  check(await StubLoadedLater(value: { 1 }).value == 1)
  check(try StubReadOrFailed(value: { 1 }).value == 1)
  await check.throwing(Failure()) {
    _ = try await StubLoadedOrFailed(value: { throw Failure() }).value
  }
  do throws(Failure) {
    _ = try StubFailedInOneWay(value: { () throws(Failure) -> Int in throw Failure() }).value
    check(false)
  } catch {
    check(error == Failure())
  }
}
