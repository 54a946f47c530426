import DependencyGraph

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes changes to the disk.
public struct Writer: Sendable {
  /// What was done, in the order in which it was.
  public private(set) var written: [Change] = []
  /// What could not be done, and why.
  public private(set) var failures: [Diagnostic] = []

  /// Does what the changes say; one that fails does not keep the others from being done.
  public init(writing changes: [Change]) {
    for change in changes {
      do {
        try Self.write(change)
        written.append(change)
      } catch {
        fail(change, error)
      }
    }
  }

  private enum Failure: Error {
    case system(SystemError)
    case changed

    var reason: String {
      switch self {
      case .system(let error): error.reason
      case .changed: "the file has changed since it was read"
      }
    }

    /// What may help: a sandbox refuses with `EPERM`, an ordinary permission with `EACCES`.
    var cure: String? {
      guard case .system(let error) = self, error.code == EPERM else { return nil }
      return "in a SwiftPM plugin, writing must be allowed: "
        + "'swift package --allow-writing-to-package-directory hasgen'"
    }
  }

  private static func write(_ change: Change) throws(Failure) {
    guard current(change.target) == change.before else { throw .changed }
    do throws(SystemError) {
      guard let after = change.after else { return try Disk.remove(change.target) }
      try Disk.makeFolder(Path.folder(of: change.target))
      try Disk.replace(change.target, with: after)
    } catch {
      throw .system(error)
    }
  }

  /// The bytes that are there now; none where nothing can be read.
  private static func current(_ path: String) -> [UInt8]? {
    do { return try Disk.contents(of: path) } catch { return nil }
  }

  private mutating func fail(_ change: Change, _ failure: Failure) {
    let verb = change.kind == .remove ? "remove" : "write"
    failures.append(
      Diagnostic(
        severity: .error, id: "unwritable-file",
        message: "cannot \(verb) '\(change.path)': \(failure.reason)", location: nil,
        notes: failure.cure.map { [Diagnostic.Note($0)] } ?? []))
  }
}
