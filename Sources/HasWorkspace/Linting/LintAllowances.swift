import DependencyGraph
import Findings
import Lint
import SwiftBodies
import Usage

/// The comments that allow findings of `lint`: `// hasgen: allow unused-dependency: reason`.
struct LintAllowances {
  private let app: LintedApp

  init(in app: LintedApp) { self.app = app }

  /// The findings that no comment allows, and those about comments that allow nothing.
  func remaining(_ findings: [LintFinding]) -> [LintFinding] {
    var lines: [String: [Substring]] = [:]
    for path in app.pathsWithAllowances {
      lines[path] = app.texts.bytes(path).map { String(decoding: $0, as: UTF8.self).textLines }
    }
    guard !lines.isEmpty else { return findings }
    var used: [String: Set<Int>] = [:]
    let remaining = findings.filter { finding in
      guard let place = finding.diagnostic.location, let text = lines[place.path],
        let line = AllowingComment.line(
          allowing: finding.diagnostic.id, at: place.line - 1, in: text)
      else { return true }
      used[place.path, default: []].insert(line)
      return false
    }
    return remaining + idle(lines, besides: used)
  }

  /// What is said of the comments that allow nothing. A rule that is off finds nothing, and its comments
  /// are not idle.
  private func idle(
    _ lines: [String: [Substring]], besides used: [String: Set<Int>]
  ) -> [LintFinding] {
    let rule = LintRule.idleAllow
    guard let severity = app.choices.level(of: rule).severity else { return [] }
    let rules = Set(LintRule.all.map(\.id))
    let unwatched = Set(LintRule.all.filter { app.choices.level(of: $0) == .off }.map(\.id))
      .union([rule.id]).union(Diagnostic.idsOfWarnings.subtracting(rules))
    return lines.flatMap { path, lines -> [LintFinding] in
      let idle = lines.indices.filter { used[path]?.contains($0) != true }.flatMap { index in
        AllowingComment.all(in: lines[index]).filter { $0.isFirst && !unwatched.contains($0.id) }
          .map { ($0.id, Location(path: path, line: index + 1, column: $0.offset + 1)) }
      }
      guard !idle.isEmpty, let bytes = app.texts.bytes(path) else { return [] }
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
