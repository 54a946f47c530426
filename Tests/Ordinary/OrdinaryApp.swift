import Foundation
import TestFolders
import Testing

/// A folder of `Apps` or `Cases`: a project as its user would write it, without generated files.
struct OrdinaryApp: CustomTestStringConvertible, Sendable {
  let folder: URL

  /// The apps and cases, by name.
  static var all: [OrdinaryApp] {
    get throws {
      let here = URL(filePath: #filePath).deletingLastPathComponent()
      return try ["Apps", "Cases"].flatMap { part in
        let apps = try FileManager.default.subfolders(of: here.appending(path: part))
        try #require(!apps.isEmpty, "no folder in \(part)")
        return apps.map(OrdinaryApp.init)
      }
    }
  }

  var name: String { folder.lastPathComponent }
  var testDescription: String { name }

  /// The reason why the app does not work yet; `nil` if it has to work.
  var knownIssue: String? { text(of: "known-issue.txt") }

  /// The conformances that hasgen writes, sorted: `AppDependency: HasLogger`.
  var conformances: [String] { lines(of: "conformances.txt") }

  /// The errors and warnings of `generate`, as `messagePlaces(in:)` writes them.
  var messages: [String] { lines(of: "messages.txt") }

  /// The findings of `lint`.
  var findings: [String] { lines(of: "lint.txt") }

  /// Whether `generate` has to report an error.
  var hasErrors: Bool { messages.contains { $0.contains("error [") } }

  /// Further flags of the compiler for each module.
  var flags: [String: [String]] { moduleFlags(text(of: "flags") ?? "") }

  /// The language modes of the compiler: nightly also Swift 5, if there is a file `swift-5`.
  var languageModes: [String] { text(of: "swift-5") == nil ? ["6"] : Nightly.languageModes }

  private func lines(of file: String) -> [String] {
    (text(of: file) ?? "").split(separator: "\n").map(String.init).sorted()
  }

  private func text(of file: String) -> String? {
    try? String(contentsOf: folder.appending(path: file), encoding: .utf8)
  }
}
