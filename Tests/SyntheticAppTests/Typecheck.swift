import Foundation
import TestFolders
import Testing

/// What the compiler has against the sources of a package.
struct Typecheck {
  /// The lines of its output that tell of errors.
  let errors: [String]

  /// Typechecks the package's one module in a language mode, `5` or `6`.
  init(of folder: String, mode: String) throws {
    let sources = "\(folder)/Sources"
    let files = try FileManager.default.subpathsOfDirectory(atPath: sources)
      .filter { $0.hasSuffix(".swift") }.map { "\(sources)/\($0)" }
    let compiler = try SwiftCompiler(files, mode: mode, flags: ["-enable-bare-slash-regex"])
    let lines = compiler.output.split(separator: "\n").map(String.init)
    let found = lines.filter { $0.contains("error: ") }
    errors = found.isEmpty && !compiler.isDone ? lines : found
  }

  /// Expects that the compiler has nothing against them in either language mode.
  static func expectNoErrors(of folder: String) throws {
    for mode in Nightly.languageModes {
      let typecheck = try Typecheck(of: folder, mode: mode)
      #expect(typecheck.errors == [], "Swift \(mode)")
    }
  }
}
