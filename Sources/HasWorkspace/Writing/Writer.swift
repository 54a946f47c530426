import DependencyGraph
import FileSystem
import Findings
import SwiftLexing

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Writes changes to the disk: all of them, or none.
public struct Writer: Sendable {
  /// The changes that were made, in their order.
  public private(set) var written: [Change] = []
  /// The changes that could not be made, with the reasons.
  public private(set) var failures: [Diagnostic] = []
  /// Whether all that failed did because files have changed since they were read, so that a new
  /// plan may do.
  public private(set) var isOutdated = false

  /// Does what the changes say. If one fails nothing is done.
  package init(writing changes: [Change]) {
    var transaction = Transaction()
    var isOutdated = true
    for change in changes {
      do {
        try transaction.stage(change)
      } catch {
        isOutdated = isOutdated && error.isChange
        fail(change, error)
      }
    }
    guard failures.isEmpty else {
      transaction.discard()
      self.isOutdated = isOutdated
      return
    }
    do {
      try transaction.commit()
      written = changes
    } catch {
      self.isOutdated = error.failure.isChange && error.leftChanged.isEmpty
      fail(error.change, error.failure, leftChanged: error.leftChanged)
    }
  }

  /// Does what a plan says, and removes what runs that were killed have left.
  ///
  /// Waits until no other run writes to the same package.
  ///
  /// - Parameters:
  ///   - isLast: Whether the plan is to be carried out though another run was waited for, and may
  ///     have seen newer sources.
  ///   - uninterrupted: Calls what must come to its end once it has begun.
  public init(
    writing plan: Plan, isLast: Bool = true,
    uninterrupted: (() -> Writer) -> Writer = { $0() }
  ) {
    guard !plan.changes.isEmpty || !plan.leftBehind.isEmpty else {
      self.init(writing: [])
      return
    }
    let lock = FolderLock(waitingFor: plan.root)
    Litter.remove(plan.leftBehind, isLocked: lock.isHeld)
    if lock.hasWaited, !isLast, !plan.changes.isEmpty {
      self.init(writing: [])
      isOutdated = true
    } else {
      self = uninterrupted { Writer(writing: plan.changes) }
    }
    _ = consume lock
  }

  private mutating func fail(
    _ change: Change, _ failure: Transaction.Failure, leftChanged: [String] = []
  ) {
    let verb = change.kind == .remove ? "remove" : "write"
    let others = leftChanged.map { "'\($0)' could not be put back: look at it" }
    failures.append(
      Diagnostic(
        severity: .error, id: .unwritableFile,
        message: "cannot \(verb) '\(change.path)': \(failure.reason)", location: nil,
        notes: ((failure.cure.map { [$0] } ?? []) + others).map { Diagnostic.Note($0) }))
  }
}

extension Transaction.Failure {
  fileprivate var isChange: Bool {
    if case .changed = self { true } else { false }
  }

  fileprivate var reason: String {
    switch self {
    case .system(let error): error.reason
    case .changed: "the file has changed since it was read"
    case .readOnly: "the file is read-only"
    }
  }

  /// The likely cure: a sandbox refuses with `EPERM`, an ordinary permission with `EACCES`.
  fileprivate var cure: String? {
    if case .readOnly = self { return "make it writable, or delete it" }
    guard case .system(let error) = self, error.code == EPERM else { return nil }
    return "in a SwiftPM plugin, writing must be allowed: "
      + "'swift package --allow-writing-to-package-directory hasgen'"
  }
}
