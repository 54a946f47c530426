import Testing

@testable import DependencyGraph

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
struct GenericNamesTests {
  @Test func readsThemFromTheirClause() {
    let names = Scope.names(
      ofGenericParameters: "T: Dictionary<A, B>, F: P<(A, B) -> C, D>, each U, let n: Int, V")
    #expect(names == ["T", "F", "U", "n", "V"])
  }

  @Test func readsRawIdentifiers() {
    #expect(Scope.names(ofGenericParameters: "`a, <b`: P, each `c d`") == ["`a, <b`", "`c d`"])
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
