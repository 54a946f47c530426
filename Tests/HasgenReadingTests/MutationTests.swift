import Foundation
import Testing

@testable import HasgenReading

/// Whatever somebody is typing, the reader comes to an end and keeps what stands before it.
@Suite struct MutationTests {
  /// Every so many places of the golden inputs and of the ordinary apps, one is damaged; of our own
  /// sources, every hundred times as many.
  private static let step = max(
    1, ProcessInfo.processInfo.environment["HASGEN_MUTATIONS"].flatMap(Int.init) ?? 36)

  private static let root = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  private static func texts(below folder: String, _ isWanted: (String) -> Bool) throws -> [[UInt8]]
  {
    let folder = root.appending(path: folder)
    return try FileManager.default.subpathsOfDirectory(atPath: folder.path).sorted()
      .filter(isWanted)
      .map { try [UInt8](Data(contentsOf: folder.appending(path: $0))) }
  }

  @Test func goldenInputs() throws {
    let texts = try Self.texts(below: "Tests/GoldenTests/Cases") {
      $0.contains("/in/") && ($0.hasSuffix(".swift") || $0.hasSuffix(".text"))
    }
    try damage(texts, every: Self.step)
  }

  @Test func ordinaryApps() throws {
    let texts = try ["Apps", "Cases"].flatMap {
      try Self.texts(below: "Tests/Ordinary/\($0)") { $0.hasSuffix(".swift") }
    }
    try damage(texts, every: Self.step)
  }

  @Test func ownSources() throws {
    let texts = try Self.texts(below: "Sources") { $0.hasSuffix(".swift") }
    try damage(texts, every: Self.step * 100)
  }

  private func damage(_ texts: [[UInt8]], every step: Int) throws {
    try #require(!texts.isEmpty)
    var count = 0
    for (number, text) in texts.enumerated() {
      let whole = Landmark.all(in: text)
      // Not the same places in each text, since many begin alike.
      let first = number % step
      for cut in stride(from: first, through: text.count, by: step) {
        expect(whole, before: cut, in: Array(text[..<cut]))
        count += 1
      }
      let tokens = Self.tokens(of: text)
      for index in stride(from: first, to: max(0, tokens.count - 1), by: step) {
        let (token, next) = (tokens[index], tokens[index + 1])
        let start = token.lowerBound
        let before = text[..<start]
        let between = text[token.upperBound..<next.lowerBound]
        let deleted = before + text[token.upperBound...]
        let doubled = text[..<token.upperBound] + text[start...]
        let swapped = [before, text[next], between, text[token], text[next.upperBound...]].joined()
        let mutations = [Array(deleted), Array(doubled), Array(swapped)]
        for mutation in mutations {
          expect(whole, before: start, in: mutation)
          count += 1
        }
      }
    }
    print("\(count) damaged texts read")
  }

  private func expect(_ whole: [Landmark], before damage: Int, in text: [UInt8]) {
    expectSameLater(in: text)
    // What stands right before the damage may go on in it, all names of a tuple included.
    let before = whole.prefix { $0.range.upperBound < damage }
    let untouched = before.prefix { $0.range != before.last?.range }
    let found = Landmark.all(in: text)
    guard !found.starts(with: untouched) else { return }
    Issue.record("lost before \(damage):\n\(String(decoding: text, as: UTF8.self))")
  }

  /// Members that are read later are those that are read at once.
  private func expectSameLater(in text: [UInt8]) {
    let words = WordPattern(prefixes: ["Has"], suffixes: [], words: [])
    let (whole, later) = text.withUnsafeBufferPointer {
      (Outline(reading: $0), Outline(reading: $0, lookingFor: words) { text })
    }
    guard whole.problems.isEmpty else { return }
    func places(_ outline: Outline) -> [[Range<Int>]] {
      outline.declarations.map { [$0.range] + $0.members.map(\.range) }
    }
    guard places(later) != places(whole) || !later.problems.isEmpty else { return }
    Issue.record("not the same members:\n\(String(decoding: text, as: UTF8.self))")
  }

  /// A declaration at file level.
  private struct Landmark: Equatable {
    let name: String
    let range: Range<Int>
    let members: Int

    static func all(in text: [UInt8]) -> [Landmark] {
      text.withUnsafeBufferPointer { Outline(reading: $0) }.declarations.map {
        Landmark(name: $0.name, range: $0.range, members: $0.members.count)
      }
    }
  }

  /// Words, runs of other characters, and white space left out.
  private static func tokens(of text: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start = 0
    while start < text.count {
      let kind = Kind(text[start])
      var end = start + 1
      while end < text.count, kind != .mark, Kind(text[end]) == kind { end += 1 }
      if kind != .blank { tokens.append(start..<end) }
      start = end
    }
    return tokens
  }

  private enum Kind {
    case blank, word, mark

    init(_ byte: UInt8) {
      switch byte {
      case 0x20, 0x09, 0x0A, 0x0D: self = .blank
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"), 0x80...:
        self = .word
      default: self = .mark
      }
    }
  }
}
