import Foundation
@testable import HasgenProjects
import Testing

/// Writes the targets of real projects for `.ci/xcode-targets`, which compares them with its own:
///
///     HASGEN_XCODE_PROJECTS=FOLDER HASGEN_XCODE_LINES=FILE swift test --filter XcodeOracleTests
///     .ci/xcode-targets FOLDER FILE
@Suite(.enabled(if: ProcessInfo.processInfo.environment["HASGEN_XCODE_PROJECTS"] != nil))
struct XcodeOracleTests {
  @Test func writesTargets() throws {
    let environment = ProcessInfo.processInfo.environment
    let folder = Path.normalized(try #require(environment["HASGEN_XCODE_PROJECTS"]))
    let file = try #require(environment["HASGEN_XCODE_LINES"])
    let lines = try Self.projects(in: folder).flatMap { path in
      let shown = Path.relative(from: folder, to: path)
      return try XcodeProject(reading: path, shownAs: shown).targets.flatMap { target in
        target.files.sorted().map {
          [shown, target.name, target.moduleName, Path.relative(from: folder, to: $0)]
            .joined(separator: "\t")
        }
      }
    }
    try lines.joined(separator: "\n").write(toFile: file, atomically: true, encoding: .utf8)
  }

  private static func projects(in folder: String) throws -> [String] {
    try Disk.entries(in: folder).filter { $0.kind == .folder }.flatMap { entry in
      let path = Path.join(folder, entry.name)
      guard path.hasSuffix(".xcodeproj") else { return try projects(in: path) }
      return Disk.kind(of: Path.join(path, "project.pbxproj")) == .file ? [path] : []
    }
  }
}
