import Foundation
import Testing

@testable import hasgen

/// A folder of `Cases`: what a user could have sent in, and what must come out.
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

  /// What stands on standard error.
  var diagnostics: String { text(of: folder.appending(path: "diagnostics.txt")) ?? "" }

  /// The status that goes with them.
  var wantedStatus: Outcome.Status {
    if diagnostics.contains("[output-in-the-way]") { return .trouble }
    let hasErrors = diagnostics.split(separator: "\n").contains {
      $0.hasPrefix("error: ") || $0.contains(": error: ")
    }
    return hasErrors ? .findings : .done
  }

  /// Why it is not compiled, where it is not.
  var reasonNotToCompile: String? { text(of: folder.appending(path: "not-compiled")) }

  /// What the compiler is given for each module beside what all have: lines of a module's name, a
  /// colon, and flags.
  var flags: [String: [String]] {
    let lines = (text(of: folder.appending(path: "flags")) ?? "").split(separator: "\n")
    return Dictionary(
      lines.map { line in
        let parts = line.split(separator: ":", maxSplits: 1)
        return (String(parts[0]), parts.dropFirst().joined().split(separator: " ").map(String.init))
      }, uniquingKeysWith: +)
  }

  /// The command line behind the command's name.
  var arguments: [String] {
    let further = text(of: folder.appending(path: "arguments")) ?? ""
    return further.split(whereSeparator: \.isWhitespace).map(String.init) + (isPackage ? [] : ["."])
  }

  /// Copies what a user could have sent in; a file that the linter must not see, since it is broken
  /// or formatted otherwise on purpose, has `.text` behind its name.
  func copyInput(to folder: URL) throws {
    try FileManager.default.copyItem(at: input, to: folder)
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".text") {
      let hidden = folder.appending(path: path)
      try FileManager.default.moveItem(at: hidden, to: hidden.deletingPathExtension())
    }
  }

  /// Takes what came out for what was wanted.
  func record(_ files: [String: String], diagnostics: String) throws {
    let want = folder.appending(path: "want")
    try? FileManager.default.removeItem(at: want)
    for (path, text) in files { try write(text, to: want.appending(path: path)) }
    let messages = folder.appending(path: "diagnostics.txt")
    try? FileManager.default.removeItem(at: messages)
    if !diagnostics.isEmpty { try write(diagnostics, to: messages) }
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
