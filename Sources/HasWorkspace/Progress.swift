/// The listener that a workspace tells how far its work has come.
///
/// The work does not depend on it, and by default nobody watches.
public struct Progress: Sendable {
  /// A step of the work.
  public enum Event: Sendable, Equatable {
    /// So many files are about to be read; some are read more than once, the more closely.
    case reading(files: Int)
    /// So many more of them have been read: a batch, so that telling costs nothing.
    case read(files: Int)
  }

  private let hear: (@Sendable (Event) -> Void)?

  /// Tells a closure, which is called by any thread, and by several at once.
  public init(_ hear: @escaping @Sendable (Event) -> Void) { self.hear = hear }

  private init() { hear = nil }

  /// No listener.
  public static let none = Progress()

  /// Tells whoever watches.
  func tell(_ event: Event) { hear?(event) }
}
