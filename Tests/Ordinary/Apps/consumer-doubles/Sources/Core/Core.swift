// swift-format-ignore-file
import Foundation

public struct Session: Sendable {
  public init() {}
}

public protocol HasSession {
  var session: Session? { get }
}

public protocol HasFiles {
  var folder: URL { get }
}

package protocol HasPackaged {
  var packaged: Int { get }
}
