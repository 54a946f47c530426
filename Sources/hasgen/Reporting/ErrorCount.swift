import DependencyGraph
import Findings
import HasWorkspace

/// The last line of a run: how many errors there are, and which files were left as they are.
struct ErrorCount {
  /// The line with its end; empty without errors and such files.
  let line: String

  /// The number of files that are named unless the user asks for all.
  private static let limit = 3

  init(of diagnostics: [Diagnostic], kept: [String], isVerbose: Bool) {
    let count = diagnostics.count { $0.severity == .error }
    let errors = count > 0 ? count.counted("error") : "not everything was read"
    guard !kept.isEmpty else {
      line = count > 0 ? "\(errors)\n" : ""
      return
    }
    let shown = isVerbose ? kept[...] : kept.prefix(Self.limit)
    let others = kept.count > shown.count ? " and \(kept.count - shown.count) more" : ""
    line = "\(errors); left as they are: \(shown.joined(separator: ", "))\(others)\n"
  }
}
