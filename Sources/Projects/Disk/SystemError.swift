#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The reason why the system refused something.
package struct SystemError: Error, Hashable {
  /// The number that the system gave: `ENOENT`.
  package let code: Int32

  package init(code: Int32) {
    self.code = code
  }

  /// There is nothing at a path.
  static let noSuchFile = SystemError(code: ENOENT)

  /// The error of the call that has just failed.
  package static var last: SystemError { SystemError(code: errno) }

  /// The system's own words: `Permission denied`.
  package var reason: String { String(cString: strerror(code)) }
}
