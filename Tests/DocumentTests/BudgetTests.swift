import Foundation
import Testing

/// The sources have no more words than was agreed.
@Suite
struct BudgetTests {
  /// The number of words that all areas may have together. The aims of the single areas are printed
  /// beside their words, and do not bind.
  private static let limit = 261_500

  @Test func sourcesAreWithinTheBudget() throws {
    let budget = try Budget(Document("Tests/House/budget.tsv").text)
    let sources = Document.root.appending(path: "Sources")
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") && !path.hasSuffix("+Generated.swift") {
      let isCounted = !["HasKit/", "Example/", "Plugins/"].contains(where: path.hasPrefix)
      if isCounted { files[path] = try Document("Sources/\(path)").text }
    }
    #expect(files.count > 100)

    let count = try budget.count(files)
    for (area, words) in zip(budget.areas, count.areas) {
      print("\(area.name): \(words) words, aim \(area.aim)")
    }
    print("all: \(count.all) words of \(Self.limit)")
    #expect(count.misplaced == [])
    #expect(count.all <= Self.limit)
  }

  @Test(arguments: [
    ("", 0), ("let a = 1", 4), ("@testable import Run\nimport A // why\n", 0),
    ("// let a = 1\n/* b\nc */ x", 1), (#"print("a \(b) \"c\" d")"#, 4),
    ("let text = \"\"\"\n  one \"two\"\n  \"\"\"", 4), (##"#"a\b"#"##, 1), ("a?.b ?? 0x1F", 7),
    ("café", 2),
  ])
  func countsWords(text: String, words: Int) throws {
    #expect(try Budget.words(in: text) == words)
  }

  @Test func findsTheAreaOfEachFile() throws {
    let budget = try Budget(
      """
      area\tpaths\texcluding\ttoday\tbudget
      reading\tLexing,Run/Reading\t\t9\t2
      run\tRun\tRun/Reading\t9\t1
      rebuilding\tRun/New\t\t0\t5

      """)
    let count = try budget.count([
      "Lexing/Token.swift": "import Foundation\n\n/// A token.\nstruct Token {\n}\n",
      "Run/Reading/Reader.swift": "let reader = 1\n",
      "Run/Run.swift": "let run = 1 // runs\n",
      "Run/New/New.swift": "new\n",
      "Other/Other.swift": "let other = 1\n",
    ])
    #expect(count.areas == [8, 5, 1])
    #expect(count.all == 17)
    #expect(count.misplaced == ["Other/Other.swift", "Run/New/New.swift"])
  }
}
