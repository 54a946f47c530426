import TestFolders
import Testing

@testable import hasgen

/// What is said of outlines that cannot be used, or not be made.
@Suite struct UnusableOutlineTests {
  private func outlined() throws -> (folder: TestFolder, outline: String) {
    let folder = try TestFolder.news()
    let outcome = folder.hasgen("scan", "--module", "News", "--format", "json")
    try #require(outcome.status == .done)
    return (folder, outcome.results)
  }

  @Test func aModuleThatIsNotThere() throws {
    let folder = try TestFolder.news()
    let near = folder.hasgen("scan", "--module", "Nws", "--format", "json")
    #expect(near.status == .trouble)
    #expect(
      near.messages == """
        error: there is no module 'Nws' [missing-path]
        note: did you mean 'News'?

        """)
    #expect(
      folder.hasgen("scan", "--module", "Other", "--format", "json").messages == """
        error: there is no module 'Other' [missing-path]
        note: the modules are 'News'

        """)
  }

  /// Only the outlined module need be there.
  @Test func otherFoldersOfTheConfigurationMayBeMissing() throws {
    let folder = try TestFolder([
      ".hasgen.json": #"{ "sources": ["App", "Modules/*"] }"#, "App/A.swift": "struct A {}\n",
    ])
    let outcome = folder.hasgen("scan", "--module", "App", "--format", "json")
    #expect(outcome.status == .done)
    #expect(outcome.messages == "")
    #expect(folder.hasgen("check").status == .trouble)
    let empty = try TestFolder([".hasgen.json": #"{ "sources": ["App", "Modules/*"] }"#])
    #expect(
      empty.hasgen("scan", "--module", "App", "--format", "json").messages == """
        .hasgen.json:1:15: error: there is no file or folder 'App' [missing-path]
        { "sources": ["App", "Modules/*"] }
                      ^
        .hasgen.json:1:22: error: no folder fits 'Modules/*' [missing-path]
        { "sources": ["App", "Modules/*"] }
                             ^

        """)
  }

  @Test func textIsNoForm() throws {
    let folder = try TestFolder.news()
    let outcome = folder.hasgen("scan", "--module", "News")
    #expect(outcome.status == .usage)
    #expect(outcome.messages.contains("'--module' prints JSON: add '--format json'"))
  }

  @Test func textsThatAreNoOutline() throws {
    let (folder, outline) = try outlined()
    for (text, reason) in [
      ("", "a value is missing"), ("[]", "an object is wanted"),
      (
        outline.replacing(#""version":1"#, with: #""version":2"#),
        "it is of another version than this hasgen reads"
      ),
      ("{}", "it is of another version than this hasgen reads"),
      (outline.replacing(#""words""#, with: #""wrds""#), "'words' is missing"),
      (
        outline.replacing(#""text":""#, with: #""hex":"x"#),
        "pairs of hexadecimal digits are wanted"
      ),
      (outline.replacing(#""text":""#, with: #""text":1,"x":""#), "'text' has to be a string"),
    ] {
      try folder.write(text, to: ".o.json")
      let outcome = folder.hasgen("check", "--from", ".o.json")
      #expect(outcome.status == .trouble)
      #expect(
        outcome.messages == """
          error: cannot use '.o.json' as the outline of a module: \(reason) [unusable-outline]
          note: make it anew: 'hasgen scan --module NAME --format json > .o.json'

          """)
    }
  }

  @Test func outlinesThatWereCutOff() throws {
    let (folder, outline) = try outlined()
    for count in stride(from: 0, to: outline.utf8.count - 2, by: 7) {
      try folder.write(Array(outline.utf8.prefix(count)), to: ".o.json")
      let outcome = folder.hasgen("check", "--from", ".o.json")
      #expect(outcome.status == .trouble)
      #expect(outcome.messages.contains("[unusable-outline]"), "\(count)")
    }
  }

  @Test func outlinesThatAreNotThere() throws {
    let folder = try TestFolder.news()
    let outcome = folder.hasgen("check", "--from", ".a.json", ".b.json")
    #expect(outcome.status == .trouble)
    for name in [".a.json", ".b.json"] {
      #expect(
        outcome.messages.contains(
          "cannot use '\(name)' as the outline of a module: No such file or directory"))
    }
  }

  @Test func twoOutlinesOfOneFile() throws {
    let (folder, outline) = try outlined()
    for name in [".a.json", ".b.json"] { try folder.write(outline, to: name) }
    let outcome = folder.hasgen("check", "--from", ".a.json", ".b.json")
    #expect(outcome.status == .trouble)
    #expect(
      outcome.messages == """
        error: '.a.json' and '.b.json' both have 'Sources/News/AppDependency.swift' \
        [unusable-outline]
        note: name one outline for each module

        """)
  }

  /// Paths in an outline are seen from where it was made.
  @Test func anOutlineOfNoModule() throws {
    let (folder, outline) = try outlined()
    try folder.write(outline.replacing("Sources/News/", with: "Elsewhere/"), to: ".a.json")
    let outcome = folder.hasgen("generate", "--from", ".a.json")
    #expect(outcome.status == .trouble)
    #expect(
      outcome.messages == """
        error: no module of this run has a file of '.a.json' [unusable-outline]
        note: run hasgen in the folder in which the outline was made, and with the same paths and \
        configuration

        """)
    #expect(folder.text(of: newsOutput) == nil)
  }

  @Test func whatIsUnreadableElsewhere() throws {
    let folder = try TestFolder([
      "Package.swift": "", "Sources/App/A.swift": "struct A {}\n",
      "Sources/Core/B.swift": "struct B {}\n",
    ])
    try folder.link("Sources/App/Dangling.swift", to: "nowhere.swift")
    #expect(folder.hasgen("scan", "--module", "Core", "--format", "json").status == .done)
    let outcome = folder.hasgen("scan", "--module", "App", "--format", "json")
    #expect(outcome.status == .trouble)
    #expect(outcome.messages.contains("cannot read 'Sources/App/Dangling.swift'"))
  }
}
