import HasWorkspace

/// The difference that a change makes to a file, line by line, as `diff -u` prints it.
struct UnifiedDiff {
  /// A line with its end.
  private struct Line {
    /// A space for a line of both texts, `-` for one of the old text, `+` for one of the new.
    let mark: String
    let text: String
  }

  /// The number of unchanged lines that are shown around changed ones.
  private static let context = 3

  private let path: String
  private let kind: Change.Kind
  private let lines: [Line]

  init(_ change: Change) {
    path = change.path
    kind = change.kind
    lines = Self.merge(Self.split(change.before ?? []), Self.split(change.after ?? []))
  }

  /// The difference; empty where there is none.
  func text(style: Style) -> String {
    let hunks = hunks
    guard !hunks.isEmpty else { return "" }
    let label = path.drop { $0 == "/" }
    let before = kind == .create ? "/dev/null" : "a/\(label)"
    let after = kind == .remove ? "/dev/null" : "b/\(label)"
    let head = style.apply(.strong, "--- \(before)\n+++ \(after)") + "\n"
    return head + hunks.map { text(of: $0, style: style) }.joined()
  }

  /// The stretches of lines to show: the changed ones with their context.
  private var hunks: [Range<Int>] {
    var hunks: [Range<Int>] = []
    for index in lines.indices where lines[index].mark != " " {
      let start = max(index - Self.context, 0)
      let end = min(index + Self.context + 1, lines.count)
      if let last = hunks.last, last.upperBound >= start {
        hunks[hunks.count - 1] = last.lowerBound..<end
      } else {
        hunks.append(start..<end)
      }
    }
    return hunks
  }

  private func text(of hunk: Range<Int>, style: Style) -> String {
    let (before, after) = (span(hunk, without: "+"), span(hunk, without: "-"))
    var text = style.apply(.hunk, "@@ -\(before) +\(after) @@") + "\n"
    for line in lines[hunk] {
      let isEnded = line.text.utf8.last == UInt8(ascii: "\n")
      let shown = line.mark + line.text + (isEnded ? "" : "\n\\ No newline at end of file\n")
      switch line.mark {
      case "-": text += style.apply(.removed, shown)
      case "+": text += style.apply(.added, shown)
      default: text += shown
      }
    }
    return text
  }

  /// The first line and the number of lines of a hunk, in the text whose lines never have a mark.
  private func span(_ hunk: Range<Int>, without mark: String) -> String {
    let count = lines[hunk].count { $0.mark != mark }
    let before = lines[..<hunk.lowerBound].count { $0.mark != mark }
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private static func merge(_ old: [String], _ new: [String]) -> [Line] {
    var (removed, added): (Set<Int>, Set<Int>) = ([], [])
    for change in new.difference(from: old) {
      switch change {
      case .remove(let offset, _, _): removed.insert(offset)
      case .insert(let offset, _, _): added.insert(offset)
      }
    }
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      let mark = removed.contains(oldIndex) ? "-" : added.contains(newIndex) ? "+" : " "
      lines.append(Line(mark: mark, text: mark == "+" ? new[newIndex] : old[oldIndex]))
      if mark != "+" { oldIndex += 1 }
      if mark != "-" { newIndex += 1 }
    }
    return lines
  }

  /// The lines, each with its end.
  private static func split(_ bytes: [UInt8]) -> [String] {
    let lines = bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .map { String(decoding: $0, as: UTF8.self) }
    return lines.dropLast().map { $0 + "\n" } + lines.suffix(1).filter { !$0.isEmpty }
  }
}
