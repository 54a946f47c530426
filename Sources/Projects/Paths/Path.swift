/// Paths as text, with `/` between their parts. Nothing here touches the disk.
package enum Path {
  /// The path as seen from a folder; an absolute one stays as it is.
  package static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty { return path }
    if path.isEmpty { return folder }
    // Asked of all files, so that it is put together in one piece.
    var joined = folder
    joined.reserveCapacity(folder.utf8.count + 1 + path.utf8.count)
    if folder.utf8.last != slash { joined += "/" }
    joined += path
    return joined
  }

  /// The part behind the last `/`.
  package static func name(of path: String) -> String {
    guard isPlain(path) else { return parts(of: path).last ?? path }
    guard let end = path.utf8.lastIndex(of: slash) else { return path }
    return String(path[path.utf8.index(after: end)...])
  }

  /// The path without its last part: `.` for a single relative part, `/` for the root.
  package static func folder(of path: String) -> String {
    if isPlain(path), let end = path.utf8.lastIndex(of: slash) {
      return end == path.startIndex ? "/" : String(path[..<end])
    }
    let outer = parts(of: path).dropLast().joined(separator: "/")
    if isAbsolute(path) { return "/" + outer }
    return outer.isEmpty ? "." : outer
  }

  /// The path without `.` and empty parts, and with each `..` taken together with the part before.
  package static func normalized(_ path: String) -> String {
    if isPlain(path) { return path }
    var kept: [String] = []
    let isAbsolute = isAbsolute(path)
    for part in parts(of: path) where part != "." {
      if part != ".." {
        kept.append(part)
      } else if let last = kept.last, last != ".." {
        kept.removeLast()
      } else if !isAbsolute {
        kept.append(part)
      }
    }
    let joined = kept.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// The way from a folder to a path below it: empty for the folder itself, `nil` for a path
  /// elsewhere. Both are absolute.
  package static func below(_ folder: String, _ path: String) -> String? {
    let (outer, inner) = (parts(of: folder), parts(of: path))
    return inner.starts(with: outer, by: areSame)
      ? inner.dropFirst(outer.count).joined(separator: "/") : nil
  }

  /// The way from a folder to any path: `../Core/A.swift`; empty for the folder itself. Both are
  /// absolute.
  package static func relative(from folder: String, to path: String) -> String {
    let (start, end) = (parts(of: folder), parts(of: path))
    let shared = zip(start, end).prefix(while: areSame).count
    let up = start.dropFirst(shared).map { _ in ".." }
    return (up + end.dropFirst(shared)).joined(separator: "/")
  }

  /// Whether the name is that of a Swift file.
  package static func isSwiftFile(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { $0.suffix(6).elementsEqual(".swift".utf8) }
  }

  /// The reason why a path cannot be named in printed and generated text, which has one line for
  /// each; `nil` if it can.
  package static func reasonNotToName(_ path: String) -> String? {
    var path = path
    let hasControl = path.withUTF8 { $0.contains { $0 < 0x20 || $0 == 0x7F } }
    return hasControl ? "its name has a line break or another control character" : nil
  }

  // Bytes and not characters: an accent at the beginning of a name makes one character with `/`.
  private static let slash = UInt8(ascii: "/")

  /// Returns true if the path surely has no `.`, `..` or empty part, as most paths have none; false
  /// also for a part that only begins with a dot.
  private static func isPlain(_ path: String) -> Bool {
    var path = path
    return path.withUTF8 { bytes in
      // The first part of an absolute path begins behind its slash.
      var before = slash
      for byte in bytes.first == slash ? bytes[1...] : bytes[...] {
        if before == slash, byte == UInt8(ascii: ".") || byte == slash { return false }
        before = byte
      }
      return before != slash
    }
  }

  private static func areSame(_ one: String, _ other: String) -> Bool {
    ExactPath(one) == ExactPath(other)
  }

  private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  private static func parts(of path: String) -> [String] {
    path.utf8.split(separator: slash).map { String(decoding: $0, as: UTF8.self) }
  }
}
