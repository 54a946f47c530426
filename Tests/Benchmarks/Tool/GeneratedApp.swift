import SyntheticApp

/// A synthetic app on the disk, over which `hasgen generate` has run.
struct GeneratedApp {
  /// The number of its files.
  let files: Int
  private let folder: TemporaryFolder
  private let tools: Tools

  /// Writes the app, and generates what there is to generate.
  init(_ app: SyntheticApp, tools: Tools) throws {
    files = app.fileCount
    self.tools = tools
    folder = try TemporaryFolder()
    Progress.tell("writing an app of \(app.fileCount) files")
    try app.write(to: folder.url)
    try generate(with: tools.hasgen).measure()
  }

  /// Reading every byte of the sources with one thread.
  func floor() throws -> Measurement {
    try repeated(ChildProcess(program: tools.readFloor, arguments: [sources, "1"]))
  }

  /// The same with as many threads as there are cores.
  func floorOfAllCores() throws -> Measurement {
    try repeated(ChildProcess(program: tools.readFloor, arguments: [sources]))
  }

  /// The tool, with nothing to do.
  func tool() throws -> Measurement { try repeated(generate(with: tools.hasgen)) }

  /// Another build of the tool, with nothing to do.
  func tool(at path: String) throws -> Measurement { try repeated(generate(with: path)) }

  /// Another program that takes the folder of the sources.
  func peer(at path: String) throws -> Measurement {
    try repeated(ChildProcess(program: path, arguments: [sources]))
  }

  private var sources: String { folder.path + "/Sources" }

  /// Quiet, for the container is one that the tool warns of, and a terminal would be shown progress.
  private func generate(with tool: String) -> ChildProcess {
    ChildProcess(program: tool, arguments: ["generate", "--quiet", sources])
  }

  /// Measures a run; a short one several times in a round.
  private func repeated(_ process: ChildProcess) throws -> Measurement {
    let times = max(1, min(15, 2_000 / files))
    return .median(of: try (0..<times).map { _ in try process.measure() })
  }
}
