import Foundation

/// The code lines that each area of `Sources` may have, `Tests/House/budget.tsv`.
struct Budget {
  /// An area, a row of the table.
  struct Area {
    let name: String
    /// Folders below `Sources`.
    let paths: [String]
    /// Folders below these that belong to other areas.
    let excluded: [String]
    /// The number of code lines that it may have.
    let limit: Int

    /// Whether a file belongs to the area.
    ///
    /// - Parameter path: The file's path below `Sources`.
    func contains(_ path: String) -> Bool {
      paths.contains { path.hasPrefix("\($0)/") }
        && !excluded.contains { path.hasPrefix("\($0)/") }
    }
  }

  let areas: [Area]

  /// Reads the table: tab-separated rows below a head, with paths separated by commas.
  init(_ table: String) throws {
    areas = try table.split(separator: "\n").dropFirst().map { row in
      let cells = row.split(separator: "\t", omittingEmptySubsequences: false)
      guard cells.count == 5, let limit = Int(cells[4]) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return Area(
        name: String(cells[0]), paths: cells[1].split(separator: ",").map(String.init),
        excluded: cells[2].split(separator: ",").map(String.init), limit: limit)
    }
  }

  /// The sentences that say what is wrong with some files; empty if each is in one area, and each
  /// area is within its limit.
  ///
  /// - Parameter files: The texts of Swift files by their paths below `Sources`.
  func violations(in files: [String: String]) -> [String] {
    var lines: [String: Int] = [:]
    var violations: [String] = []
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let owners = areas.filter { $0.contains(path) }.map(\.name)
      if owners.count != 1 { violations.append("\(path) is in \(owners.count) areas \(owners)") }
      for owner in owners { lines[owner, default: 0] += Self.codeLines(in: text) }
    }
    return violations
      + areas.compactMap { area in
        let count = lines[area.name, default: 0]
        return count <= area.limit
          ? nil : "'\(area.name)' has \(count) code lines; its budget is \(area.limit)"
      }
  }

  /// The number of lines that are not blank, not only a comment, and not an import.
  static func codeLines(in text: String) -> Int {
    text.split(separator: "\n").count { line in
      let line = line.trimmingCharacters(in: .whitespaces)
      let isImport =
        line.prefixMatch(of: /(?:@\w+ )?(?:public |package |internal |private )?import\s/) != nil
      return !line.isEmpty && !line.hasPrefix("//") && !isImport
    }
  }
}
