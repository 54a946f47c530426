import TestFolders
import Testing

@testable import hasgen

@Suite struct ArgumentTests {
  /// The words, and the first line of what is said of them.
  @Test(arguments: [
    ("chekc", "error: 'chekc' is neither a command nor a path; did you mean 'hasgen check'?"),
    ("nonsense", "error: 'nonsense' is neither a command nor a path"),
    (
      "version",
      "error: 'version' is neither a command nor a path; did you mean 'hasgen --version'?"
    ),
    ("help chekc", "error: 'chekc' is neither a command nor a path; did you mean 'hasgen check'?"),
    ("check --quite", "error: 'hasgen check' has no option '--quite'; did you mean '--quiet'?"),
    ("scan --container A", "error: 'hasgen scan' has no option '--container'"),
    ("-x", "error: 'hasgen generate' has no option '-x'"),
    ("--config", "error: a value is missing: '--config FILE'"),
    ("--config --quiet", "error: a value is missing: '--config FILE'"),
    ("--config=", "error: a value is missing: '--config FILE'"),
    ("--quiet=yes", "error: '--quiet' takes no value"),
    (
      "--color allways",
      "error: 'allways' is not a value of '--color': it takes 'auto', 'always', 'never'; "
        + "did you mean 'always'?"
    ),
    ("init App", "error: 'hasgen init' takes no path, but found 'App'"),
    ("agents App", "error: 'hasgen agents' takes no path, but found 'App'"),
  ])
  func misuse(words: String, message: String) throws {
    let outcome = try TestFolder()
      .run(words.split(separator: " ").map(String.init))
    #expect(outcome.status == .usage)
    #expect(outcome.results.isEmpty)
    let lines = outcome.messages.split(separator: "\n")
    #expect(lines[0] == message)
    #expect(lines[1].hasPrefix("usage: hasgen "))
  }

  @Test(arguments: [
    ["generate", "Sources", "--container=A", "--container", "B"],
    ["--container", "A", "--container=B", "generate", "--", "Sources"],
    ["Sources", "--container", "A", "--container", "B"],
    ["--container", "A", "--container", "B", "--", "Sources"],
  ])
  func spellings(words: [String]) throws {
    let folder = try TestFolder(["Sources/A.swift": ""])
    let arguments = try Arguments(parsing: words, in: Environment(workingDirectory: folder.path))
    #expect(arguments.command.name == "generate")
    #expect(arguments.operands == ["Sources"])
    #expect(arguments.all(.container) == ["A", "B"])
    #expect(arguments.value(of: .reporter) == "text")
  }

  @Test func quietWins() throws {
    let arguments = try Arguments(
      parsing: ["--verbose", "--quiet"], in: Environment(workingDirectory: "/"))
    #expect(arguments.isGiven(.quiet) && !arguments.isGiven(.verbose))
  }

  @Test func whatLooksLikeAPathIsOne() throws {
    let folder = try TestFolder(["check/A.swift": "struct AppDependency {}"])
    for path in ["No/where", "Nowhere.swift"] {
      let outcome = folder.hasgen(path)
      #expect(outcome.status == .trouble)
      #expect(
        outcome.messages == "error: there is no file or folder '\(path)' [missing-path]\n")
    }
    #expect(folder.hasgen("--", "check").status == .done)
    #expect(folder.hasgen("./check").status == .done)
    #expect(folder.hasgen("check").status == .usage)
  }

  @Test func withoutAPackageItSaysWhatToDo() throws {
    let outcome = try TestFolder().hasgen()
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages.hasSuffix(
        "note: name the folders to read, or list them as 'sources' in .hasgen.json\n"))
  }

  @Test func aWrongConfigurationIsTrouble() throws {
    let folder = try TestFolder(package: [".hasgen.json": "{\n  \"source\": []\n}"])
    let outcome = folder.hasgen()
    #expect(outcome.status == .trouble)
    #expect(
      outcome.messages == """
        .hasgen.json:2:3: error: the configuration has no key 'source' [unknown-key]
          "source": []
          ^
        note: did you mean 'sources'?

        """)
  }
}
