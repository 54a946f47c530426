import Foundation
import HasgenReading
import HasgenWorkspace
import TestFolders
import Testing

@testable import hasgen

/// Members that are read when somebody asks for them give what all members give: in the golden inputs
/// and in the ordinary apps.
@Suite
struct TwoWaysTests {
  @Test(arguments: try TwoWaysInput.all)
  func agree(_ input: TwoWaysInput) throws {
    let folder = try TestFolder()
    try input.expectAgreement(in: input.copy(to: folder))
  }

  /// Most files have no sign then.
  @Test(arguments: try TwoWaysInput.all)
  func agreeWhereEachDeclarationHasAFile(_ input: TwoWaysInput) throws {
    let folder = try TestFolder()
    let copy = try input.copy(to: folder)
    for (path, text) in try GoldenCase.files(below: copy) where path.hasSuffix(".swift") {
      for (number, part) in SplitFile(text).parts.enumerated() {
        let name = number == 0 ? path : path.dropLast(".swift".count) + "+\(number).swift"
        try Data(part.utf8).write(to: copy.appending(path: name))
      }
    }
    try input.expectAgreement(in: copy)
  }
}

/// A project that is planned in two ways.
struct TwoWaysInput: CustomTestStringConvertible, Sendable {
  private let folder: URL
  private let arguments: [String]
  let testDescription: String

  /// The golden inputs and the ordinary apps.
  static var all: [TwoWaysInput] {
    get throws {
      let golden = try GoldenCase.all.map {
        TwoWaysInput(folder: $0.input, arguments: $0.arguments, testDescription: $0.name)
      }
      let ordinary = URL(filePath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().appending(path: "Ordinary")
      let apps = try ["Apps", "Cases"].flatMap {
        try FileManager.default.subfolders(of: ordinary.appending(path: $0))
      }
      try #require(!apps.isEmpty, "no app in \(ordinary.path)")
      return golden
        + apps.map {
          TwoWaysInput(folder: $0, arguments: [], testDescription: $0.lastPathComponent)
        }
    }
  }

  func copy(to around: TestFolder) throws -> URL {
    let copy = URL(filePath: around("Golden"))
    try copyProject(folder, to: copy)
    return copy
  }

  func expectAgreement(in folder: URL) throws {
    let environment = Environment(workingDirectory: folder.path)
    let arguments = try Arguments(parsing: ["generate"] + self.arguments, in: environment)
    let ways = TwoWays(arguments.request)
    #expect(ways.difference == [], "read later: \(ways.readLater)")
  }
}

/// A source file whose declarations at file level are put into files of their own.
private struct SplitFile {
  /// The texts; the file as it is where it is generated, broken, or has declarations under `#if`.
  let parts: [String]

  init(_ text: String) {
    let outline = Outline(reading: text)
    let conditions =
      outline.declarations.flatMap(\.conditions) + outline.imports.flatMap(\.conditions)
    let isWhole =
      text.hasPrefix(FileGenerator.marker) || !outline.problems.isEmpty || !conditions.isEmpty
    guard !isWhole, outline.declarations.count > 1 else {
      parts = [text]
      return
    }
    let bytes = Array(text.utf8)
    let imports = outline.imports.map { "\($0.text)\n" }.joined()
    let starts = outline.declarations.map(\.range.lowerBound).dropFirst() + [bytes.count]
    var parts: [String] = []
    var start = 0
    for (declaration, next) in zip(outline.declarations, starts) {
      let end = declaration.range.upperBound
      // What stands behind it on its line belongs to it.
      let newline = bytes[end...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
      let stop = max(min(newline, next), start)
      let part = String(decoding: bytes[start..<stop], as: UTF8.self)
      parts.append((parts.isEmpty ? "" : imports) + part + "\n")
      start = stop
    }
    self.parts = parts
  }
}
