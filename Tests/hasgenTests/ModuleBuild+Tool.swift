import TestFolders

@testable import hasgen

extension ModuleBuild {
  /// The tool within this process.
  static func runTool(_ words: [String], in folder: String) -> Answer {
    let outcome = Hasgen.run(words, in: Environment(workingDirectory: folder))
    return Answer(
      status: outcome.status.rawValue, results: outcome.results, messages: outcome.messages)
  }

  /// A project of some texts.
  init(_ texts: [String: String]) {
    self.init(texts.mapValues { Array($0.utf8) }, tool: Self.runTool)
  }

  /// Replaces a part of a file.
  mutating func replace(_ part: String, in path: String, with other: String) throws {
    let text = String(decoding: files[path] ?? [], as: UTF8.self)
    guard text.contains(part) else { throw MissingPart(text: text) }
    files[path] = Array(text.replacing(part, with: other).utf8)
  }

  private struct MissingPart: Error {
    let text: String
  }
}
