import Testing

@testable import benchmarks

/// What the benchmarks make of what they measured.
@Suite
struct ComparisonTests {
  @Test(arguments: [
    (1_234.5, "1235"), (12.345, "12.3"), (1.5, "1.5"), (2, "2"), (0.0451, "0.0451"), (0, "0"),
  ])
  func showsThreeDigits(_ value: Double, _ text: String) {
    #expect(value.text(digits: 3) == text)
  }

  @Test(arguments: [
    (0.0123, "12.3 ms"), (2.5, "2.5 s"), (4.2e-5, "42 µs"), (7e-8, "70 ns"),
  ])
  func showsTimes(_ seconds: Double, _ text: String) {
    #expect(Unit.seconds.text(seconds) == text)
  }

  /// One slow round on either side does not decide.
  @Test(arguments: [
    (Comparison.Limit.times(2), true), (.times(1.4), false), (.plus(1.2), true),
    (.plus(0.8), false), (.below(3.5), true), (.below(3), false),
  ])
  func judgesByTheMedian(_ limit: Comparison.Limit, _ isKept: Bool) {
    let comparison = Comparison(
      subject: "", ours: [3, 90, 3], other: [2, 2, 40], unit: .seconds, limit: limit)
    #expect(comparison.ratio == 1.5)
    #expect(comparison.isKept == isKept)
  }

  @Test func refusesWordsThatMeanNothing() throws {
    let options = try Options(["tool", "--quick", "--files", "1000,100"])
    #expect(options.files == [100, 1_000])
    #expect(options.benchmarks.map(\.name) == ["tool"])
    for words in [["fast"], ["--files"], ["--files", "1,x"], ["--files", "0"]] {
      #expect(throws: Options.Misuse.self) { try Options(words) }
    }
  }
}
