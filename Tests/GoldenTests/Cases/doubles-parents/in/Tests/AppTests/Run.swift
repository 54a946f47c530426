import Foundation

@testable import App

/// What the stubs do is what their protocols' parents ask for.
@main
struct Run {
  static func main() async {
    let second = StubRanked(rank: { 2 })
    let first = StubRanked(rank: { 1 }, isLess: { $0 === second })
    check(first < second, "isLess decides")
    check(first == first && first != second, "objects are told apart")
    check(first.rank == 1, "rank")

    let shared = StubRankedAndShared(name: { "a" }, isLess: { _ in false })
    check([shared, StubRankedAndShared(isLess: { _ in true })].sorted().last == shared, "sorted")
    check(shared.calls == [], "comparing is not recorded")

    let vault = StubVault(open: { 1 })
    check(Set([vault, vault, StubVault()]).count == 2, "hashed")
    check(await vault.open() == 1, "open")
    let named = StubNamedVault<Int>(id: { 7 })
    check(named.id == 7 && named.description == "StubNamedVault", "named")

    let failing = StubFailing(code: { 1 }, errorDescription: { "no" })
    check(failing.localizedDescription == "no", "described")
    check(StubFailingByName().errorDescription == nil, "not described")
    let watching = StubWatching(count: 1)
    watching.count = 2
    check(watching.calls == [.setCount(2)], "watched")
  }

  static func check(_ condition: Bool, _ text: String) {
    if !condition { fatalError(text) }
  }
}
