import HasWorkspace

/// The difference that a change makes to a file, line by line, as `diff -u` prints it.
struct UnifiedDiff {
  /// A line of the old text, the new, or both.
  private enum Line {
    case kept(String), removed(String), added(String)

    var isKept: Bool {
      if case .kept = self { true } else { false }
    }
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
    for index in lines.indices where !lines[index].isKept {
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
    let before = span(hunk) { if case .added = $0 { false } else { true } }
    let after = span(hunk) { if case .removed = $0 { false } else { true } }
    var text = style.apply(.hunk, "@@ -\(before) +\(after) @@") + "\n"
    for line in lines[hunk] {
      switch line {
      case .kept(let content): text += ended(" " + content)
      case .removed(let content): text += style.apply(.removed, ended("-" + content))
      case .added(let content): text += style.apply(.added, ended("+" + content))
      }
    }
    return text
  }

  /// The first line and the number of lines of a hunk in one of the two texts.
  private func span(_ hunk: Range<Int>, counts: (Line) -> Bool) -> String {
    let count = lines[hunk].count(where: counts)
    let before = lines[..<hunk.lowerBound].count(where: counts)
    let start = count == 0 ? before : before + 1
    return count == 1 ? "\(start)" : "\(start),\(count)"
  }

  private func ended(_ line: String) -> String {
    line.utf8.last == UInt8(ascii: "\n") ? line : line + "\n\\ No newline at end of file\n"
  }

  private static func merge(_ old: [String], _ new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    let removed = Set(difference.removals.map(\.offset))
    let added = Set(difference.insertions.map(\.offset))
    var lines: [Line] = []
    var (oldIndex, newIndex) = (0, 0)
    while oldIndex < old.count || newIndex < new.count {
      if removed.contains(oldIndex) {
        lines.append(.removed(old[oldIndex]))
        oldIndex += 1
      } else if added.contains(newIndex) {
        lines.append(.added(new[newIndex]))
        newIndex += 1
      } else {
        lines.append(.kept(old[oldIndex]))
        (oldIndex, newIndex) = (oldIndex + 1, newIndex + 1)
      }
    }
    return lines
  }

  /// The lines, each with its end.
  private static func split(_ bytes: [UInt8]) -> [String] {
    var lines: [String] = []
    var rest = bytes[...]
    while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
      lines.append(String(decoding: rest[...end], as: UTF8.self))
      rest = rest[(end + 1)...]
    }
    if !rest.isEmpty { lines.append(String(decoding: rest, as: UTF8.self)) }
    return lines
  }
}

extension CollectionDifference.Change {
  fileprivate var offset: Int {
    switch self {
    case .insert(let offset, _, _), .remove(let offset, _, _): offset
    }
  }
}
