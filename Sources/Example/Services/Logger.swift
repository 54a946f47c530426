import Foundation

// hasgen: stub
protocol Logging: Sendable {
  func log(_ line: String)
}

protocol HasLogger {
  var logger: any Logging { get }
}

/// Says what happens, on standard error.
struct StandardErrorLogger: Logging {
  func log(_ line: String) {
    FileHandle.standardError.write(Data("\(line)\n".utf8))
  }
}

/// Says nothing.
// hasgen: live
struct SilentLogger: Logging {
  func log(_ line: String) {}
}
