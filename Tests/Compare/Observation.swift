import Foundation

/// What one command of one binary did in a project.
struct Observation: Equatable {
  let status: Int32
  /// Standard output, with the project's folder as `FOLDER`.
  let results: String
  /// Standard error, likewise.
  let messages: String

  /// Runs a binary in a folder.
  init(_ binary: URL, _ words: [String], in folder: URL) throws {
    let results = folder.appendingPathExtension("out")
    let messages = folder.appendingPathExtension("err")
    let process = Process()
    process.executableURL = binary
    process.arguments = words
    process.currentDirectoryURL = folder
    process.standardOutput = try Self.emptyFile(results)
    process.standardError = try Self.emptyFile(messages)
    try process.run()
    process.waitUntilExit()
    // A signal, such as that of a crash, is told apart from all statuses.
    let isExit = process.terminationReason == .exit
    status = isExit ? process.terminationStatus : 1000 + process.terminationStatus
    self.results = try Self.text(of: results, in: folder)
    self.messages = try Self.text(of: messages, in: folder)
  }

  private static func emptyFile(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  private static func text(of file: URL, in folder: URL) throws -> String {
    defer { try? FileManager.default.removeItem(at: file) }
    return String(decoding: try Data(contentsOf: file), as: UTF8.self)
      .replacing(folder.path, with: "FOLDER")
  }
}

/// What the commands of one binary did in a copy of a project.
struct Trial {
  /// The observations by their commands: `generate`, `why HomeScreen`.
  private(set) var observations: [String: Observation] = [:]
  /// The texts of the files that differ from the project's, by path.
  private(set) var written: [String: String] = [:]
  /// The names of consumers and Has-protocols, of which `why` can be asked.
  private(set) var names: [String] = []

  /// The number of names that `why` is asked of in a project.
  private static let limit = 8

  /// Runs all commands.
  ///
  /// - Parameter names: Those that `why` is asked of; `nil` for those that the binary knows itself.
  init(of binary: URL, on subject: Subject, in folder: URL, asking names: [String]? = nil) throws {
    try subject.write(to: folder)
    let before = try Self.swiftFiles(in: folder)
    func observe(_ command: String, _ words: [String]) throws {
      observations[command] = try Observation(binary, words, in: folder)
    }
    try observe("generate", ["generate"] + subject.arguments)
    written = try Self.swiftFiles(in: folder).filter { before[$0.key] != $0.value }
    for command in ["check", "lint"] { try observe(command, [command] + subject.arguments) }
    try observe("wiring", ["wiring", "--format", "json"] + subject.arguments)
    try observe("scan", ["scan", "--format", "json", "."])
    let operands = subject.arguments.isEmpty ? [] : ["--"] + subject.arguments
    try observe("graph", ["graph", "--format", "json"] + Self.behindOptions(operands))
    self.names = names ?? Self.names(in: observations["graph"]?.results ?? "")
    for name in self.names.prefix(Self.limit) {
      try observe("why \(name)", ["why", name] + Self.behindOptions(operands))
    }
  }

  /// The options of operands, and the paths behind `--`.
  private static func behindOptions(_ operands: [String]) -> [String] {
    let paths = operands.filter { $0 == "." }
    return operands.filter { $0 != "." && $0 != "--" } + (paths.isEmpty ? [] : ["--"] + paths)
  }

  /// The consumers and Has-protocols in a graph.
  private static func names(in graph: String) -> [String] {
    let document = try? JSONSerialization.jsonObject(with: Data(graph.utf8)) as? [String: Any]
    let nodes = document?["nodes"] as? [[String: Any]] ?? []
    return nodes.compactMap { node in
      let roles = node["roles"] as? [String] ?? []
      let isAsked = roles.contains("consumer") || roles.contains("has-protocol")
      return isAsked ? node["id"] as? String : nil
    }.sorted()
  }

  private static func swiftFiles(in folder: URL) throws -> [String: String] {
    var files: [String: String] = [:]
    for path in try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    where path.hasSuffix(".swift") {
      let data = try? Data(contentsOf: folder.appending(path: path))
      files[path] = data.map { String(decoding: $0, as: UTF8.self) }
    }
    return files
  }
}
