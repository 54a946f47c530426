import Foundation
import HasGeneration
import SwiftReading
import TestFolders
import Testing

@testable import hasgen

/// Members that are read when somebody asks for them give what all members give.
@Suite
struct TwoWaysTests {
  @Test(arguments: try GoldenCase.all)
  func agree(_ golden: GoldenCase) throws {
    let folder = try TestFolder()
    let input = URL(filePath: folder("Golden"))
    try golden.copyInput(to: input)
    try expectAgreement(on: golden, in: input)
  }

  /// Most files have no sign then.
  @Test(arguments: try GoldenCase.all)
  func agreeWhereEachDeclarationHasAFile(_ golden: GoldenCase) throws {
    let folder = try TestFolder()
    let input = URL(filePath: folder("Golden"))
    try golden.copyInput(to: input)
    for (path, text) in try GoldenCase.files(below: input) where path.hasSuffix(".swift") {
      for (number, part) in SplitFile(text).parts.enumerated() {
        let name = number == 0 ? path : path.dropLast(".swift".count) + "+\(number).swift"
        try Data(part.utf8).write(to: input.appending(path: name))
      }
    }
    try expectAgreement(on: golden, in: input)
  }

  private func expectAgreement(on golden: GoldenCase, in folder: URL) throws {
    let environment = Environment(workingDirectory: folder.path)
    let arguments = try Arguments(parsing: ["generate"] + golden.arguments, in: environment)
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
