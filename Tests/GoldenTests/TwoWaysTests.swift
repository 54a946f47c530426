import Foundation
import HasGeneration
import SwiftLexing
import SwiftOutline
import TestFolders
import Testing

@testable import hasgen

/// Outlining only the files that seem to matter gives what outlining all of them gives.
@Suite
struct TwoWaysTests {
  @Test(arguments: try GoldenCase.all)
  func agree(_ golden: GoldenCase) throws {
    let folder = try TestFolder()
    let input = URL(filePath: folder("Golden"))
    try golden.copyInput(to: input)
    try expectAgreement(on: golden, in: input)
  }

  /// Most files hold none of the words then that make one matter.
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

  /// A sketch has all names that an outline has.
  @Test(arguments: try GoldenCase.all)
  func sketchesMissNothing(_ golden: GoldenCase) throws {
    let nothing = WordPattern(prefixes: [], suffixes: [], words: [])
    for (path, text) in try GoldenCase.files(below: golden.input) where path.contains(".swift") {
      var text = text
      let sketch = text.withUTF8 { Sketch(reading: $0, lookingFor: nothing) }
      if sketch.needsOutline { continue }
      let outline = Outline(reading: text)
      let extended = outline.declarations.filter { $0.kind == .extension }
      let declared = outline.declarations.filter { $0.kind.isNamedType }
      #expect(Set(declared.map { NameHash($0.name.plain) }).isSubset(of: sketch.names(.declared)))
      #expect(
        Set(extended.flatMap { $0.name.names }.map { NameHash($0) })
          .isSubset(of: sketch.names(.extended)))
      #expect(
        Set(outline.imports.map { NameHash($0.module) }).isSubset(of: sketch.names(.imported)))
      #expect(declared.allSatisfy { sketch.mayMention(oneOf: SoughtWords([$0.name.plain])) })
    }
  }

  private func expectAgreement(on golden: GoldenCase, in folder: URL) throws {
    let environment = Environment(workingDirectory: folder.path)
    let arguments = try Arguments(parsing: ["generate"] + golden.arguments, in: environment)
    let ways = TwoWays(arguments.request)
    #expect(ways.difference == [], "outlined: all but \(ways.sketched)")
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

extension Declaration.Kind {
  /// Whether it is declared as a type, a protocol or an alias.
  fileprivate var isNamedType: Bool {
    switch self {
    case .protocol, .struct, .class, .actor, .enum, .typealias: true
    case .extension, .let, .var, .func, .`init`, .associatedtype, .subscript: false
    }
  }
}

extension String {
  fileprivate var plain: String { filter { $0 != "`" } }
  /// `A` and `B` of `A<C>.B`.
  fileprivate var names: [String] {
    var depth = 0
    let bare = plain.filter { character in
      if character == "<" { depth += 1 }
      defer { if character == ">" { depth -= 1 } }
      return depth == 0
    }
    return bare.split(separator: ".").map(String.init)
  }
}
