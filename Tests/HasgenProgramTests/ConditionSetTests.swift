import HasgenReading
import Testing

@testable import HasgenProgram

@Suite
struct ConditionSetTests {
  private let debug = ConditionSet([Condition(text: "DEBUG")])
  private let release = ConditionSet([Condition(text: "DEBUG", isNegated: true)])
  private let iOS = ConditionSet([Condition(text: "os(iOS)")])
  private let either = ConditionSet([Condition(text: "os(iOS) || os(tvOS)")])

  @Test func nothingIsAlways() {
    #expect(ConditionSet([]).isAlways)
    #expect(ConditionSet.always.text == nil)
  }

  @Test func bothBranchesAreAlways() {
    #expect(debug.or(release).isAlways)
  }

  /// What each branch of an `#if … #elseif …` says of those before it goes without saying.
  @Test func allBranchesOfAChainAreShort() {
    let names = (0..<6).map { "C\($0)" }
    let branches = names.indices.map { index in
      ConditionSet(
        names[..<index].map { Condition(text: $0, isNegated: true) }
          + [Condition(text: names[index])])
    }
    let all = branches.reduce(ConditionSet.never) { $0.or($1) }
    #expect(all.text == names.sorted().joined(separator: " || "))
    let none = ConditionSet(names.map { Condition(text: $0, isNegated: true) })
    #expect(all.negated == none)
    #expect(all.or(none).isAlways)
    #expect(all.and(none).isNever)
  }

  @Test func contradictionIsNever() {
    #expect(debug.and(release).isNever)
    #expect(ConditionSet([Condition(text: "A"), Condition(text: "A", isNegated: true)]).isNever)
  }

  @Test func aChainOfElseifsIsAlways() {
    let first = Condition(text: "A")
    let second = Condition(text: "B")
    let notFirst = Condition(text: "A", isNegated: true)
    let notSecond = Condition(text: "B", isNegated: true)
    let chain = ConditionSet([first]).or(ConditionSet([notFirst, second]))
      .or(ConditionSet([notFirst, notSecond]))
    #expect(chain.isAlways)
  }

  @Test func whatIsSuperfluousIsLeftOut() {
    #expect(debug.or(debug.and(iOS)) == debug)
    #expect(debug.or(release.and(iOS)).text == "DEBUG || os(iOS)")
  }

  @Test func negatedTwiceIsTheSame() {
    let mixed = debug.and(iOS).or(either)
    #expect(mixed.negated.negated == mixed)
    #expect(ConditionSet.always.negated.isNever)
    #expect(ConditionSet.never.negated.isAlways)
  }

  @Test func writesWhatTheCompilerReads() {
    #expect(debug.and(iOS).text == "DEBUG && os(iOS)")
    #expect(either.and(release).text == "!DEBUG && (os(iOS) || os(tvOS))")
    #expect(either.negated.text == "!(os(iOS) || os(tvOS))")
    #expect(debug.and(iOS).or(either).text == "(DEBUG && os(iOS)) || os(iOS) || os(tvOS)")
  }

  @Test(arguments: [
    ("!os(Linux)", "os(Linux)"), ("!(A || B)", "A || B"), ("(A)", "!A"), ("A && B", "!(A && B)"),
    ("A && B", "!A || !B"), ("!!A", "!A"),
  ])
  func meetsItsOpposite(_ condition: String, _ opposite: String) {
    let one = conditions(condition)
    #expect(ConditionSet(one).and(ConditionSet(one.map(\.negated))).isNever)
    #expect(ConditionSet(one).or(ConditionSet(one.map(\.negated))).isAlways)
    guard !opposite.contains("||") || condition.contains("||") else { return }
    #expect(ConditionSet(one).and(ConditionSet(conditions(opposite))).isNever)
  }

  @Test func keepsAnElseAsItWasWritten() {
    let otherwise = ConditionSet(conditions("DEBUG && os(iOS)").map(\.negated))
    #expect(otherwise.text == "!(DEBUG && os(iOS))")
  }

  @Test func staysBoundedWhateverIsCombined() {
    let pairs = (0..<40).map { index in
      ConditionSet(conditions("A\(index) && B\(index)").map(\.negated))
    }
    let all = pairs.reduce(ConditionSet.always) { $0.and($1) }
    #expect((all.text ?? "").utf8.count < 20_000)
    #expect(!all.isNever && !all.isAlways)
  }

  /// Extending a set comes to an end, also where there are more conditions than it can compare.
  @Test func comesToAnEndWhereConditionsGoRound() {
    let conditions = (0..<20).map { index in
      ConditionSet((0..<7).map { Condition(text: "A\(index + $0)") })
    }
    var rounds = 0
    var all = ConditionSet.never
    var last = all
    repeat {
      last = all
      all = conditions.reduce(all) { $0.or($1) }
      rounds += 1
    } while all != last && rounds < 100
    #expect(rounds < 100)
  }

  /// Of more than six conditions, what is written is still all of them.
  @Test func writesManyConditions() {
    let names = (0..<9).map { "A\($0)" }
    let all = ConditionSet(names.map { Condition(text: $0) })
    #expect(all.text == names.joined(separator: " && "))
    #expect(all.negated.text == "!(\(names.joined(separator: " && ")))")
    let any = names.reduce(ConditionSet.never) { $0.or(ConditionSet([Condition(text: $1)])) }
    #expect(any.text == names.joined(separator: " || "))
  }

  @Test(arguments: [
    "", " ", "(", ")", "()", "!", "&&", "||", "A &&", "(A", "A)", "!(", "((A) && B",
  ])
  func comesToAnEndWithAnyText(_ text: String) {
    _ = ConditionSet(conditions(text)).negated.text
  }

  /// What a declaration is given the conditions of is compiled when it is.
  @Test(arguments: [
    "A", "!A", "A && !B", "!(A && B)", "A || B", "!(A || B) && C", "(A || B) && (C && D)",
  ])
  func givesItsConditions(_ text: String) {
    let set = ConditionSet(conditions(text))
    #expect(ConditionSet(set.conditions) == set)
  }

  /// The conditions of a declaration under an `#if`.
  private func conditions(_ text: String) -> [Condition] {
    let outline = Outline(reading: "#if \(text)\nlet a = 1\n#endif")
    return outline.declarations.first?.conditions ?? []
  }
}
