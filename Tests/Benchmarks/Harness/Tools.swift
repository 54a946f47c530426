import Foundation

/// The programs of this package that are measured.
struct Tools {
  /// This package.
  static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent().path

  /// The tool, optimized.
  let hasgen: String
  /// The program that only reads.
  let readFloor: String

  /// Those that were built with this program, if that is optimized, or else new ones.
  init() throws {
    var folder = Bundle.main.executableURL?.deletingLastPathComponent().path ?? ""
    if Self.isDebug || !FileManager.default.isExecutableFile(atPath: folder + "/hasgen") {
      folder = try Self.build(["hasgen", "read-floor"], configuration: "release")
    }
    hasgen = folder + "/hasgen"
    readFloor = folder + "/read-floor"
  }

  /// Builds products of this package where no other build is disturbed.
  ///
  /// - Returns: The folder that they are in.
  static func build(_ products: [String], configuration: String) throws -> String {
    let arguments = [
      "--package-path", root, "--scratch-path", root + "/.build/benchmarks", "-c", configuration,
    ]
    for product in products {
      Progress.tell("building \(product) (\(configuration))")
      try ChildProcess.found("swift", ["build"] + arguments + ["--product", product]).measure()
    }
    return try binFolder(arguments)
  }

  /// Returns the folder in which `swift build` with some arguments puts programs.
  static func binFolder(_ arguments: [String]) throws -> String {
    try ChildProcess.found("swift", ["build"] + arguments + ["--show-bin-path"])
      .output(in: TemporaryFolder()).trimmingCharacters(in: .whitespacesAndNewlines)
  }

  private static var isDebug: Bool {
    #if DEBUG
      true
    #else
      false
    #endif
  }
}
