#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A pattern of paths: `*` is any text within a part, `**` any number of parts, `?` one character,
/// `[a-z]` one of several (`[!a-z]`: none of them); a trailing `/` matches only folders. A pattern
/// of one part matches in any folder, as in `.gitignore`.
package struct Glob: Sendable, Hashable {
  private let parts: [String]
  private let wantsFolder: Bool

  /// Reads a pattern; `nil` if a `[` has no `]`.
  package init?(_ text: String) {
    wantsFolder = text.hasSuffix("/")
    let parts = text.split(separator: "/").filter { $0 != "." }.map(String.init)
    self.parts = parts.count == 1 && !text.dropLast().contains("/") ? ["**"] + parts : parts
    // A bracket right behind '[' or '[!' is a character.
    let withoutSets = parts.map { $0.replacing(#/\[!?+\]?+[^\]]*\]/#, with: "") }
    if withoutSets.contains(where: { $0.contains("[") }) { return nil }
  }

  /// Creates a pattern that matches one path, whatever characters it has.
  package init(naming path: String) {
    wantsFolder = false
    parts = path.split(separator: "/").map { part in
      part.map { "*?[\\".contains($0) ? "\\\($0)" : "\($0)" }.joined()
    }
  }

  /// Returns true if a path matches. It is relative to the same folder as the pattern.
  package func matches(_ path: String, isFolder: Bool) -> Bool {
    (isFolder || !wantsFolder) && Self.matches(parts[...], path.split(separator: "/")[...])
  }

  private static func matches(
    _ parts: ArraySlice<String>, _ names: ArraySlice<Substring>
  ) -> Bool {
    guard let part = parts.first else { return names.isEmpty }
    let rest = parts.dropFirst()
    if part == "**" {
      return (0...names.count).contains { matches(rest, names.dropFirst($0)) }
    }
    guard let name = names.first, fnmatch(part, String(name), 0) == 0 else { return false }
    return matches(rest, names.dropFirst())
  }
}
