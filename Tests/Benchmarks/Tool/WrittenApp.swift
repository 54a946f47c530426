import SyntheticApp

/// Files on the disk, over which `hasgen generate` has run.
struct WrittenApp {
  private let folder: TemporaryFolder
  private let process: ChildProcess

  /// Writes the files, and generates what there is to generate.
  ///
  /// - Parameters:
  ///   - sources: The folder of the sources.
  ///   - configuration: The path of the configuration, if there is one.
  init(
    _ files: [SyntheticFile], sources: String, configuration: String? = nil, tools: Tools
  ) throws {
    let folder = try TemporaryFolder()
    for file in files { try folder.write(file.text, to: file.path) }
    self.folder = folder
    process = ChildProcess(
      program: tools.hasgen,
      arguments: ["generate", "--quiet"]
        + (configuration.map { ["--config", "\(folder.path)/\($0)"] } ?? [])
        + ["\(folder.path)/\(sources)"])
    try process.measure()
  }

  /// The tool, with nothing to write.
  func tool() throws -> Measurement { try process.measure() }
}
