import Accounts

final class MemoryLogger: Logging {
  private(set) var lines: [String] = []

  func log(_ line: String) { lines.append(line) }
}

struct AppDependency {
  let logger: any Logging
}

/// Lives as long as a user is signed in.
struct UserDependency {
  let app: AppDependency
  let userName: String
  let ledger: Ledger
}

/// A scope that has no ledger.
struct GuestDependency {
  let app: AppDependency
  let userName: String
}
