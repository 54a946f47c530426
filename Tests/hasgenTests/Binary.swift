import Foundation
import TestFolders

/// The tool as a process: the binary that was built with the tests.
enum Binary {
  /// Where it is; `nil` if it was not built.
  static var url: URL? {
    let bundles = Bundle.allBundles.map(\.bundleURL).filter { $0.pathExtension == "xctest" }
    return (bundles + [Bundle.main.executableURL ?? Bundle.main.bundleURL])
      .map { $0.deletingLastPathComponent().appendingPathComponent("hasgen") }
      .first { FileManager.default.isExecutableFile(atPath: $0.path) }
  }

  /// The tool in a folder, not started yet; what it prints is thrown away.
  static func process(_ words: [String], in folder: TestFolder) -> Process {
    let process = Process()
    process.executableURL = url
    process.arguments = words
    process.currentDirectoryURL = URL(fileURLWithPath: folder.path)
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    return process
  }
}
