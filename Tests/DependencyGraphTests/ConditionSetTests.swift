import SwiftOutline
import Testing

@testable import DependencyGraph

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
}
