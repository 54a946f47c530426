import Foundation

/// Compares two binaries of hasgen on many projects. See `.ci/compare`.
@main
struct Compare {
  private static let usage = """
    usage: .ci/compare OLD NEW [--packages COUNT] [--only NAME] [FOLDER…]

      OLD, NEW          binaries of hasgen
      --packages COUNT  the number of random packages, 500 if not given
      --only NAME       one project: 'golden/wiring', 'ordinary/readme', 'random/17'
      FOLDER            a project to compare on beside those of the repository

    """

  static func main() async throws {
    guard let options = Options(Array(CommandLine.arguments.dropFirst())) else {
      FileHandle.standardError.write(Data(usage.utf8))
      exit(64)
    }
    let root = URL(filePath: FileManager.default.currentDirectoryPath)
    let kept = root.appending(path: ".build/compare")
    try? FileManager.default.removeItem(at: kept)
    let subjects = try options.subjects(in: root)
    guard !subjects.isEmpty else {
      FileHandle.standardError.write(Data("no project of that name\n".utf8))
      exit(64)
    }
    let differences = try await compare(options.old, options.new, on: subjects, keeping: kept)
    print(table(of: differences))
    print("\(subjects.count) projects, \(differences.count) with differences")
    guard !differences.isEmpty else { return }
    print("kept, with the projects as each binary left them, in .build/compare")
    exit(1)
  }

  /// Compares on several projects at once.
  ///
  /// - Returns: The differences of those that have some, by name.
  private static func compare(
    _ old: URL, _ new: URL, on subjects: [Subject], keeping kept: URL
  ) async throws -> [String: [Difference]] {
    let width = ProcessInfo.processInfo.activeProcessorCount
    return try await withThrowingTaskGroup(of: [String: [Difference]].self) { group in
      for first in 0..<width {
        group.addTask {
          var found: [String: [Difference]] = [:]
          for subject in stride(from: first, to: subjects.count, by: width).map({ subjects[$0] }) {
            let differences = try compare(old, new, on: subject, keeping: kept)
            if !differences.isEmpty { found[subject.name] = differences }
          }
          return found
        }
      }
      return try await group.reduce(into: [:]) { $0.merge($1) { first, _ in first } }
    }
  }

  private static func compare(
    _ old: URL, _ new: URL, on subject: Subject, keeping kept: URL
  ) throws -> [Difference] {
    // Outside the checkout, since hasgen looks for a project in the folders above.
    let work = FileManager.default.temporaryDirectory
      .appending(path: "hasgen-compare-\(UUID().uuidString)")
    defer { try? FileManager.default.removeItem(at: work) }
    let before = try Trial(of: old, on: subject, in: work.appending(path: "old/App"))
    let after = try Trial(
      of: new, on: subject, in: work.appending(path: "new/App"), asking: before.names)
    let differences = Difference.all(from: before, to: after)
    guard !differences.isEmpty else { return [] }
    let text = differences.map { "== \($0.command): \($0.kind.rawValue)\n\($0.text)\n" }.joined()
    try Data(text.utf8).write(to: work.appending(path: "differences.txt"))
    let folder = kept.appending(path: subject.name)
    try FileManager.default.createDirectory(
      at: folder.deletingLastPathComponent(), withIntermediateDirectories: true)
    try FileManager.default.copyItem(at: work, to: folder)
    return differences
  }

  /// A line for each command and kind: how often, and in which project first.
  private static func table(of differences: [String: [Difference]]) -> String {
    var rows: [String] = []
    for command in ["generate", "check", "wiring", "lint", "why", "graph", "scan"] {
      for kind in Difference.Kind.allCases {
        let names = differences.flatMap { name, found in
          found.filter { $0.command == command && $0.kind == kind }.map { _ in name }
        }.sorted()
        guard let first = names.first else { continue }
        let cells = [(command, 10), (kind.rawValue, 21), ("\(names.count)", 7)]
        rows.append(
          cells.map { $0.0.padding(toLength: $0.1, withPad: " ", startingAt: 0) }.joined() + first)
      }
    }
    return rows.isEmpty ? "no difference" : rows.joined(separator: "\n")
  }
}

/// The command line.
struct Options {
  let old: URL
  let new: URL
  private var packages = 500
  private var only: String?
  private var folders: [URL] = []

  /// Reads the words; `nil` if they are none of the usage.
  init?(_ words: [String]) {
    var rest = words[...]
    var binaries: [URL] = []
    while let word = rest.popFirst() {
      switch word {
      case "--packages":
        guard let count = rest.popFirst().flatMap({ Int($0) }), count >= 0 else { return nil }
        packages = count
      case "--only":
        guard let name = rest.popFirst() else { return nil }
        only = name
      case _ where word.hasPrefix("-"): return nil
      case _ where binaries.count < 2: binaries.append(URL(filePath: word).absoluteURL)
      default: folders.append(URL(filePath: word).absoluteURL)
      }
    }
    guard binaries.count == 2,
      binaries.allSatisfy({ FileManager.default.isExecutableFile(atPath: $0.path) })
    else { return nil }
    old = binaries[0]
    new = binaries[1]
  }

  /// The projects to compare on.
  func subjects(in root: URL) throws -> [Subject] {
    if let only, only.hasPrefix("random/"), let seed = UInt64(only.dropFirst("random/".count)) {
      return [.random(seed)]
    }
    let others = folders.map { folder in
      Subject(name: "other/\(folder.lastPathComponent)", origin: .folder(folder))
    }
    let all =
      try Subject.all(in: root) + (0..<packages).map { Subject.random(UInt64($0 + 1)) } + others
    return only.map { name in all.filter { $0.name == name } } ?? all
  }
}
