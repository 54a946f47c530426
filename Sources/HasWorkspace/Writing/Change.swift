/// A change of one generated file.
public struct Change: Sendable, Hashable {
  /// The kind of a change.
  public enum Kind: String, Sendable, Hashable {
    case create, update, remove
  }

  /// The path to print.
  public let path: String
  /// The bytes that are there; `nil` where no file is.
  public let before: [UInt8]?
  /// The bytes that are to be there; `nil` where no file is to be.
  public let after: [UInt8]?
  /// The path at which it is written: absolute, without links.
  package let target: String
  /// The type that a file to be removed was generated for, if that is still there and is no
  /// container; qualified with dots.
  public let disowner: String?

  package init(
    path: String, before: [UInt8]?, after: [UInt8]?, target: String, disowner: String? = nil
  ) {
    self.path = path
    self.before = before
    self.after = after
    self.target = target
    self.disowner = disowner
  }

  /// Returns the change for a file whose type is no container.
  func disowned(by type: String) -> Change {
    Change(path: path, before: before, after: after, target: target, disowner: type)
  }

  /// The kind.
  public var kind: Kind {
    if after == nil { return .remove }
    return before == nil ? .create : .update
  }
}
