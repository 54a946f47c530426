import Foundation
import HasgenGraph
import HasgenProjects
import HasgenReading
import HasgenWorkspace
import TestFolders

@testable import SyntheticApp

/// A random package for which hasgen has run, and what the compiler says then.
struct RandomPackageTrial {
  enum Outcome: Equatable {
    /// It compiles with its uses, in both modes.
    case compiles
    /// A use does not compile, and hasgen has told something.
    case isTold
    /// The compiler has something against what is written by hand.
    case isRefused
    /// Something generated is no good, or missing without a word.
    case fails(String)
  }

  /// What Swift 6.3 says in Swift 5 mode of each read of a stored '@Sendable' function in a type that
  /// is isolated by default: written by hand, 'let function: @Sendable (Int) -> Int = self.function'
  /// gives it too.
  private static let ofEveryRead = "warning: converting non-Sendable function value to '@Sendable"

  let seed: UInt64
  let outcome: Outcome

  /// Makes the package of a seed, generates and compiles.
  init(seed: UInt64) throws {
    self.seed = seed
    let package = RandomPackage(seed: seed)
    let folder = try TestFolder(Dictionary(package.files.map { ($0.path, $0.text) }) { $1 })
    let plan = try Workspace(Request(workingDirectory: folder.path)).plan()
    let told = plan.diagnostics.filter { $0.severity != .note }
    let hasErrors = told.contains { $0.severity == .error }
    let failures = hasErrors ? [] : Writer(writing: plan.changes).failures
    try folder.write(package.uses, to: "Uses/Uses.swift")
    var outcome = Outcome.compiles
    for mode in Nightly.languageModes where failures.isEmpty && outcome == .compiles {
      outcome = try Self.outcome(of: package, in: folder, mode: mode, isTold: !told.isEmpty)
    }
    self.outcome = failures.isEmpty ? outcome : .fails("\(failures)")
  }

  private static func outcome(
    of package: RandomPackage, in folder: TestFolder, mode: String, isTold: Bool
  ) throws -> Outcome {
    let products = "products-\(mode)"
    try folder.makeFolder(products)
    let uses = RandomPackage.Module(name: "Uses", folder: "Uses", flags: [])
    for module in package.modules + [uses] {
      let run = try compile(module, in: folder, into: folder(products), mode: mode)
      let complaints = run.output.split(separator: "\n").filter {
        $0.contains(": error: ") || $0.contains(": warning: ")
      }
      // That of an import of the container's own file is told there.
      let ofGenerated = complaints.filter {
        $0.contains("+Generated.swift:") && !$0.contains("import of ")
          && !(mode == "5" && $0.contains(Self.ofEveryRead))
      }
      if !ofGenerated.isEmpty { return .fails("in mode \(mode)\n\(ofGenerated[0])\n\(run.output)") }
      guard !run.isDone else { continue }
      let isOfUses = module.name == uses.name
      // A generic parent's argument conforms by what is generated.
      let isMissing = run.output.contains("does not conform") || run.output.contains("'Reference'")
      guard isOfUses || isMissing else { return .isRefused }
      return isTold ? .isTold : .fails("in mode \(mode)\n\(run.output)")
    }
    return .compiles
  }

  private static func compile(
    _ module: RandomPackage.Module, in folder: TestFolder, into products: String, mode: String
  ) throws -> SwiftCompiler {
    let place = folder(module.folder)
    let files = try FileManager.default.contentsOfDirectory(atPath: place).sorted()
      .filter { $0.hasSuffix(".swift") }.map { "\(place)/\($0)" }
    return try SwiftCompiler(
      files, as: module.name, keptAt: "\(products)/\(module.name).swiftmodule", mode: mode,
      flags: ["-enable-testing", "-package-name", "random", "-I", products] + module.flags)
  }
}
