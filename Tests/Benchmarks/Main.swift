import Foundation
import SyntheticApp

@main
struct Main {
  static func main() {
    do {
      exit(try run(Array(CommandLine.arguments.dropFirst())))
    } catch {
      FileHandle.standardError.write(Data("error: \(error)\n".utf8))
      exit(2)
    }
  }

  /// - Returns: The exit status.
  private static func run(_ words: [String]) throws -> Int32 {
    if words.contains("--help") {
      print(Options.help)
      return 0
    }
    if words.count == 3, words[0] == "write-app", let files = Int(words[2]) {
      let folder = URL(filePath: words[1])
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: false)
      try SyntheticApp(files: files).write(to: folder)
      return 0
    }
    if words.count == 3, words[0] == "write-package", let seed = UInt64(words[2]) {
      try RandomPackage(seed: seed).write(to: URL(filePath: words[1]))
      return 0
    }
    let options: Options
    do throws(Options.Misuse) {
      options = try Options(words)
    } catch {
      FileHandle.standardError.write(Data("error: \(error.word); see --help\n".utf8))
      return 64
    }
    return try measure(options) ? 0 : 1
  }

  /// - Returns: True if all limits are kept, or the options ignore them.
  private static func measure(_ options: Options) throws -> Bool {
    print("Measured on \(try Machine.description(in: TemporaryFolder())).")
    print("Medians of interleaved rounds; each ratio is within its round.\n")
    var keepsLimits = true
    for benchmark in options.benchmarks {
      let report = try benchmark.run(options)
      print(report.markdown)
      keepsLimits = keepsLimits && report.keepsLimits
    }
    return keepsLimits || options.onlyReports
  }
}
