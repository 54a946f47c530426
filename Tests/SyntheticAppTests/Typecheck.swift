import Foundation
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
    let pipe = Pipe()
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.arguments =
      [
        // '-typecheck' finds neither errors of flow nor data races.
        "swiftc", "-wmo", "-emit-sil", "-o", "/dev/null", "-parse-as-library", "-swift-version",
        mode, "-enable-bare-slash-regex",
      ] + files
    compiler.standardOutput = pipe
    compiler.standardError = pipe
    try compiler.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    let lines = String(decoding: output, as: UTF8.self).split(separator: "\n").map(String.init)
    let found = lines.filter { $0.contains("error: ") }
    errors = found.isEmpty && compiler.terminationStatus != 0 ? lines : found
  }

  /// Expects that the compiler has nothing against them in either language mode.
  static func expectNoErrors(of folder: String) throws {
    for mode in ["5", "6"] {
      let typecheck = try Typecheck(of: folder, mode: mode)
      #expect(typecheck.errors == [], "Swift \(mode)")
    }
  }
}
