import Testing

@testable import SwiftLexing
@testable import SwiftOutline

@Suite struct NameFilterTests {
  private static let names = (0..<2_000).map { "\($0)" + String(repeating: "Name", count: $0 % 9) }

  private func filter(_ names: some Sequence<String>, times: Int = 1) -> NameFilter {
    var mentioned = MentionedNames()
    defer { mentioned.deallocate() }
    for _ in 0..<times {
      for name in names { mentioned.insert(NameHash(name)) }
    }
    return NameFilter(of: mentioned)
  }

  @Test(arguments: [0, 1, 2, 3, 64, 65, 500, 1_900], [1, 3])
  func missesNothing(count: Int, times: Int) {
    let held = Self.names.prefix(count)
    let filter = filter(held, times: times)
    #expect(held.allSatisfy { filter.mayHold(NameHash($0)) })
  }

  @Test(arguments: [0, 1, 2, 3, 64, 65, 500])
  func isSeldomWrong(count: Int) {
    let filter = filter(Self.names.prefix(count))
    let others = Self.names.dropFirst(count)
    #expect(others.count { filter.mayHold(NameHash($0)) } <= others.count / 20)
  }

  /// More names than there is room for: many an answer is wrong, and still not most.
  @Test func isOftenRightWithManyNames() {
    let filter = filter(Self.names.prefix(1_000))
    let others = Self.names.dropFirst(1_000)
    #expect(others.count { filter.mayHold(NameHash($0)) } <= others.count / 8)
  }

  @Test func isAsRightAboutTheNamesOfMany() {
    var all = MentionedNames()
    defer { all.deallocate() }
    for start in stride(from: 0, to: 200, by: 10) {
      var some = MentionedNames()
      for name in Self.names[start..<start + 10] { some.insert(NameHash(name)) }
      all.formUnion(some)
      some.deallocate()
    }
    let filter = NameFilter(of: all)
    #expect(Self.names.prefix(200).allSatisfy { filter.mayHold(NameHash($0)) })
    let others = Self.names.dropFirst(200)
    #expect(others.count { filter.mayHold(NameHash($0)) } <= others.count / 20)
  }

  @Test func holdsNothingAtFirst() {
    #expect(!Self.names.contains { NameFilter().mayHold(NameHash($0)) })
  }

  @Test func holdsWhatBothHold() {
    var all = MentionedNames()
    var others = MentionedNames()
    defer {
      all.deallocate()
      others.deallocate()
    }
    for name in Self.names.prefix(50) { all.insert(NameHash(name)) }
    for name in Self.names.suffix(50) { others.insert(NameHash(name)) }
    all.formUnion(others)
    others.removeAll()
    let filter = NameFilter(of: all)
    #expect(
      (Self.names.prefix(50) + Self.names.suffix(50)).allSatisfy { filter.mayHold(NameHash($0)) })
    #expect(!Self.names.contains { NameFilter(of: others).mayHold(NameHash($0)) })
  }
}
