@testable import App

func functions(_ check: Check) {
  let stub = StubFunctions(
    add: { $0 + $1 }, screen: { "\($0.number)/\($1)" }, take: { $0 + $1.count },
    sum: { $0.reduce(0, +) }, double: { $0 *= 2 },
    swap: {
      ($0, $1) = ($1, $0)
      return true
    }, split: { ($0 / 10, $0 % 10) }, find: { $0?.count }, remove: { _ in true })
  stub.refresh()
  stub.refresh()
  check(stub.add(1, 2) == 3 && stub.screen(for: Day(number: 1), in: 2) == "1/2")
  check(stub.take(1, "ab") == 3 && stub.sum(of: 1, 2, 3) == 6)
  check(stub.calls.prefix(3) == [.refresh, .refresh, .add(1, 2)])
  check(
    stub.calls.dropFirst(3)
      == [.screen(for: Day(number: 1), in: 2), .take(1, "ab"), .sum(of: [1, 2, 3])])
  var (left, right) = (1, 2)
  stub.double(&left)
  check(stub.swap(&left, with: &right) && left == 2 && right == 2)
  check(stub.calls.suffix(2) == [.double(1), .swap(2, with: 2)])
  check(stub.split(42).ones == 2 && stub.find(nil) == nil)
  stub.remove(Day(number: 1))
  check(stub.calls.last == .remove(Day(number: 1)))

  let overloads = StubOverloads(
    imageNamed: { $0.count }, imageAt: { $0 }, writeInt: { "\($0)" }, writeString: { $0 },
    readInt: { 1 }, readString: { "a" })
  check(overloads.image(named: "abc") == 3 && overloads.image(at: 7) == 7)
  check(overloads.calls == [.imageNamed(named: "abc"), .imageAt(at: 7)])
  check(overloads.write(1) == "1" && overloads.write("a") == "a")
  check(overloads.read() as Int == 1 && overloads.read() as String == "a")
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
