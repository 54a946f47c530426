/// Paths as text, with `/` between their parts. Nothing here touches the disk.
package enum Path {
  /// The path as seen from a folder; an absolute one stays as it is.
  package static func join(_ folder: String, _ path: String) -> String {
    if isAbsolute(path) || folder.isEmpty { return path }
    if path.isEmpty { return folder }
    return folder.utf8.last == slash ? folder + path : "\(folder)/\(path)"
  }

  /// The path as seen from a folder, normalized.
  package static func resolved(_ folder: String, _ path: String) -> String {
    normalized(join(folder, path))
  }

  /// The part behind the last `/`.
  package static func name(of path: String) -> String {
    parts(of: path).last.map { joined([$0]) } ?? path
  }

  /// The path without its last part: `.` for a single relative part, `/` for the root.
  package static func folder(of path: String) -> String {
    if let end = path.utf8.lastIndex(of: slash), end > path.startIndex, isNormal(path) {
      return String(path[..<end])
    }
    let outer = joined(parts(of: path).dropLast())
    if isAbsolute(path) { return "/" + outer }
    return outer.isEmpty ? "." : outer
  }

  /// The path without `.`, empty parts, and each `..` that follows another part.
  package static func normalized(_ path: String) -> String {
    if isNormal(path) { return path }
    var kept: [Component] = []
    for part in parts(of: path) where !part.elementsEqual(".".utf8) {
      if part != up {
        kept.append(part)
      } else if let last = kept.last, last != up {
        kept.removeLast()
      } else if !isAbsolute(path) {
        kept.append(part)
      }
    }
    if isAbsolute(path) { return "/" + joined(kept) }
    return kept.isEmpty ? "." : joined(kept)
  }

  /// The relative path from a folder to a path below it: empty for the folder itself, `nil` for a
  /// path elsewhere. Both are absolute.
  package static func below(_ folder: String, _ path: String) -> String? {
    let (outer, inner) = (parts(of: folder), parts(of: path))
    return inner.starts(with: outer) ? joined(inner.dropFirst(outer.count)) : nil
  }

  /// The relative path from a folder to any path: `../Core/A.swift`; empty for the folder itself.
  /// Both are absolute.
  package static func relative(from folder: String, to path: String) -> String {
    let (start, end) = (parts(of: folder), parts(of: path))
    let shared = zip(start, end).prefix { $0 == $1 }.count
    return joined(start.dropFirst(shared).map { _ in up } + end.dropFirst(shared))
  }

  /// The folders of files that are not inside each other, sorted.
  package static func outermostFolders(of files: some Sequence<String>) -> [String] {
    Set(files.map(folder)).sorted().reduce(into: []) { outer, folder in
      let isInside = outer.contains { below($0, folder) != nil }
      if !isInside { outer.append(folder) }
    }
  }

  /// Returns true if the name is that of a Swift file.
  package static func isSwiftFile(_ path: String) -> Bool { path.hasSuffix(".swift") }

  /// The reason why a path cannot be named in printed and generated text, which needs paths without
  /// line breaks; `nil` if it can.
  package static func reasonNotToName(_ path: String) -> String? {
    if path.utf8.contains(where: { $0 < 0x20 || $0 == 0x7F }) {
      return "its name has a line break or another control character"
    }
    return path.unicodeScalars.contains("\u{FFFD}") ? "its name is not UTF-8" : nil
  }

  // Bytes and not characters: an accent at the beginning of a name makes one character with `/`,
  // and a disk may tell apart two spellings of `é`.
  private typealias Component = ArraySlice<UInt8>
  private static let slash = UInt8(ascii: "/")
  private static let up = Component("..".utf8)

  /// Returns true for most paths that are normalized already, without splitting them.
  private static func isNormal(_ path: String) -> Bool {
    let dot = UInt8(ascii: ".")
    var previous: UInt8?
    for byte in path.utf8 {
      if byte == dot, previous == nil || previous == slash { return false }
      if byte == slash, previous == slash { return false }
      previous = byte
    }
    return previous != nil && previous != slash
  }

  private static func isAbsolute(_ path: String) -> Bool { path.utf8.first == slash }

  private static func parts(of path: String) -> [Component] {
    Array(path.utf8).split(separator: slash)
  }

  private static func joined(_ parts: some Sequence<Component>) -> String {
    String(decoding: Array(parts.joined(separator: [slash])), as: UTF8.self)
  }
}
