import Foundation
import TestFolders
import Testing

@testable import hasgen

/// A folder of `Cases`: what a user could have sent in, and what must come out.
///
/// - `in`: the sources. With a `Package.swift`, the folders of its `Sources` are modules, and those of
///   its `Tests` are compiled against them, and run if they have a `Run.swift`. A Swift file that is
///   broken or formatted otherwise on purpose has `.text` behind its name.
/// - `want`: the files that `generate` writes, and no others. They compile with the sources.
/// - `messages.txt`: the errors and warnings without their words, as
///   `Screen.swift:3: error [unmet-dependency]`.
/// - `arguments`, `flags`: further arguments of the command line, and of the compiler, a line for each
///   module: `App: -default-isolation MainActor`.
/// - `isolations`: the reason why the case is also compiled with each default isolation.
/// - `not-compiled`: the reason why it is not compiled.
struct GoldenCase: CustomTestStringConvertible, Sendable {
  let folder: URL

  /// All cases, by name.
  static var all: [GoldenCase] {
    get throws {
      let cases = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Cases")
      let names = try FileManager.default.contentsOfDirectory(atPath: cases.path)
        .filter { !$0.hasPrefix(".") }
      try #require(!names.isEmpty, "no case in \(cases.path)")
      return names.sorted().map { GoldenCase(folder: cases.appending(path: $0)) }
    }
  }

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }
  var input: URL { folder.appending(path: "in") }
  var isPackage: Bool { exists(input.appending(path: "Package.swift")) }

  /// What is written, by path; without the folder, nothing.
  var wanted: [String: String] {
    get throws {
      let want = folder.appending(path: "want")
      return exists(want) ? try Self.files(below: want) : [:]
    }
  }

  /// The errors and warnings, as `messagePlaces(in:)` writes them.
  var messages: [String] {
    (text(of: folder.appending(path: "messages.txt")) ?? "").split(separator: "\n")
      .map(String.init)
  }

  /// The exit status that goes with the messages.
  var wantedStatus: Outcome.Status {
    if messages.contains(where: { $0.hasSuffix("[output-in-the-way]") }) { return .trouble }
    return messages.contains { $0.contains("error [") } ? .findings : .done
  }

  /// Why it is not compiled, where it is not.
  var reasonNotToCompile: String? { text(of: folder.appending(path: "not-compiled")) }

  /// Further flags of the compiler for each module.
  var flags: [String: [String]] { moduleFlags(text(of: folder.appending(path: "flags")) ?? "") }

  /// The command line behind the command's name.
  var arguments: [String] {
    let further = text(of: folder.appending(path: "arguments")) ?? ""
    return further.split(whereSeparator: \.isWhitespace).map(String.init) + (isPackage ? [] : ["."])
  }

  /// Copies what a user could have sent in.
  func copyInput(to folder: URL) throws { try copyProject(input, to: folder) }

  /// Takes what came out for what was wanted.
  func record(_ files: [String: String], messages: [String]) throws {
    let want = folder.appending(path: "want")
    try? FileManager.default.removeItem(at: want)
    for (path, text) in files { try write(text, to: want.appending(path: path)) }
    let file = folder.appending(path: "messages.txt")
    try? FileManager.default.removeItem(at: file)
    if !messages.isEmpty { try write(messages.map { "\($0)\n" }.joined(), to: file) }
  }

  /// The files below a folder, hidden ones left out, by their path in it.
  static func files(below folder: URL) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where !path.hasPrefix(".") {
      files[path] = text(of: folder.appending(path: path))
    }
    return files
  }

  private func write(_ text: String, to url: URL) throws {
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: url)
  }
}

private func exists(_ url: URL) -> Bool { FileManager.default.fileExists(atPath: url.path) }

private func text(of url: URL) -> String? {
  (try? Data(contentsOf: url)).map { String(decoding: $0, as: UTF8.self) }
}
