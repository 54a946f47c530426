import Findings

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

extension String {
  /// The text with a question mark for each control character.
  fileprivate var inOneLine: String {
    String(decoding: utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
  }
}

extension Diagnostic {
  /// A file or folder is not for us to read.
  package static func unreadable(_ path: String, because reason: String) -> Diagnostic {
    Diagnostic(
      severity: .error, id: .unreadableFile, message: "cannot read '\(path.inOneLine)': \(reason)",
      location: nil)
  }

  /// The system would not let us read a file or folder.
  package static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    if error.code == EFBIG {
      return unreadable(path, because: "it has more than \(FileBuffer.limit >> 20) MB")
    }
    return Diagnostic(
      severity: .error, id: .unreadableFile, message: "cannot read '\(path)': \(error.reason)",
      location: Location(path: path, line: 1, column: 1))
  }
}
