/// Paths as text, with `/` between their parts. Nothing here touches the disk.
package enum Path {
  /// The path as seen from a folder; an absolute one stays as it is.
  package static func join(_ folder: String, _ path: String) -> String {
    if path.hasPrefix("/") || folder.isEmpty { return path }
    if path.isEmpty { return folder }
    return folder.hasSuffix("/") ? folder + path : folder + "/" + path
  }

  /// The part behind the last `/`.
  package static func name(of path: String) -> String {
    path.split(separator: "/").last.map(String.init) ?? path
  }

  /// The path without its last part: `.` for a single relative part, `/` for the root.
  package static func folder(of path: String) -> String {
    let parts = path.split(separator: "/").dropLast().joined(separator: "/")
    if path.hasPrefix("/") { return "/" + parts }
    return parts.isEmpty ? "." : parts
  }

  /// The path without `.` and empty parts, and with each `..` taken together with the part before.
  package static func normalized(_ path: String) -> String {
    var parts: [Substring] = []
    let isAbsolute = path.hasPrefix("/")
    for part in path.split(separator: "/") where part != "." {
      if part != ".." {
        parts.append(part)
      } else if let last = parts.last, last != ".." {
        parts.removeLast()
      } else if !isAbsolute {
        parts.append(part)
      }
    }
    let joined = parts.joined(separator: "/")
    if isAbsolute { return "/" + joined }
    return joined.isEmpty ? "." : joined
  }

  /// What leads from a folder to a path below it: empty for the folder itself, `nil` for what is
  /// elsewhere. Both are absolute or both relative to the same place.
  package static func below(_ folder: String, _ path: String) -> String? {
    if folder == path { return "" }
    let prefix = folder.hasSuffix("/") ? folder : folder + "/"
    return path.hasPrefix(prefix) ? String(path.dropFirst(prefix.count)) : nil
  }

  /// What leads from a folder to a folder that it lies in: `../..`; empty for the folder itself.
  package static func upward(from folder: String, to ancestor: String) -> String? {
    guard let between = below(ancestor, folder) else { return nil }
    return between.split(separator: "/").map { _ in ".." }.joined(separator: "/")
  }
}
