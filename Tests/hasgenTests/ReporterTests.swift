import HasgenGraph
import HasgenProjects
import HasgenReading
import HasgenWorkspace
import TestFolders
import Testing

@testable import hasgen

@Suite struct ReporterTests {
  private func diagnostic(
    line: Int, column: Int, _ message: String = "wrong", notes: [Note] = []
  ) -> Diagnostic {
    Diagnostic(
      severity: .error, id: .unknownName, message: message,
      location: Location(path: "f.swift", line: line, column: column), notes: notes)
  }

  /// A line, a column in it, and the line of the caret.
  @Test(arguments: [
    ("let a", 5, "    ^"), ("\tlet a", 6, "\t    ^"), ("é😀 x", 8, "   ^"), ("ab", 3, "  ^"),
  ])
  func theCaretStandsUnderTheColumn(line: String, column: Int, caret: String) throws {
    let folder = try TestFolder(["f.swift": "\r\n\(line)\r\n"])
    var reporter = TextReporter(
      style: Style(isColored: false), workingDirectory: folder.path)
    #expect(
      reporter.text([diagnostic(line: 2, column: column)]) == """
        f.swift:2:\(column): error: wrong [unknown-name]
        \(line)
        \(caret)

        """)
  }

  @Test func withoutASourceLineThereIsNoCaret() throws {
    let folder = try TestFolder(["f.swift": String(repeating: "x", count: 1000)])
    var reporter = TextReporter(
      style: Style(isColored: false), workingDirectory: folder.path)
    for (line, column) in [(1, 5), (9, 1), (1, 2000)] {
      #expect(
        reporter.text([diagnostic(line: line, column: column)])
          == "f.swift:\(line):\(column): error: wrong [unknown-name]\n")
    }
  }

  @Test func notesFollowWithPlacesOfTheirOwn() throws {
    let folder = try TestFolder(["f.swift": "a\nb\n"])
    var reporter = TextReporter(
      style: Style(isColored: false), workingDirectory: folder.path)
    let notes = [
      Note("asked for here", at: Location(path: "f.swift", line: 2, column: 1)),
      Note("do this"),
    ]
    #expect(
      reporter.text([diagnostic(line: 1, column: 1, notes: notes)]) == """
        f.swift:1:1: error: wrong [unknown-name]
        a
        ^
        f.swift:2:1: note: asked for here
        note: do this

        """)
  }

  @Test func controlCharactersDoNotReachTheTerminal() throws {
    let folder = try TestFolder(["f.swift": "a\u{1B}[31m"])
    var reporter = TextReporter(
      style: Style(isColored: false), workingDirectory: folder.path)
    #expect(reporter.text([diagnostic(line: 1, column: 1)]).contains("a?[31m"))
  }

  @Test func aNoteIsNoWarning() throws {
    let note = Diagnostic(severity: .note, id: .unknownName, message: "good to know", location: nil)
    var reporter = TextReporter(
      style: Style(isColored: true), workingDirectory: "/")
    #expect(reporter.text([note]).hasPrefix("\u{1B}[1;36mnote:"))
    #expect(GitHubReporter.text([note]) == "::notice title=unknown-name::good to know\n")
    #expect(
      JSONReporter.text(diagnostics: [note], changes: []).contains(#""severity":"note""#))
  }

  @Test func gitHubsEscapes() {
    let notes = [Note("a 100% cure")]
    let location = Location(path: "a,b:c.swift", line: 1, column: 2)
    let diagnostic = Diagnostic(
      severity: .warning, id: .unknownName, message: "two\nlines: 'a'", location: location,
      notes: notes)
    #expect(
      GitHubReporter.text([diagnostic])
        == "::warning file=a%2Cb%3Ac.swift,line=1,col=2,title=unknown-name::"
        + "two%0Alines: 'a'%0Anote: a 100%25 cure\n")
  }

  @Test func sarif() throws {
    let folder = try TestFolder(["f.swift": "let é😀 = x\n"])
    var reporter = SARIFReporter(workingDirectory: folder.path)
    let notes = [
      Note("declared here", at: Location(path: "a b/#é.swift", line: 3, column: 4)),
      Note("do this"),
    ]
    let text = reporter.text([
      diagnostic(line: 1, column: 14, "a \"name\"", notes: notes),
      Diagnostic(severity: .note, id: .outOfDate, message: "old", location: nil),
    ])
    let rules = try [DiagnosticID.outOfDate, .unknownName].map {
      let title = try #require(Explanation(of: $0)).title
      return #"{"id":"\#($0.rawValue)","shortDescription":{"text":"\#(title)"}}"#
    }
    #expect(
      text == #"""
        {"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[\#
        {"tool":{"driver":{"name":"hasgen","version":"\#(Version.current)","rules":[
        \#(rules[0]),
        \#(rules[1])]}},"columnKind":"unicodeCodePoints","results":[
        {"ruleId":"unknown-name","level":"error","message":{"text":"a \"name\"\ndo this"},\#
        "locations":[{"physicalLocation":{"artifactLocation":{"uri":"f.swift"},\#
        "region":{"startLine":1,"startColumn":10}}}],\#
        "relatedLocations":[{"message":{"text":"declared here"},"physicalLocation":\#
        {"artifactLocation":{"uri":"a%20b/%23%C3%A9.swift"},\#
        "region":{"startLine":3,"startColumn":4}}}]},
        {"ruleId":"out-of-date","level":"note","message":{"text":"old"}}]}]}

        """#)
  }

  @Test func jsonsEscapes() {
    let text = JSONReporter.text(
      diagnostics: [diagnostic(line: 1, column: 2, "a\"\\\n\r\t\u{1}é😀/")], changes: [])
    #expect(
      text == #"""
        {"version":1,"diagnostics":[
        {"severity":"error","id":"unknown-name","message":"a\"\\\n\r\t\u0001é😀/",\#
        "path":"f.swift","line":1,"column":2,"notes":[]}],"changes":[],"kept":[]}

        """#)
  }
}
