#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// The names of files that are written beside others before they take their places.
///
/// They tell the process, so that those of one that was killed can be told from those of one that
/// still writes, where no lock tells it.
package enum TemporaryName {
  private static let start = ".hasgen-"

  /// A new name, for this process.
  package static func random() -> String {
    let letters = Array("abcdefghijklmnopqrstuvwxyz0123456789")
    let random = (0..<8).map { _ in letters[Int.random(in: letters.indices)] }
    return "\(start)\(getpid())-\(String(random))"
  }

  /// The process that a name tells; `nil` for a name that is none of ours.
  package static func process(of name: String) -> pid_t? {
    guard name.hasPrefix(start) else { return nil }
    let parts = name.dropFirst(start.count).split(separator: "-", omittingEmptySubsequences: false)
    guard parts.count == 2, parts[1].utf8.count == 8, let process = pid_t(parts[0]), process > 0
    else { return nil }
    return process
  }
}
