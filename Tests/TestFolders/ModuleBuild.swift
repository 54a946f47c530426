import Foundation

/// A project that is read module by module, as a build system does it: each action sees the files
/// that are its inputs and no others, and is not run again for inputs that it was run for.
package struct ModuleBuild {
  /// What the tool says.
  package struct Answer: Equatable {
    package let status: Int32
    package let results: String
    package let messages: String

    package init(status: Int32, results: String, messages: String) {
      self.status = status
      self.results = results
      self.messages = messages
    }
  }

  /// Runs the tool with some words in a folder.
  package typealias Tool = (_ words: [String], _ folder: String) throws -> Answer

  private struct Action: Hashable {
    let words: [String]
    let inputs: [String: [UInt8]]
  }

  /// The bytes of the project's files by their paths.
  package var files: [String: [UInt8]]
  /// The actions that were run, as their first words say: `scan --module M1`.
  package private(set) var actions: [String] = []

  private let folder: String
  private let tool: Tool
  private var known: [Action: Answer] = [:]

  /// - Parameter folder: The name of the project's folder.
  package init(_ files: [String: [UInt8]], in folder: String = "App", tool: @escaping Tool) {
    self.files = files
    self.folder = folder
    self.tool = tool
  }

  /// The project that stands in a folder.
  package init(reading path: String, in folder: String = "App", tool: @escaping Tool) throws {
    var files: [String: [UInt8]] = [:]
    for file in try FileManager.default.subpathsOfDirectory(atPath: path) {
      var isFolder: ObjCBool = false
      let place = "\(path)/\(file)"
      guard FileManager.default.fileExists(atPath: place, isDirectory: &isFolder),
        !isFolder.boolValue
      else { continue }
      files[file] = try [UInt8](Data(contentsOf: URL(filePath: place)))
    }
    self.init(files, in: folder, tool: tool)
  }

  /// What the tool says where it sees all files.
  package func answer(to words: [String]) throws -> Answer {
    try run(Action(words: words, inputs: files))
  }

  /// What it says of outlines of modules, each made of the module's own files and of what is in no
  /// module.
  ///
  /// - Parameters:
  ///   - scanning: The words that outlines are asked for with, beside the module's name.
  ///   - paths: The files of each module by its name.
  package mutating func joined(
    _ words: [String], operands: [String] = [], scanning: [String] = [],
    of paths: [String: [String]]
  ) throws -> Answer {
    let all = Set(paths.values.joined())
    let others = files.filter { !all.contains($0.key) }
    var inputs = others
    for (module, paths) in paths.sorted(by: { $0.key < $1.key }) {
      let own = files.filter { paths.contains($0.key) }
      let outline = try perform(
        Self.scan(module) + scanning, on: own.merging(others) { $1 })
      guard outline.status == 0 else { return outline }
      inputs[".outlines/\(module).json"] = Array(outline.results.utf8)
    }
    let outlines = paths.keys.sorted().map { ".outlines/\($0).json" }
    return try perform(words + ["--from"] + outlines + operands, on: inputs)
  }

  /// The same with the files that the outline of each module names if all files are seen.
  package mutating func joined(
    _ words: [String], operands: [String] = [], scanning: [String] = [],
    ofModules modules: Set<String>
  ) throws -> Answer {
    var paths: [String: [String]] = [:]
    for module in modules {
      let outline = try run(Action(words: Self.scan(module) + scanning, inputs: files))
      guard outline.status == 0 else { return outline }
      paths[module] = try Self.paths(in: outline.results)
    }
    return try joined(words, operands: operands, scanning: scanning, of: paths)
  }

  /// Forgets which actions were run, and keeps what they gave.
  package mutating func beginAnew() { actions = [] }

  private static func scan(_ module: String) -> [String] {
    ["scan", "--module", module, "--format", "json"]
  }

  /// The paths that an outline has.
  private static func paths(in outline: String) throws -> [String] {
    let document = try JSONSerialization.jsonObject(with: Data(outline.utf8)) as? [String: Any]
    let files = document?["files"] as? [[String: Any]] ?? []
    return files.compactMap { $0["path"] as? String }
  }

  private mutating func perform(
    _ words: [String], on inputs: [String: [UInt8]]
  ) throws -> Answer {
    let action = Action(words: words, inputs: inputs)
    if let answer = known[action] { return answer }
    actions.append(words[0] == "scan" ? words[...2].joined(separator: " ") : words[0])
    let answer = try run(action)
    known[action] = answer
    return answer
  }

  private func run(_ action: Action) throws -> Answer {
    let stage = try TestFolder()
    try stage.makeFolder(folder)
    for (path, bytes) in action.inputs { try stage.write(bytes, to: "\(folder)/\(path)") }
    return try tool(action.words, stage(folder))
  }
}
