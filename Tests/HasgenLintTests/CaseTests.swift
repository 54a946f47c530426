import Foundation
import HasgenLint
import HasgenProjects
import HasgenReading
import HasgenWorkspace
import TestFolders
import Testing

/// Each case is found as it says, and compiles.
@Suite struct CaseTests {
  private func folder(of lintCase: LintCase) throws -> TestFolder {
    let configuration = [".hasgen.json": lintCase.configuration]
    return try TestFolder(package: lintCase.files.merging(configuration) { own, _ in own })
  }

  @Test(arguments: LintCase.all) func finds(_ lintCase: LintCase) throws {
    let folder = try folder(of: lintCase)
    let plan = try Workspace(Request(workingDirectory: folder.path)).planLinting()
    let found = plan.lintFindings.filter { $0.id.rawValue == lintCase.rule }
    let marks = found.compactMap { finding -> LintCase.Mark? in
      finding.location.map {
        LintCase.Mark(
          path: $0.path, line: $0.line, column: $0.column, message: finding.message)
      }
    }
    #expect(marks.sorted() == lintCase.marks.sorted())
  }

  /// A case that does not compile would show nothing.
  @Test(.enabled(if: Nightly.isOn)) func compile() throws {
    let cases = LintCase.all
    let failures = Failures()
    let folders = try cases.map(folder)
    DispatchQueue.concurrentPerform(iterations: cases.count) { index in
      for mode in cases[index].modes {
        if let output = try? output(of: cases[index], in: folders[index].path, mode: mode) {
          failures.add("\(cases[index]), in mode \(mode):\n\(output)")
        }
      }
    }
    #expect(failures.all.isEmpty, "\(failures.all.joined(separator: "\n"))")
  }

  /// What the compiler says of a case; `nil` if it has nothing to say. Of several modules only those
  /// that import no other are compiled.
  private func output(of lintCase: LintCase, in folder: String, mode: String) throws -> String? {
    let modules = Set(lintCase.files.keys.map { String($0.split(separator: "/")[1]) })
    for module in modules.sorted() {
      let files = lintCase.files.filter { $0.key.hasPrefix("Sources/\(module)/") }
      if files.values.contains(where: { text in
        modules.contains { text.contains("import \($0)\n") }
      }) {
        continue
      }
      let compiler = try SwiftCompiler(
        files.keys.sorted(), as: module, mode: mode, in: folder)
      if !compiler.isDone { return compiler.output }
    }
    return nil
  }

  @Test func areManyAndOfEachRule() {
    #expect(LintCase.all.count >= 80)
    let rules = Set(LintCase.all.map(\.rule))
    #expect(rules == Set(LintRule.all.map(\.id.rawValue)))
  }
}

/// What went wrong, noted from several threads.
private final class Failures: @unchecked Sendable {
  private let lock = NSLock()
  private var texts: [String] = []

  func add(_ text: String) { lock.withLock { texts.append(text) } }

  var all: [String] { lock.withLock { texts } }
}
