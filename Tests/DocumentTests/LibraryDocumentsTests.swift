import Foundation
import TestFolders
import Testing

/// The code of the library's articles compiles: all blocks without a path as one file. `PagesTests`
/// compile the blocks that show a project.
@Suite
struct LibraryDocumentsTests {
  private static let library = "Sources/HasKit"

  private static var files: [String] {
    get throws {
      try FileManager.default
        .subpathsOfDirectory(atPath: Document.root.appending(path: library).path)
        .map { "\(library)/\($0)" }.sorted()
    }
  }

  /// A block that begins with the path of a file of the repository stands in that file.
  @Test(arguments: try PagesTests.documents + ["CONTRIBUTING.md"])
  func quotesFiles(_ name: String) throws {
    for part in try Document(name).blocks.filter({ $0.fileOfApp == nil }).compactMap(\.file) {
      #expect(try Document(part.path).text.contains(part.text), "as in \(part.path)")
    }
  }

  @Test(
    arguments: try files.filter { $0.hasSuffix(".md") },
    Nightly.languageModes)
  func compiles(_ article: String, _ mode: String) throws {
    let all = try Document(article).blocks
    let languages = ["console", "json", "mermaid", "sh", "starlark", "swift", "text", "yaml"]
    #expect(all.allSatisfy { languages.contains($0.language) })
    let blocks = all.filter { block in
      block.language == "swift" && block.file == nil
        && !block.text.hasPrefix("// swift-tools-version")
    }
    if blocks.isEmpty { return }
    let folder = FileManager.default.temporaryDirectory
      .appending(path: "haskit-article-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    // Compiled along with the library, as one module.
    let text = blocks.map(\.text).joined(separator: "\n").replacing("import HasKit\n", with: "")
    let code = folder.appending(path: "Article.swift")
    try Data(text.utf8).write(to: code)
    let sources = try Self.files.filter { $0.hasSuffix(".swift") }
      .map { Document.root.appending(path: $0).path }
    #expect(try typechecks([code.path] + sources, mode: mode))
  }
}
