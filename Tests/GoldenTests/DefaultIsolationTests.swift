import Foundation
import HasgenWorkspace
import TestFolders
import Testing

@testable import hasgen

/// What is generated for the packages in `Isolations` compiles without a warning,
/// whatever the default isolation of their modules and tests is, and with strict memory safety.
@Suite
struct DefaultIsolationTests {
  /// How the modules and the tests of a package are built.
  enum Build: String, CaseIterable, Sendable {
    case allOnMainActor, testsOnMainActor, modulesOnMainActor
    /// The tests are, and nothing tells hasgen.
    case untold
    case memorySafe, memorySafeOnMainActor

    var isMemorySafe: Bool { self == .memorySafe || self == .memorySafeOnMainActor }

    func isOnMainActor(isOfTests: Bool) -> Bool {
      switch self {
      case .allOnMainActor, .memorySafeOnMainActor: true
      case .testsOnMainActor, .untold: isOfTests
      case .modulesOnMainActor: !isOfTests
      case .memorySafe: false
      }
    }

    func flags(isOfTests: Bool) -> [String] {
      (isOnMainActor(isOfTests: isOfTests) ? ["-default-isolation", "MainActor"] : [])
        + (isMemorySafe ? ["-strict-memory-safety"] : [])
    }

    func settings(isOfTests: Bool) -> String {
      let isolation =
        self != .untold && isOnMainActor(isOfTests: isOfTests)
        ? [".defaultIsolation(MainActor.self)"] : []
      return (isolation + (isMemorySafe ? [".strictMemorySafety()"] : [])).joined(separator: ", ")
    }
  }

  private static let packages = URL(filePath: #filePath)
    .deletingLastPathComponent().appending(path: "Isolations")

  private static var names: [String] {
    get throws {
      let names = try FileManager.default.subfolders(of: packages).map(\.lastPathComponent)
      try #require(!names.isEmpty)
      return names
    }
  }

  @Test(arguments: try names, Build.allCases)
  func compiles(_ name: String, _ build: Build) throws {
    let outside = FileManager.default.temporaryDirectory
      .appending(path: "hasgen-isolation-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: outside) }
    let folder = outside.appending(path: "Golden")
    try FileManager.default.createDirectory(at: outside, withIntermediateDirectories: true)
    try copyProject(Self.packages.appending(path: name), to: folder)
    var flags: [String: [String]] = [:]
    var targets = ""
    for (path, isOfTests) in [("Sources", false), ("Tests", true)] {
      for folder in try FileManager.default.subfolders(of: folder.appending(path: path)) {
        let module = try SourceModule(folder)
        flags[module.name] = build.flags(isOfTests: isOfTests)
        let imports = module.imports.sorted().map { "\"\($0)\"" }.joined(separator: ", ")
        targets += """
            .\(isOfTests ? "testTarget" : "target")(
              name: "\(module.name)", dependencies: [\(imports)],
              swiftSettings: [\(build.settings(isOfTests: isOfTests))]),

          """
      }
    }
    let manifest = """
      // swift-tools-version: 6.2
      import PackageDescription
      let package = Package(
        name: "Golden",
        targets: [
      \(targets)  ])
      """
    try Data(manifest.utf8).write(to: folder.appending(path: "Package.swift"))

    let outcome = Hasgen.run(["generate"], in: Environment(workingDirectory: folder.path))
    #expect(outcome.status == .done, "\(outcome.messages)")
    let generated = try GoldenCase.files(below: folder).filter {
      $0.value.hasPrefix(FileGenerator.marker)
    }
    #expect(!generated.isEmpty)
    // In Swift 5, stored closures lose '@Sendable' on the main actor, if nobody tells hasgen.
    for mode in Nightly.languageModes where build != .untold || mode == "6" {
      let compilation = try Compilation(of: folder, isPackage: true, mode: mode, flags: flags)
      #expect(
        compilation.isClean(in: Array(generated.keys)), "Swift \(mode): \(compilation.output)")
    }
  }
}
