import FileSystem
import Findings
import HasConfiguration
import Lint

extension Workspace {
  /// Findings beside those that a baseline has, and the number of its entries that are gone, with its
  /// path.
  ///
  /// - Parameter path: The baseline's file as the user writes it; `nil` for the configuration's.
  /// - Throws: `WorkspaceError` if it cannot be read.
  package func findings(
    _ all: [LintFinding], beside path: String?
  ) throws(WorkspaceError) -> (findings: [LintFinding], gone: Int, path: String) {
    guard let file = path.map(absolute) ?? settings.lint.baseline else { return (all, 0, "") }
    let baseline = try LintBaseline(
      reading: file, from: settings.files, workingDirectory: settings.workingDirectory)
    let (findings, gone) = baseline.remaining(all)
    return (findings, gone, Path.relative(from: settings.workingDirectory, to: file))
  }

  /// Writes the baseline of some findings.
  ///
  /// - Throws: `WorkspaceError` if the file cannot be written.
  package func writeBaseline(of all: [LintFinding], to path: String) throws(WorkspaceError) {
    let file = absolute(path)
    let baseline = LintBaseline(
      of: all, at: file, workingDirectory: settings.workingDirectory)
    do throws(SystemError) {
      try Disk.replace(Disk.realPath(of: file) ?? file, with: Array(baseline.text.utf8))
    } catch {
      throw WorkspaceError(
        "cannot write '\(path)': \(error.reason)", id: .unwritableFile)
    }
  }

  private func absolute(_ path: String) -> String {
    Path.normalized(Path.join(settings.workingDirectory, path))
  }
}
