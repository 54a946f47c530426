import Foundation
import Testing

/// Each area of the sources is as small as was agreed.
@Suite
struct BudgetTests {
  @Test func areasAreWithinTheirBudgets() throws {
    let budget = try Budget(Document("Tests/House/budget.tsv").text)
    let sources = Document.root.appending(path: "Sources")
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: sources.path)
    where path.hasSuffix(".swift") {
      let isCounted = !["HasKit/", "Example/", "Plugins/"].contains(where: path.hasPrefix)
      if isCounted { files[path] = try Document("Sources/\(path)").text }
    }
    #expect(files.count > 100)
    #expect(budget.violations(in: files) == [])
  }

  @Test func findsWhatIsOutsideTheBudget() throws {
    let budget = try Budget(
      """
      area\tpaths\texcluding\ttoday\tbudget
      reading\tLexing,Run/Reading\t\t9\t2
      run\tRun\tRun/Reading\t9\t1
      rebuilding\tRun/New\t\t0\t5

      """)
    let violations = budget.violations(in: [
      "Lexing/Token.swift": "import Foundation\n\n/// A token.\nstruct Token {\n}\n",
      "Run/Reading/Reader.swift": "let reader = 1\n",
      "Run/Run.swift": "let run = 1 // runs\n",
      "Run/New/New.swift": "@testable import Run\n",
      "Other/Other.swift": "let other = 1\n",
    ])
    #expect(
      violations == [
        "Other/Other.swift is in 0 areas []",
        "Run/New/New.swift is in 2 areas [\"run\", \"rebuilding\"]",
        "'reading' has 3 code lines; its budget is 2",
      ])
  }
}
