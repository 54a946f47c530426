import DependencyGraph
import Findings
import Lint

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
    let watched = LintRule.all.filter { $0.id != rule.id && choices.level(of: $0) != .off }
    return lines.flatMap { path, lines in
      lines.indices.filter { used[path]?.contains($0) != true }.flatMap { index in
        watched.compactMap { watched -> LintFinding? in
          let comment = "hasgen: allow \(watched.id.rawValue):"
          guard let slashes = lines[index].firstRange(of: "// "),
            let found = lines[index].firstRange(of: comment),
            slashes.lowerBound < found.lowerBound
          else { return nil }
          let column = lines[index][..<slashes.lowerBound].utf8.count + 1
          return LintFinding.idleAllow(
            watched.id, at: Location(path: path, line: index + 1, column: column)
          ).at(severity)
        }
      }
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
  }

  /// The index of the line whose comment allows a finding: behind its place, or above it on one of
  /// several lines of comments.
  static func allowance(of id: DiagnosticID, at index: Int, in lines: [Substring]) -> Int? {
    let comment = "hasgen: allow \(id.rawValue):"
    if lines.indices.contains(index), let behind = lines[index].firstRange(of: "// \(comment)"),
      behind.lowerBound > lines[index].startIndex
    {
      return index
    }
    var above = index - 1
    while lines.indices.contains(above) {
      let words = lines[above].split { $0 == " " || $0 == "\t" }
      guard let first = words.first, first.hasPrefix("//") else { return nil }
      if words.prefix(4).joined(separator: " ").hasSuffix(comment) { return above }
      above -= 1
    }
    return nil
  }
}
