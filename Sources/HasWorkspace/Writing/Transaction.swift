import FileSystem
import SwiftLexing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Changes that are made to the disk all together or not at all.
///
/// All that may well fail (a full disk, a folder that may not be written to) is tried first, beside
/// the files; what is left then is to give names. If even that fails, it is undone.
struct Transaction {
  /// The reason why a change cannot be made.
  enum Failure: Error {
    case system(SystemError)
    /// The file is not any more what was read.
    case changed
    /// Somebody has removed the right to write the file.
    case readOnly
  }

  /// A change that only waits for a name to be given.
  private struct Staged {
    let change: Change
    /// The path at which the new text waits, or to which the old file will go.
    let temporary: String
  }

  private var staged: [Staged] = []
  private var madeFolders: [String] = []
  private var done: [Staged] = []

  /// Prepares a change; nothing is to be seen of it yet.
  mutating func stage(_ change: Change) throws(Failure) {
    guard Self.isCurrent(change) else { throw .changed }
    guard change.before == nil || !Disk.isReadOnly(change.target) else { throw .readOnly }
    do throws(SystemError) {
      let folder = Path.folder(of: change.target)
      guard let after = change.after else {
        staged.append(
          Staged(change: change, temporary: Path.join(folder, TemporaryName.random())))
        return
      }
      try Disk.makeFolder(folder, made: &madeFolders)
      staged.append(Staged(change: change, temporary: try Disk.stage(after, for: change.target)))
    } catch {
      throw .system(error)
    }
  }

  /// Makes all changes that were prepared.
  ///
  /// - Throws: The change that could not be made, and why; then none is.
  mutating func commit() throws(FailedChange) {
    for step in staged {
      guard Self.isCurrent(step.change) else { throw undone(step.change, .changed) }
      do throws(SystemError) {
        let target = step.change.target
        if step.change.after == nil {
          // Moved away first, since that can be undone.
          try Disk.move(target, to: step.temporary)
        } else if step.change.before == nil {
          try Disk.place(step.temporary, at: target)
        } else {
          try Disk.move(step.temporary, to: target)
        }
        done.append(step)
      } catch {
        throw undone(step.change, error.code == EEXIST ? .changed : .system(error))
      }
    }
    for step in done where step.change.after == nil { try? Disk.remove(step.temporary) }
    for folder in Set(done.map { Path.folder(of: $0.change.target) }) {
      Disk.synchronize(folder: folder)
    }
  }

  /// The change that a commit broke off at.
  struct FailedChange: Error {
    let change: Change
    let failure: Failure
    /// The files that could not be made again what they were.
    let leftChanged: [String]
  }

  /// Forgets what was prepared.
  mutating func discard() {
    for step in staged where step.change.after != nil { try? Disk.remove(step.temporary) }
    staged = []
    for folder in madeFolders.reversed() { Disk.removeEmptyFolder(folder) }
    madeFolders = []
  }

  private mutating func undone(_ change: Change, _ failure: Failure) -> FailedChange {
    var leftChanged: [String] = []
    for step in done.reversed() {
      do throws(SystemError) {
        try undo(step)
      } catch {
        leftChanged.append(step.change.path)
      }
    }
    done = []
    discard()
    return FailedChange(change: change, failure: failure, leftChanged: leftChanged.reversed())
  }

  private func undo(_ step: Staged) throws(SystemError) {
    let target = step.change.target
    if step.change.after == nil {
      try Disk.move(step.temporary, to: target)
    } else if let before = step.change.before {
      try Disk.replace(target, with: before)
    } else {
      try Disk.remove(target)
    }
  }

  /// Whether a file is what it was when it was read, and its folder leads nowhere else.
  private static func isCurrent(_ change: Change) -> Bool {
    let folder = Path.folder(of: change.target)
    if let real = Disk.realPath(of: folder), ExactPath(real) != ExactPath(folder) { return false }
    return switch (Disk.kind(of: change.target), change.before) {
    case (nil, nil): true
    case (.file, let before?): (try? Disk.contents(of: change.target)) == before
    default: false
    }
  }
}
