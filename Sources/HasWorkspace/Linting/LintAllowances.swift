import DependencyGraph
import Findings
import Lint
import SwiftBodies

/// The comments that allow findings of `lint`: `// hasgen: allow unused-dependency: reason`.
struct LintAllowances {
  private let texts: SourceTexts
  private let paths: [String]

  /// - Parameter paths: The files that comments may stand in.
  init(in texts: SourceTexts, of paths: [String]) {
    self.texts = texts
    self.paths = paths
  }

  /// The findings that no comment allows, and those about comments that allow nothing.
  ///
  /// - Parameter choices: A rule that is off finds nothing, and its comments are not idle.
  func remaining(_ findings: [LintFinding], by choices: LintChoices) -> [LintFinding] {
    var lines: [String: [Substring]] = [:]
    for path in texts.mentioning(["hasgen: allow "], paths) {
      lines[path] = texts.bytes(path).map(Self.lines)
    }
    guard !lines.isEmpty else { return findings }
    var used: [String: Set<Int>] = [:]
    let remaining = findings.filter { finding in
      guard let place = finding.diagnostic.location, let text = lines[place.path],
        let line = Self.allowance(of: finding.diagnostic.id, at: place.line - 1, in: text)
      else { return true }
      used[place.path, default: []].insert(line)
      return false
    }
    return remaining + idle(lines, besides: used, by: choices)
  }

  private func idle(
    _ lines: [String: [Substring]], besides used: [String: Set<Int>], by choices: LintChoices
  ) -> [LintFinding] {
    let rule = LintRule.idleAllow
    guard let severity = choices.level(of: rule).severity else { return [] }
    let rules = Set(LintRule.all.map(\.id))
    let unwatched = Set(LintRule.all.filter { choices.level(of: $0) == .off }.map(\.id))
      .union([rule.id]).union(Diagnostic.idsOfWarnings.subtracting(rules))
    return lines.flatMap { path, lines -> [LintFinding] in
      let idle = lines.indices.filter { used[path]?.contains($0) != true }.compactMap { index in
        Self.comment(in: lines[index]).flatMap { id, column in
          unwatched.contains(id)
            ? nil : (id, Location(path: path, line: index + 1, column: column))
        }
      }
      guard !idle.isEmpty, let bytes = texts.bytes(path) else { return [] }
      let strings = StringLines(in: bytes)
      return idle.filter { !strings.holds($0.1) }.map { id, place in
        rules.contains(id)
          ? .idleAllow(id, at: place).at(severity)
          : .idleAllow(
            unknown: id,
            nearest: nearestName(to: id.rawValue, among: rules.map(\.rawValue).sorted()),
            at: place
          ).at(severity)
      }
    }
  }

  /// The comment of a line that allows findings and says nothing before: what it allows, and its
  /// column; `nil` for a line without one.
  private static func comment(in line: Substring) -> (id: DiagnosticID, column: Int)? {
    guard let comment = line.firstRange(of: "hasgen: allow "),
      let slashes = line[..<comment.lowerBound].lastIndex(of: "/"), slashes > line.startIndex,
      line[line.index(after: slashes)..<comment.lowerBound].allSatisfy({ $0 == " " }),
      case let first = line.index(before: slashes), line[first] == "/",
      line[..<first].firstRange(of: "//") == nil,
      let colon = line[comment.upperBound...].firstIndex(of: ":"),
      case let id = line[comment.upperBound..<colon], !id.isEmpty, !id.contains(" ")
    else { return nil }
    return (DiagnosticID(rawValue: String(id)), line[..<first].utf8.count + 1)
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// Whether something stands behind the name of the rule.
  private static func hasReason(_ text: Substring) -> Bool {
    text.contains { $0 != " " && $0 != "\t" }
  }

  /// The index of the line whose comment allows a finding: behind its place, or above it on one of
  /// several lines of comments.
  static func allowance(of id: DiagnosticID, at index: Int, in lines: [Substring]) -> Int? {
    let comment = "hasgen: allow \(id.rawValue):"
    if lines.indices.contains(index), let behind = lines[index].firstRange(of: "// \(comment)"),
      behind.lowerBound > lines[index].startIndex, hasReason(lines[index][behind.upperBound...])
    {
      return index
    }
    var above = index - 1
    while lines.indices.contains(above) {
      let words = lines[above].split { $0 == " " || $0 == "\t" }
      guard let first = words.first, first.hasPrefix("//") else { return nil }
      // `// hasgen: allow ID:` or `//hasgen: allow ID:`
      for count in [3, 4] where words.prefix(count).joined(separator: " ").hasSuffix(comment) {
        return words.count > count ? above : nil
      }
      above -= 1
    }
    return nil
  }
}

/// The places of a text that stand in strings.
private struct StringLines {
  private let ranges: [Range<Int>]
  private let starts: [Int]

  init(in bytes: [UInt8]) {
    let text = BodyText(reading: bytes)
    ranges = text.tokens.filter { $0.kind == .literal }.map { $0.start..<$0.end }
    starts = [0] + bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }.map { $0 + 1 }
  }

  /// Whether a place stands in a string.
  func holds(_ place: Location) -> Bool {
    guard starts.indices.contains(place.line - 1) else { return false }
    let offset = starts[place.line - 1] + place.column - 1
    return ranges.contains { $0.contains(offset) }
  }
}
