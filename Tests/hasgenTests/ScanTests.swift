import TestFolders
import Testing

@testable import hasgen

@Suite struct ScanTests {
  @Test func asJSON() throws {
    let folder = try TestFolder([
      "App/A.swift": """
      import Foundation
      @MainActor public final class Feed: Base, HasA {
        public private(set) static var a, b: [ Int ]?
        func make(for article: Article, _ x: inout Int, all: Int..., d: Int = 1) async throws -> Screen {}
        init?(x: Int) throws(E) {}
        subscript(i: Int) -> Int { 0 }
        #if DEBUG
        typealias Dependencies = HasA&HasB
        #endif
      }
      extension Feed . Part {}

      """
    ])
    let outcome = folder.hasgen("scan", "App", "--format", "json")
    #expect(outcome.status == .done)
    #expect(
      outcome.results == #"""
        {"version":1,"files":[
        {"path":"App/A.swift","imports":[{"module":"Foundation","line":1}],"diagnostics":[],\#
        "declarations":[\#
        {"kind":"class","name":"Feed","path":"Feed","line":2,"column":31,"access":"public",\#
        "modifiers":["final"],"attributes":["@MainActor"],"inherits":["Base","HasA"],"members":[\#
        {"kind":"var","name":"a","path":"Feed.a","line":3,"column":34,"access":"public",\#
        "modifiers":["private(set)","static"],"type":"[Int]?"},\#
        {"kind":"var","name":"b","path":"Feed.b","line":3,"column":37,"access":"public",\#
        "modifiers":["private(set)","static"],"type":"[Int]?"},\#
        {"kind":"func","name":"make(for:_:all:d:)","path":"Feed.make(for:_:all:d:)","line":4,\#
        "column":8,"type":"(for article: Article, _ x: inout Int, all: Int..., d: Int) async throws -> Screen"},\#
        {"kind":"init","name":"init(x:)","path":"Feed.init(x:)","line":5,"column":3,\#
        "type":"(x: Int) throws(E)"},\#
        {"kind":"typealias","name":"Dependencies","path":"Feed.Dependencies","line":8,"column":13,\#
        "type":"HasA & HasB","conditions":["DEBUG"]}]},\#
        {"kind":"extension","name":"Feed.Part","path":"Feed.Part","line":11,"column":11}]}]}

        """#)
  }

  @Test func whatIsWrongIsToldTwiceAndHidesNothing() throws {
    let folder = try TestFolder([
      "App/A.swift": "struct A {}\nstruct B {\n", "App/C.swift": "struct C {}",
    ])
    let outcome = folder.hasgen("scan", "App", "--format=json")
    #expect(outcome.status == .findings)
    #expect(outcome.messages.hasPrefix("App/A.swift:2:10: error: '{' is never closed"))
    #expect(
      outcome.results.contains(
        #""diagnostics":[{"severity":"error","id":"unreadable-code","#
          + #""message":"'{' is never closed","line":2,"column":10,"notes":[]}]"#))
    #expect(outcome.results.contains(#""name":"A""#) && outcome.results.contains(#""name":"C""#))
    let json = folder.hasgen("scan", "App", "--reporter=json")
    #expect(json.messages.isEmpty)
    #expect(json.results == outcome.results)
  }

  @Test func generatedFilesAreReadToo() throws {
    let folder = try TestFolder.news()
    _ = folder.hasgen()
    let results = folder.hasgen("scan").results
    #expect(results.contains(#"{"kind":"extension","name":"AppDependency","#), "\(results)")
    #expect(results == folder.hasgen("scan", "--format", "json").results)
  }
}
