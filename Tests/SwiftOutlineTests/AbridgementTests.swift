import Foundation
import Testing

@testable import SwiftLexing
@testable import SwiftOutline

/// What an outline tells of a text, it tells of its abridgement, at the same places.
@Suite struct AbridgementTests {
  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func texts(below folder: String, _ isWanted: (String) -> Bool) throws -> [[UInt8]]
  {
    let folder = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter(isWanted)
      .map { try [UInt8](Data(contentsOf: folder.appending(path: $0))) }
  }

  private func abridged(_ text: [UInt8]) -> String? {
    text.withUnsafeBufferPointer { Abridgement(of: $0).text }
  }

  /// - Returns: How many lines were left out.
  @discardableResult
  private func expectSame(_ text: [UInt8]) throws -> Int {
    guard let short = abridged(text) else {
      #expect(String(validating: text, as: UTF8.self) == nil || text.contains(0))
      return 0
    }
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    let shortLines = short.utf8.split(
      separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    try #require(lines.count == shortLines.count)
    let changed = zip(lines, shortLines).filter { !$0.elementsEqual($1) }
    #expect(changed.allSatisfy { $1.isEmpty })
    let tellings = [text, Array(short.utf8)].map { text in
      text.withUnsafeBufferPointer { Telling(of: Outline(reading: $0), in: $0).lines }
    }
    if tellings[0] != tellings[1] {
      let difference = tellings[1].difference(from: tellings[0])
      Issue.record("\(difference)\n\(String(decoding: text, as: UTF8.self))")
    }
    #expect(abridged(Array(short.utf8)) == short)
    return changed.count
  }

  /// Which line is which depends on what ends them.
  @Test(arguments: ["\r", "\r\r\n", "\r\n", "\n\r"])
  func otherLineEnds(_ end: String) throws {
    let body = "struct A {\n  func f() {\n    print(1)\n    print(2)\n  }\n\n  let a: Int\n}\n"
    try expectSame(Array("// one\(end)// two\(end)\(body)".utf8))
    try expectSame(Array("\(body)// one\(end)\(end)\(body)".utf8))
  }

  @Test func ownSources() throws {
    let texts = try Self.texts(below: "Sources") { $0.hasSuffix(".swift") }
    let left = try stride(from: 0, to: texts.count, by: 3).map { try expectSame(texts[$0]) }
    #expect(left.reduce(0, +) > 500)
  }

  @Test func goldenInputs() throws {
    let texts = try Self.texts(below: "Tests/GoldenTests/Cases") {
      $0.contains("/in/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".text"))
    }
    try #require(!texts.isEmpty)
    for text in texts { try expectSame(text) }
  }

  /// Whatever stands in a body, be it a brace in a string.
  @Test(arguments: [
    ValidTextTests.comments, ValidTextTests.strings, ValidTextTests.regexLiterals,
    ValidTextTests.operators, ValidTextTests.conditions, ValidTextTests.names,
    ValidTextTests.types, ValidTextTests.attributes, ValidTextTests.members, ValidTextTests.files,
  ])
  func validTexts(_ texts: [String]) throws {
    for text in texts {
      try expectSame(Array(text.utf8))
      for start in [
        "func f() {", "var a: Int {\n  get {", "init() {", "let a = {",
        "subscript(i: Int) -> Int {",
        "var b: Int = 1 {\n  didSet {", "var c: some View {", "deinit {",
      ] {
        let ends = start.filter { $0 == "{" }.map { _ in "\n}" }.joined()
        try expectSame(Array("struct A {\n\(start)\n\(text)\(ends)\n  let z: Int\n}\n".utf8))
      }
    }
  }

  @Test func invalidTexts() throws {
    let cases =
      InvalidTextTests.files + InvalidTextTests.conflicts + InvalidTextTests.unfinished
      + InvalidTextTests.brackets + InvalidTextTests.declarations
    for wrong in cases {
      let text = wrong.text.replacing("▸", with: "")
      try expectSame(Array(text.utf8))
      try expectSame(Array("struct A {\n  func f() {\n\(text)\n  }\n  let z: Int\n}\n".utf8))
    }
  }

  /// What is cut off anywhere, as while somebody is typing.
  @Test func cutTexts() throws {
    let texts = try Self.texts(below: "Sources/SwiftOutline") { $0.hasSuffix(".swift") }
    for text in texts.prefix(12) {
      for cut in stride(from: 0, through: text.count, by: 199) {
        try expectSame(Array(text[..<cut]))
      }
    }
  }

  @Test func keepsWhatSomethingDependsOn() throws {
    let text = """
      struct A {
        func f() -> Int {
          let a = 1
          return a
        }
        func g() {
          struct Local {}
          print(Local())
        }
        func h() {
          #if DEBUG
          print(1)
          #endif
        }
        var a: Int {
          get {
            1
          }
          set {
            print(newValue)
          }
        }
        var b: B {
          return self.stored
        }
        func i() { print(1); print(2) }
      }

      """
    let kept = try #require(abridged(Array(text.utf8)))
    for line in ["struct Local {}", "#if DEBUG", "return self.stored", "print(1); print(2)"] {
      #expect(kept.contains(line))
    }
    for line in ["let a = 1", "return a", "print(newValue)"] { #expect(!kept.contains(line)) }
    let ofWindows = text.replacing("\n", with: "\r\n")
    #expect(abridged(Array(ofWindows.utf8)) == ofWindows)
  }
}

/// All that an outline says, in lines, with places by line and column.
private struct Telling {
  private(set) var lines: [String] = []
  private let table: LineTable

  init(of outline: Outline, in text: UnsafeBufferPointer<UInt8>) {
    table = outline.lines
    tell(outline.imports, "imports")
    tell(outline.declarations, "declarations")
    tell(outline.contents, "contents")
    tell(outline.problems, "problems")
  }

  private mutating func tell(_ value: Any, _ label: String) {
    if let range = value as? Range<Int> {
      lines.append("\(label): \(place(range.lowerBound))-\(place(range.upperBound))")
    } else if let number = value as? Int {
      lines.append("\(label): \(isOffset(label) ? place(number) : "\(number)")")
    } else {
      let mirror = Mirror(reflecting: value)
      guard !mirror.children.isEmpty else {
        lines.append("\(label): \(value)")
        return
      }
      lines.append("\(label): \(type(of: value))")
      for child in mirror.children { tell(child.value, child.label ?? "-") }
    }
  }

  private func isOffset(_ label: String) -> Bool {
    ["start", "offset", "at", "end"].contains { label.lowercased().hasSuffix($0) }
  }

  private func place(_ offset: Int) -> String {
    let position = table.position(of: offset)
    return "\(position.line):\(position.column)"
  }
}
