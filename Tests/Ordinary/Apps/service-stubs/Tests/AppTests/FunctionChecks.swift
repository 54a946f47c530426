@testable import App

func functions(_ check: Check) {
  let refreshing = StubRefreshing()
  refreshing.refresh()
  refreshing.refresh()
  check(refreshing.calls == [.refresh, .refresh])
  let adding = StubAdding(add: { $0 + $1 })
  check(adding.add(1, 2) == 3 && adding.calls == [.add(1, 2)])
  let labelled = StubLabelled(screen: { "\($0.number)/\($1)" })
  check(labelled.screen(for: Day(number: 1), in: 2) == "1/2")
  if case .screen(for: let day, in: 2)? = labelled.calls.first { check(day.number == 1) }
  check(StubNameless(take: { $0 + $1.count }).take(1, "ab") == 3)
  let summing = StubSumming(sum: { $0.reduce(0, +) })
  check(summing.sum(of: 1, 2, 3) == 6 && summing.calls == [.sum(of: [1, 2, 3])])

  var (left, right) = (1, 2)
  let doubling = StubDoubling(
    double: { $0 *= 2 },
    swap: {
      ($0, $1) = ($1, $0)
      return true
    })
  doubling.double(&left)
  check(doubling.swap(&left, with: &right) && left == 2 && right == 2)
  check(doubling.calls == [.double(1), .swap(2, with: 2)])

  check(StubSplitting(split: { ($0 / 10, $0 % 10) }).split(42).ones == 2)
  check(StubMaybe(find: { $0?.count }).find(nil) == nil)
  let discardable = StubDiscardable(remove: { _ in true })
  discardable.remove(Day(number: 1))
  check(discardable.calls == [.remove(Day(number: 1))])

  let byLabel = StubOverloadedByLabel(imageNamed: { $0.count }, imageAt: { $0 })
  check(byLabel.image(named: "abc") == 3 && byLabel.image(at: 7) == 7)
  check(byLabel.calls == [.imageNamed(named: "abc"), .imageAt(at: 7)])
  let byType = StubOverloadedByType(writeInt: { "\($0)" }, writeString: { $0 })
  check(byType.write(1) == "1" && byType.write("a") == "a")
  let byResult = StubOverloadedByResult(readInt: { 1 }, readString: { "a" })
  check(byResult.read() as Int == 1 && byResult.read() as String == "a")
  let same = StubSameName(image: { 1 }, imageNamed: { $0.count })
  check(same.image == 1 && same.image(named: "ab") == 2)
  let both = StubSetsBoth(volume: 1)
  both.volume = 2
  both.setVolume(3)
  check(both.calls == [.setVolume2(2), .setVolume(3)])
  check(StubTakesOpaque(take: { _ in 1 }).take(Opaque()) == 1)
  var mutating: any Mutating = StubMutating(advance: { 1 })
  check(mutating.advance() == 1)
  let defaults = StubHasDefaults(greeting: { "hi" }, farewell: { "so long" })
  check(defaults.greeting() == "hi" && (defaults as any HasDefaults).farewell() == "so long")
  let clashing = StubClashing(calls: { 1 }, function: { $0 }, line: { 2 })
  check(clashing.calls == 1 && clashing.function(3) == 3 && clashing.line == 2)
  check(clashing.madeCalls == [.function(3)])
  let underscored = StubUnderscored(number: 1, _number: { 2 })
  underscored.number += 2
  check(underscored.number == 3 && underscored._number() == 2)
}
