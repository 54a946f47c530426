package protocol Logging: Sendable { func log(_ text: String) }
package protocol HasLogger { var logger: any Logging { get } }

package protocol Keychain: Sendable { var token: String { get } }
package protocol HasKeychain { var keychain: any Keychain { get } }

package struct ConsoleLogger: Logging {
  package init() {}
  package func log(_ text: String) { print(text) }
}

package final class SystemKeychain: Keychain {
  private let logger: any Logging
  package init(logger: any Logging) { self.logger = logger }
  package var token: String { "" }
}
