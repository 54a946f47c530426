import HasgenProjects
import HasgenReading

/// Writes changes. If one file fails, the other generated files are still written.
package struct Writer: Sendable {
  /// The changes that were made, sorted by path.
  package private(set) var written: [Change] = []
  /// The errors for changes that could not be made.
  package private(set) var failures: [Diagnostic] = []

  /// Makes the changes.
  package init(writing changes: [Change]) {
    // If an edit of the user's source fails, write no generated files: they depend on it.
    let edits = changes.filter { $0.before.map(FileGenerator.marks) == false }
    make(edits)
    if failures.isEmpty { make(changes.filter { !edits.contains($0) }) }
    written.sort { $0.path < $1.path }
  }

  private mutating func make(_ changes: [Change]) {
    for change in changes {
      do {
        try Self.write(change)
        written.append(change)
      } catch {
        let verb = change.kind == .remove ? "remove" : "write"
        failures.append(
          Diagnostic(
            .error, "cannot \(verb) '\(change.path)': \(error.reason)", id: .unwritableFile,
            note: error.fix))
      }
    }
  }

  private static func write(_ change: Change) throws(Failure) {
    let present = try? Disk.contents(of: change.target)
    // Another run was quicker.
    if present == change.after { return }
    guard present == change.before || present.map(FileGenerator.marks) == true else {
      throw Failure(reason: "the file has changed since it was read", fix: "run hasgen again")
    }
    guard present == nil || !Disk.isReadOnly(change.target) else {
      throw Failure(reason: "the file is read-only", fix: "make it writable, or delete it")
    }
    do throws(SystemError) {
      if let bytes = change.after {
        try Disk.makeFolder(Path.folder(of: change.target))
        try Disk.replace(change.target, with: bytes)
      } else {
        try Disk.remove(change.target)
      }
    } catch {
      // A sandbox refuses with `EPERM`, a lack of permission with `EACCES`.
      let fix =
        "in a SwiftPM plugin, writing must be allowed: "
        + "'swift package --allow-writing-to-package-directory hasgen'"
      throw Failure(reason: error.reason, fix: error.isNotPermitted ? fix : nil)
    }
  }

  /// The reason why a change cannot be made.
  private struct Failure: Error {
    let reason: String
    let fix: String?
  }
}
