import Supply
import Projects
import Findings

/// The warnings, and the findings of `lint`, that comments in the sources allow:
/// `// hasgen: allow left-to-you: reason` at the end of the line of the warning, or in the lines of
/// comments directly above it.
struct AllowedWarnings {
  private let workingDirectory: String
  private var linesByPath: [String: [Substring]] = [:]

  init(workingDirectory: String) {
    self.workingDirectory = workingDirectory
  }

  /// Returns the diagnostics that no comment allows. A diagnostic that can be allowed gets a note
  /// with the comment to write.
  mutating func remaining(
    _ diagnostics: [Diagnostic], where mayBeAllowed: (Diagnostic) -> Bool
  ) -> [Diagnostic] {
    diagnostics.compactMap { diagnostic in
      guard mayBeAllowed(diagnostic) else { return diagnostic }
      return isAllowed(diagnostic) ? nil : diagnostic.sayingHowToAllow
    }
  }

  private mutating func isAllowed(_ diagnostic: Diagnostic) -> Bool {
    guard let location = diagnostic.location else { return false }
    return AllowingComment.line(
      allowing: diagnostic.id, at: location.line - 1, in: lines(of: location.path)) != nil
  }

  private mutating func lines(of path: String) -> [Substring] {
    if let known = linesByPath[path] { return known }
    let bytes = (try? Disk.contents(of: Path.join(workingDirectory, path))) ?? []
    let lines = String(decoding: bytes, as: UTF8.self)
      .split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    linesByPath[path] = lines
    return lines
  }
}
