import HasgenProgram
import HasgenReading
import Testing

@testable import HasgenGraph
@testable import SyntheticApp

@Suite
struct NearestNameTests {
  @Test(arguments: [
    ("HasLoger", "HasLogger"), ("HasLgoger", "HasLogger"), ("hasclock", "HasClock"),
    ("ArticlesProvider", "ArticleProvider"),
  ])
  func finds(_ written: String, _ meant: String) {
    let candidates = ["HasLogger", "HasClock", "ArticleProvider", "Session"]
    #expect(nearestName(to: written, among: candidates) == meant)
  }

  @Test func findsNothingFarAway() {
    #expect(nearestName(to: "HasLogger", among: ["Session", "HasCache"]) == nil)
    #expect(nearestName(to: "", among: []) == nil)
  }

  @Test func prefersTheFirstByNameAmongEquals() {
    #expect(nearestName(to: "HasB1", among: ["HasB3", "HasB2"]) == "HasB2")
    #expect(nearestName(to: "HasBa", among: ["HasBé", "Hasba", "HasBb"]) == "Hasba")
  }

  /// Only the beginnings that may still be near are compared: the same comes out as if all were.
  @Test(arguments: 0..<40 as Range<UInt64>)
  func findsWhatComparingAllFinds(seed: UInt64) {
    var random = SplitMix64(seed: seed, file: 0)
    let names = (0..<60).map { _ in
      String((0..<random.number(0...14)).map { _ in random.pick(["a", "b", "c", "É"]) }.joined())
    }
    let candidates = SpellingCandidates(names)
    for name in names {
      let limit = name.lowercased().unicodeScalars.count / 3
      let near = Set(names).subtracting([name]).map { (alignmentDistance(name, $0), $0) }
        .filter { $0.0 <= limit }
      #expect(candidates.nearest(to: name) == near.min { $0 < $1 }?.1)
    }
  }

  /// The optimal string alignment distance, by its definition.
  private func alignmentDistance(_ one: String, _ other: String) -> Int {
    let (one, other) = (
      Array(one.lowercased().unicodeScalars), Array(other.lowercased().unicodeScalars)
    )
    var table = (0...one.count).map { row in (0...other.count).map { max(row, $0) } }
    for row in 0...one.count {
      for column in 0...other.count where row > 0 && column > 0 {
        let isSame = one[row - 1] == other[column - 1]
        var distance = min(
          table[row - 1][column] + 1, table[row][column - 1] + 1,
          table[row - 1][column - 1] + (isSame ? 0 : 1))
        if row > 1, column > 1, one[row - 1] == other[column - 2], one[row - 2] == other[column - 1]
        {
          distance = min(distance, table[row - 2][column - 2] + 1)
        }
        table[row][column] = distance
      }
    }
    return table[one.count][other.count]
  }
}

@Suite
struct NamePatternTests {
  @Test(arguments: [
    "HasLogger", "HasURL", "Has2FA", "Has_x", "`HasLogger x`", "HasÉcran", "Has東京",
  ])
  func fits(_ name: String) {
    #expect(NamePattern().fits(name))
  }

  @Test(arguments: [
    "Hashable", "Has", "Hash", "hasLogger", "Logger", "`Hashed x`", "Hasé", "Hasße", "Hase\u{301}",
    "Has\u{30C}ek",
  ])
  func fitsNot(_ name: String) {
    #expect(!NamePattern().fits(name))
  }

  @Test func suffixesAndExceptions() {
    let pattern = NamePattern(prefixes: [], suffixes: ["Provider"], ignored: ["BadProvider"])
    #expect(pattern.fits("ClockProvider"))
    #expect(!pattern.fits("Provider"))
    #expect(!pattern.fits("BadProvider"))
    #expect(!pattern.fits("HasClock"))
  }
}

@Suite
struct BackticksTests {
  @Test(arguments: [
    ("`Logger`", "Logger"), ("Logger", "Logger"), ("`class`", "`class`"), ("`a b`", "`a b`"),
    ("``", "``"), ("`", "`"), ("`2x`", "`2x`"),
  ])
  func areTakenOffWhereNobodyNeedsThem(_ written: String, _ plain: String) {
    #expect(written.withoutNeedlessBackticks == plain)
  }
}

@Suite
struct BackTickTests {
  @Test(arguments: [
    ("AppDependency", "AppDependency"), ("`AppDependency`", "AppDependency"), ("in", "`in`"),
    ("`in`", "`in`"), ("App.default", "App.`default`"), ("user scope", "`user scope`"),
    ("`v1.2`.App", "`v1.2`.App"),
  ])
  func typePaths(_ written: String, _ path: String) {
    #expect(written.asTypePath == path)
  }

  @Test(arguments: [
    ("A.B", ["A", "B"]), ("`a.b`.`c`", ["`a.b`", "`c`"]), ("A", ["A"]), ("`.`", ["`.`"]),
  ])
  func pathParts(_ path: String, _ parts: [String]) {
    #expect(path.pathParts == parts)
  }

  @Test(arguments: [
    ("`any`", "`any`"), ("any", "`any`"), ("`Logger`", "Logger"), ("`a b`", "`a b`"),
    ("Type", "Type"),
  ])
  func typeNames(_ written: String, _ name: String) {
    #expect(written.asTypeName == name)
  }

  @Test func typeNamesArePutTogether() {
    #expect("`any`".asTypeName(behind: "Stub") == "Stubany")
    #expect("`a b`".asTypeName(behind: "`in`") == "`ina b`")
  }

  @Test(arguments: [
    ("`default`", "default"), ("`let`", "let"), ("`self`", "self"), ("`await`", "await"),
    ("`inout`", "`inout`"), ("`some thing`", "`some thing`"), ("plain", "plain"),
  ])
  func labels(_ name: String, _ label: String) {
    #expect(name.asLabel == label)
  }
}
