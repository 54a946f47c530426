/// Takes lines.
public protocol Logging: AnyObject {
  func log(_ line: String)
}

/// Has a logger.
public protocol HasLogger {
  var logger: any Logging { get }
}

/// Has the name of a user.
public protocol HasUserName {
  var userName: String { get }
}

/// What a user has paid; there is one for each scope.
public final class Ledger {
  /// The amounts, in their order.
  public private(set) var amounts: [Int] = []

  /// Makes an empty one.
  public init() {}

  /// Adds an amount.
  public func add(_ amount: Int) { amounts.append(amount) }
}

/// Has a ledger.
public protocol HasLedger {
  var ledger: Ledger { get }
}
