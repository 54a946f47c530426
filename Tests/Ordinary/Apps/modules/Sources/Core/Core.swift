/// Writes down what happens.
@MainActor public protocol EventLogging: AnyObject {
  func log(_ line: String)
}

/// Access to the log of events.
public protocol HasEventLog {
  var eventLog: any EventLogging { get }
}

package struct Rider: Sendable {
  package let name: String

  package init(name: String) { self.name = name }
}

package protocol HasRider {
  var rider: Rider { get }
}
