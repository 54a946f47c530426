import HasgenReading

/// The text of a generated file, which may have conflict markers of version control.
///
/// A file with conflict markers is generated again, like any file that is out of date, so the user
/// need not choose a side.
struct GeneratedText {
  /// The text from the first line that is not a marker.
  private let text: ArraySlice<UInt8>

  /// Creates the text of a generated file; `nil` for other files.
  init?(_ bytes: [UInt8]) {
    guard let start = FileGenerator.start(of: bytes) else { return nil }
    text = bytes[start...]
  }

  /// Its declarations, on both sides of each conflict.
  var outline: Outline {
    let lines = text.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
      .filter { !$0.beginsWithMarker }
    return Array(lines.joined(separator: [UInt8(ascii: "\n")])).withUnsafeBufferPointer {
      Outline(reading: $0)
    }
  }
}

extension FileGenerator {
  /// True if the bytes are those of a generated file.
  static func marks(_ bytes: some RandomAccessCollection<UInt8>) -> Bool {
    start(of: bytes) != nil
  }

  /// The start of a generated file, behind a byte-order mark and conflict markers; `nil` for other
  /// files.
  fileprivate static func start<Bytes: RandomAccessCollection<UInt8>>(
    of bytes: Bytes
  ) -> Bytes.Index? {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    var text = bytes.dropFirst(bytes.starts(with: byteOrderMark) ? 3 : 0)
    while text.beginsWithMarker {
      text = text.dropFirst(text.prefix { $0 != UInt8(ascii: "\n") }.count + 1)
    }
    return text.starts(with: marker.utf8) ? text.startIndex : nil
  }
}

extension RandomAccessCollection<UInt8> {
  /// True if the line begins with a conflict marker: seven `<`, `|`, `=` or `>`.
  fileprivate var beginsWithMarker: Bool {
    guard let first, "<|=>".utf8.contains(first), prefix(while: { $0 == first }).count == 7 else {
      return false
    }
    guard let next = dropFirst(7).first else { return true }
    return next == UInt8(ascii: " ") || next == UInt8(ascii: "\r") || next == UInt8(ascii: "\n")
  }
}
