/// The version of the Swift tools that a manifest is written for.
package struct ToolsVersion: Sendable, Hashable, Comparable {
  package let major: Int
  package let minor: Int
  let patch: Int

  package init(_ major: Int, _ minor: Int, _ patch: Int = 0) {
    self.major = major
    self.minor = minor
    self.patch = patch
  }

  /// The newest version whose manifests are known.
  package static var newest: ToolsVersion { ToolsVersion(6, 3) }

  /// The version in the text of a number: `6`, `5.9`, `5.7.1`; `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let numbers = parts.compactMap { part in
      part.utf8.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
        ? Int(part) : nil
    }
    guard (1...3).contains(parts.count), numbers.count == parts.count else { return nil }
    let padded = numbers + [0, 0]
    self.init(padded[0], padded[1], padded[2])
  }

  /// Orders by number, not by text: 5.10 comes after 5.9.
  package static func < (lhs: ToolsVersion, rhs: ToolsVersion) -> Bool {
    (lhs.major, lhs.minor, lhs.patch) < (rhs.major, rhs.minor, rhs.patch)
  }
}

extension ToolsVersion {
  /// The version in a manifest's `// swift-tools-version:` line; `nil` where there is none.
  ///
  /// It is the first line that is not blank; since 6.0 it may stand further down.
  package init?(ofManifest bytes: UnsafeBufferPointer<UInt8>) {
    var isFirst = true
    for line in bytes.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }
    ) {
      let text = line.drop { Self.isSpace($0) }
      if text.isEmpty { continue }
      if let version = Self.version(inLine: text), isFirst || version >= ToolsVersion(6, 0) {
        self = version
        return
      }
      isFirst = false
    }
    return nil
  }

  private static func version(inLine line: Slice<UnsafeBufferPointer<UInt8>>) -> ToolsVersion? {
    guard line.starts(with: "//".utf8) else { return nil }
    let comment = line.dropFirst(2).drop { isSpace($0) }
    let label = "swift-tools-version:"
    guard
      comment.prefix(label.utf8.count).map(lowercased).elementsEqual(label.utf8)
    else { return nil }
    let rest = comment.dropFirst(label.utf8.count).drop { isSpace($0) }
    let number = rest.prefix { $0 != UInt8(ascii: ";") && !isSpace($0) }
    return number.count <= 32 ? ToolsVersion(String(decoding: number, as: UTF8.self)) : nil
  }

  private static func isSpace(_ byte: UInt8) -> Bool {
    byte == UInt8(ascii: " ") || (0x09...0x0D).contains(byte)
  }

  private static func lowercased(_ byte: UInt8) -> UInt8 {
    (UInt8(ascii: "A")...UInt8(ascii: "Z")).contains(byte) ? byte | 0x20 : byte
  }
}
