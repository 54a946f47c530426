import Foundation
import SyntheticApp
import TestFolders

/// A project that both binaries are run on.
struct Subject: Sendable {
  /// What the project is made from.
  enum Origin: Sendable {
    /// A folder, which is copied.
    case folder(URL)
    /// A random package of a seed.
    case random(UInt64)
  }

  /// The name under which its differences are kept: `golden/wiring`, `random/17`.
  let name: String
  let origin: Origin
  /// The operands and options of each command.
  var arguments: [String] = []

  /// The golden inputs and the ordinary apps of a checkout.
  static func all(in root: URL) throws -> [Subject] {
    let golden = try folders(in: root.appending(path: "Tests/GoldenTests/Cases")).map { folder in
      let input = folder.appending(path: "in")
      let further = try? String(
        contentsOf: folder.appending(path: "arguments"), encoding: .utf8)
      let isPackage = FileManager.default.fileExists(
        atPath: input.appending(path: "Package.swift").path)
      return Subject(
        name: "golden/\(folder.lastPathComponent)", origin: .folder(input),
        arguments: (further ?? "").split(whereSeparator: \.isWhitespace).map(String.init)
          + (isPackage ? [] : ["."]))
    }
    let ordinary = try ["Apps", "Cases"].flatMap { part in
      try folders(in: root.appending(path: "Tests/Ordinary/\(part)")).map { folder in
        Subject(name: "ordinary/\(folder.lastPathComponent)", origin: .folder(folder))
      }
    }
    return golden + ordinary
  }

  static func random(_ seed: UInt64) -> Subject {
    Subject(name: "random/\(seed)", origin: .random(seed))
  }

  /// Writes the project into a folder that does not exist yet.
  func write(to folder: URL) throws {
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    switch origin {
    case .folder(let original): try copyProject(original, to: folder)
    case .random(let seed): try RandomPackage(seed: seed).write(to: folder)
    }
  }

  private static func folders(in folder: URL) throws -> [URL] {
    try FileManager.default.subfolders(of: folder)
      .filter { !$0.lastPathComponent.hasPrefix(".") }
  }
}
