import Foundation

/// The words of Swift that each area of `Sources` should have, `Tests/House/budget.tsv`.
///
/// A word is an identifier, a keyword, a number, a string literal (whole) or one punctuation
/// character. Comments and imports have none, so lines and sentences are free.
struct Budget {
  /// An area, a row of the table.
  struct Area {
    let name: String
    /// Folders below `Sources`.
    let paths: [String]
    /// Folders below these that belong to other areas.
    let excluded: [String]
    /// The number of words that it should have.
    let aim: Int

    /// Returns true if a file belongs to the area.
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
      guard cells.count == 5, let aim = Int(cells[4]) else {
        throw CocoaError(.fileReadCorruptFile)
      }
      return Area(
        name: String(cells[0]), paths: cells[1].split(separator: ",").map(String.init),
        excluded: cells[2].split(separator: ",").map(String.init), aim: aim)
    }
  }

  /// The words of each area, in the order of the table, and of all files.
  struct Count {
    var areas: [Int]
    var all = 0
    /// The files that are in no area, or in several: each file should be in one.
    var misplaced: [String] = []
  }

  /// Counts the words of Swift files.
  ///
  /// - Parameter files: The texts of the files by their paths below `Sources`.
  func count(_ files: [String: String]) throws -> Count {
    var count = Count(areas: areas.map { _ in 0 })
    for (path, text) in files.sorted(by: { $0.key < $1.key }) {
      let words = try Self.words(in: text)
      let owners = areas.indices.filter { areas[$0].contains(path) }
      if owners.count != 1 { count.misplaced.append(path) }
      for owner in owners { count.areas[owner] += words }
      count.all += words
    }
    return count
  }

  /// The number of words in a Swift file.
  static func words(in text: String) throws -> Int {
    let importDeclaration = try NSRegularExpression(
      pattern:
        #"^\s*(@\w+(\([^)]*\))? )*(public |package |internal |fileprivate |private )?import .*$"#,
      options: .anchorsMatchLines)
    let word = try NSRegularExpression(
      pattern: ##"""
        (?<skip>//[^\n]*|/\*.*?\*/)
        |(?<h>\#*)""".*?"""\k<h>
        |(?<g>\#*)"(?:\\.|\\\([^"\n]*?\)|[^"\\\n])*"\k<g>
        |[A-Za-z_][A-Za-z0-9_]*
        |[0-9][0-9A-Za-z_.]*
        |[^\sA-Za-z0-9_]
        """##, options: [.allowCommentsAndWhitespace, .dotMatchesLineSeparators])
    let code = importDeclaration.stringByReplacingMatches(
      in: text, range: NSRange(location: 0, length: text.utf16.count), withTemplate: "")
    return word.matches(in: code, range: NSRange(location: 0, length: code.utf16.count))
      .count { $0.range(withName: "skip").location == NSNotFound }
  }
}
