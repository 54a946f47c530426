import Foundation

/// Which folders of a target use the types that other folders declare.
struct FolderUses {
  /// The folders that each folder uses.
  let uses: [String: Set<String>]

  init(uses: [String: Set<String>]) {
    self.uses = uses
  }

  /// Reads the types that files declare at their top level, and the names in them.
  init(of paths: [String], in root: URL) throws {
    let texts = try paths.map { path in
      (folder: Self.folder(of: path), code: try Self.code(at: root.appending(path: path)))
    }
    var homes: [Substring: Set<String>] = [:]
    for (folder, code) in texts {
      for match in code.matches(of: Self.declaration) {
        homes[match.output.1, default: []].insert(folder)
      }
    }
    var uses: [String: Set<String>] = [:]
    for (folder, code) in texts {
      for match in code.matches(of: /\b[A-Z]\w*/) {
        let used = homes[match.output] ?? []
        // A name that the folder declares itself means that.
        guard !used.contains(folder) else { continue }
        uses[folder, default: []].formUnion(used)
      }
      uses[folder, default: []].remove(folder)
    }
    self.uses = uses
  }

  /// The uses that lead back to where they began, as `A -> B`.
  var cycles: [String] {
    uses.flatMap { folder, used in
      used.filter { reachable(from: $0).contains(folder) }.map { "\(folder) -> \($0)" }
    }.sorted()
  }

  /// The folder of a file: `Sources/HasgenProgram/Symbols`.
  static func folder(of path: String) -> String {
    path.split(separator: "/").dropLast().joined(separator: "/")
  }

  private func reachable(from start: String) -> Set<String> {
    var found: Set<String> = []
    var waiting = [start]
    while let next = waiting.popLast() {
      for used in uses[next] ?? [] where found.insert(used).inserted { waiting.append(used) }
    }
    return found
  }

  /// A file's text without imports, comments and what stands in strings.
  private static func code(at url: URL) throws -> String {
    try String(contentsOf: url, encoding: .utf8)
      .replacing(/(?m)\/\/.*$/, with: "")
      .replacing(/(?m)^(?:@testable )?import .*$/, with: "")
      .replacing(/"(?:\\.|[^"\\\n])*"/, with: "\"\"")
  }

  private static var declaration: Regex<(Substring, Substring)> {
    /(?m)^(?:(?:public|package|final|indirect|@\w+) )*(?:struct|class|enum|protocol|actor|typealias) (\w+)/
  }
}
