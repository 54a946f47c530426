import Foundation
import Testing

/// The paths, targets and names in CONTRIBUTING exist.
@Suite
struct GuideTests {
  private static let name = "CONTRIBUTING.md"

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: Document.root.appending(path: path).path)
  }

  @Test func namesPathsThatExist() throws {
    let guide = try Document(Self.name)
    let folders = ["Sources/", "Tests/", "Templates/", ".ci/", ".github/"]
    // A command has words behind its path.
    let paths = guide.codeSpans.compactMap { $0.split(separator: " ").first.map(String.init) }
      .filter { path in folders.contains(where: path.hasPrefix) }
    #expect(paths.count > 50)
    for path in paths { #expect(exists(path), "\(path)") }
  }

  /// A name between back ticks is a word of the code, or of the page's own example.
  @Test func usesNamesOfTheCode() throws {
    let guide = try Document(Self.name)
    var words = Set(guide.blocks.flatMap { $0.text.identifiers })
    for folder in ["Sources", "Tests", "Templates"] {
      let folder = Document.root.appending(path: folder)
      for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path) {
        words.formUnion(path.identifiers)
        guard path.hasSuffix(".swift"), !path.contains("/Cases/"), !path.contains("/Apps/") else {
          continue
        }
        let text = try String(contentsOf: folder.appending(path: path), encoding: .utf8)
        words.formUnion(text.identifiers)
      }
    }
    let names = guide.codeSpans
      .filter { $0.wholeMatch(of: /[A-Za-z][\w.+():]*/) != nil && !$0.hasSuffix(".md") }
    #expect(names.count > 80)
    let unknown = names.filter { !words.isSuperset(of: $0.identifiers) }
    #expect(unknown == [])
  }

  /// The file behind a name, as in "`Type.function` (`path`)", has the words of the name.
  @Test func namesTheFilesOfNames() throws {
    let text = try Document(Self.name).text
    let places = text.matches(of: /`([A-Za-z][\w.]*)` \(`([\w\/+.]+\.swift)`\)/)
      .map { (name: String($0.output.1), path: String($0.output.2)) }
    #expect(places.count > 30)
    for (name, path) in places {
      let words = try Set(Document(path).text.identifiers)
      #expect(words.isSuperset(of: name.identifiers), "\(name) in \(path)")
    }
  }

  @Test func listsEachTargetWithWhatItUses() throws {
    let dependencies = try Self.dependencies
    let rows = try rows(below: "The targets").map { row in
      (path: row[0].filter { $0 != "`" }, uses: row[2].split(separator: ", ").map(String.init))
    }
    let sources = try FileManager.default
      .contentsOfDirectory(atPath: Document.root.appending(path: "Sources").path)
      .filter { !$0.hasPrefix(".") }
    #expect(Set(rows.map(\.path)).isSuperset(of: sources.map { "Sources/\($0)" }))
    for (path, uses) in rows {
      let target = path.replacing("Sources/", with: "")
      #expect(dependencies[target, default: []].isSuperset(of: uses), "\(path)")
    }
  }

  /// What the manifest lets each target import.
  private static var dependencies: [String: Set<String>] {
    get throws {
      let targets = try Document("Package.swift").text
        .matches(
          of: /\.(?:t|executableT)arget\(\s*name: "(\w+)"(?:,\s*dependencies: \[([^\]]*)\])?/)
      return Dictionary(
        targets.map { target in
          let list = String(target.output.2 ?? "")
          return (String(target.output.1), Set(list.identifiers))
        }, uniquingKeysWith: { first, _ in first })
    }
  }

  /// The cells of the first table below a heading, without its head.
  private func rows(below heading: String) throws -> [[String]] {
    let text = try Document(Self.name).text
    let start = try #require(text.firstRange(of: "\n## \(heading)\n")).upperBound
    return text[start...].split(separator: "\n", omittingEmptySubsequences: false)
      .drop { !$0.hasPrefix("|") }.prefix { $0.hasPrefix("|") }.dropFirst(2)
      .map { line in
        line.dropFirst().dropLast().split(separator: "|", omittingEmptySubsequences: false)
          .map { $0.trimmingCharacters(in: .whitespaces) }
      }
  }
}

extension String {
  /// The words of letters, digits and underscores.
  fileprivate var identifiers: [String] {
    utf8.split { byte in
      switch byte {
      case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
        UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "_"):
        false
      default: true
      }
    }.compactMap { String($0) }
  }
}
