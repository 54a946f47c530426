import HasgenWorkspace

/// The difference that a change makes to a file, line by line, as `diff -u` prints it.
struct UnifiedDiff {
  /// A line, with a space if both texts have it, `-` for the old text, `+` for the new one.
  private typealias Line = (mark: Character, text: String)

  /// The number of unchanged lines that are shown around changed ones.
  private static let context = 3

  private let change: Change
  private let lines: [Line]

  init(_ change: Change) {
    self.change = change
    lines = Self.merge(Self.lines(of: change.before), Self.lines(of: change.after))
  }

  /// The difference; empty if there is none.
  func text(style: Style) -> String {
    let hunks = hunks
    guard !hunks.isEmpty else { return "" }
    let label = change.path.drop { $0 == "/" }
    let before = change.kind == .create ? "/dev/null" : "a/\(label)"
    let after = change.kind == .remove ? "/dev/null" : "b/\(label)"
    let head = style.apply(.strong, "--- \(before)\n+++ \(after)") + "\n"
    return head + hunks.map { text(of: $0, style: style) }.joined()
  }

  /// The ranges of lines to show: the changed ones with their context.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let hunk = max(index - Self.context, 0)..<min(index + Self.context + 1, lines.count)
      if let last = hunks.last, last.upperBound >= hunk.lowerBound {
        hunks[hunks.count - 1] = last.lowerBound..<hunk.upperBound
      } else {
        hunks.append(hunk)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>, style: Style) -> String {
    let (before, after) = (span(hunk, without: "+"), span(hunk, without: "-"))
    let head = style.apply(.hunk, "@@ -\(before) +\(after) @@") + "\n"
    let roles: [Character: Style.Role] = ["-": .removed, "+": .added]
    return head
      + lines[hunk].map { line in
        let end = line.text.utf8.last == 0x0A ? "" : "\n\\ No newline at end of file\n"
        let text = "\(line.mark)\(line.text)\(end)"
        return roles[line.mark].map { style.apply($0, text) } ?? text
      }.joined()
  }

  /// The first line and the number of lines of a hunk, in the text whose lines never have the given
  /// mark.
  private func span(_ hunk: Range<Int>, without mark: Character) -> String {
    let count = lines[hunk].count { $0.mark != mark }
    let before = lines[..<hunk.lowerBound].count { $0.mark != mark }
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private static func merge(_ old: [String], _ new: [String]) -> [Line] {
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var oldIndex = 0
    var newIndex = 0
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(("-", old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(("+", new[newIndex]))
        newIndex += 1
      } else {
        lines.append((" ", old[oldIndex]))
        oldIndex += 1
        newIndex += 1
      }
    }
    return lines
  }

  /// The lines, each with its end.
  private static func lines(of bytes: [UInt8]?) -> [String] {
    let lines = (bytes ?? []).split(separator: 0x0A, omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return lines.dropLast().map { $0 + "\n" } + lines.suffix(1).filter { !$0.isEmpty }
  }
}
