package protocol Logging {
  func log(_ line: String)
}

package protocol HasLogger {
  var logger: any Logging { get }
}

package protocol TimeTelling: AnyObject {
  var now: Int { get }
}

package protocol HasClock {
  var clock: any TimeTelling { get }
}

package struct NoSuchRoute: Error {
  package init() {}
}

package protocol HasRoutes {
  func route(named name: String) throws -> [String]
}
