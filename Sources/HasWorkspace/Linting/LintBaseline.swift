import FileSystem
import Findings
import Lint

/// The findings of `hasgen lint` that are known already: how many there are of a rule, about a
/// subject, in a file. Edits elsewhere in a file change nothing of it.
package struct LintBaseline: Sendable {
  /// What tells findings apart.
  private struct Key: Hashable, Comparable {
    let path: String
    let rule: String
    let subject: String

    static func < (left: Key, right: Key) -> Bool {
      (left.path, left.rule, left.subject) < (right.path, right.rule, right.subject)
    }
  }

  private var counts: [Key: Int] = [:]
  /// The folder that paths are relative to; absolute.
  private let folder: String
  private let workingDirectory: String

  /// The baseline of some findings, for a file at a path.
  package init(of findings: [LintFinding], at path: String, workingDirectory: String) {
    self.init(at: path, workingDirectory: workingDirectory)
    for finding in findings { counts[key(of: finding), default: 0] += 1 }
  }

  private init(at path: String, workingDirectory: String) {
    folder = Path.folder(of: path)
    self.workingDirectory = workingDirectory
  }

  private func key(of finding: LintFinding) -> Key {
    let path = finding.diagnostic.location.map { location in
      Path.relative(
        from: folder, to: Path.normalized(Path.join(workingDirectory, location.path)))
    }
    return Key(path: path ?? "", rule: finding.diagnostic.id.rawValue, subject: finding.subject)
  }

  /// The findings that are not in it, and the number of its entries that were not found.
  package func remaining(_ findings: [LintFinding]) -> (findings: [LintFinding], gone: Int) {
    var left = counts
    let remaining = findings.filter { finding in
      let key = key(of: finding)
      guard let count = left[key], count > 0 else { return true }
      left[key] = count - 1
      return false
    }
    return (remaining, left.values.reduce(0, +))
  }

  /// The text of the file: an entry on each line, sorted.
  package var text: String {
    let entries = counts.sorted { $0.key < $1.key }.map { key, count in
      JSONText.object(
        [
          ("path", .string(key.path)), ("rule", .string(key.rule)),
          ("subject", .string(key.subject)),
        ] + (count == 1 ? [] : [("count", .number(count))]))
    }
    let lines = entries.map { "    \($0.text(indentation: -10_000))" }.joined(separator: ",\n")
    return "{\n  \"version\": 1,\n  \"findings\": ["
      + (lines.isEmpty ? "]" : "\n\(lines)\n  ]") + "\n}\n"
  }
}

extension LintBaseline {
  /// Reads the file at a path.
  ///
  /// - Throws: `WorkspaceError` if it cannot be read or is no baseline.
  package init(
    reading path: String, from files: Files, workingDirectory: String
  ) throws(WorkspaceError) {
    self.init(at: path, workingDirectory: workingDirectory)
    let shown = Path.relative(from: workingDirectory, to: path)
    let bytes: [UInt8]
    do {
      bytes = try files.contents(of: path)
    } catch {
      throw WorkspaceError([.unreadable(shown, error)])
    }
    func broken(_ message: String, at offset: Int) -> WorkspaceError {
      let before = bytes.prefix(offset)
      let start = before.lastIndex(of: UInt8(ascii: "\n")).map { $0 + 1 } ?? 0
      let line = before.count { $0 == UInt8(ascii: "\n") } + 1
      return WorkspaceError(
        message, id: .invalidConfiguration,
        at: Location(path: shown, line: line, column: offset - start + 1),
        note: "write it anew: 'hasgen lint --write-baseline \(shown)'")
    }
    let root: JSONNode
    do {
      root = try JSONParser.parse(bytes)
    } catch {
      throw broken("not valid JSON: \(error.message)", at: error.offset)
    }
    if case .object(let members) = root.value,
      let version = members.first(where: { $0.key == "version" })?.node
    {
      guard case .number("1") = version.value else {
        throw broken(
          "the baseline is of a version that this hasgen does not read", at: version.offset)
      }
    }
    guard case .object(let members) = root.value,
      let findings = members.first(where: { $0.key == "findings" })?.node,
      case .array(let entries) = findings.value
    else { throw broken("a baseline is an object with 'findings'", at: root.offset) }
    for entry in entries {
      guard case .object(let members) = entry.value else {
        throw broken("a finding must be an object, not \(entry.kind)", at: entry.offset)
      }
      func text(_ key: String) -> String? {
        guard case .string(let text)? = members.first(where: { $0.key == key })?.node.value else {
          return nil
        }
        return text
      }
      guard let path = text("path"), let rule = text("rule"), let subject = text("subject") else {
        throw broken("a finding needs 'path', 'rule' and 'subject'", at: entry.offset)
      }
      var count = 1
      if let node = members.first(where: { $0.key == "count" })?.node {
        guard case .number(let digits) = node.value, let number = Int(digits), number > 0 else {
          throw broken("'count' must be a number above 0", at: node.offset)
        }
        count = number
      }
      counts[Key(path: path, rule: rule, subject: subject), default: 0] += count
    }
  }
}
