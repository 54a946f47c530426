/// The projects and packages that an Xcode workspace gathers.
package struct XcodeWorkspace {
  /// The projects and folders that it refers to; absolute, normalized.
  package let references: [String]

  /// Reads the workspace in a folder `….xcworkspace`; without references where it cannot be read.
  ///
  /// Its file is XML in a form that Xcode alone writes: groups and references, each with one
  /// `location` of a scheme and a path.
  package init(reading path: String) {
    let bytes = (try? Disk.contents(of: Path.join(path, "contents.xcworkspacedata"))) ?? []
    let text = String(decoding: bytes, as: UTF8.self)
    let folder = Path.folder(of: path)
    var groups: [String] = [folder]
    var references: [String] = []
    for tag in text.split(separator: "<").map(Substring.init) {
      if tag.hasPrefix("/Group") {
        if groups.count > 1 { groups.removeLast() }
      } else if tag.hasPrefix("Group") {
        groups.append(Self.place(in: tag, groups, folder) ?? groups.last ?? folder)
      } else if tag.hasPrefix("FileRef"), let place = Self.place(in: tag, groups, folder) {
        references.append(place)
      }
    }
    self.references = references
  }

  /// The path of `location = "group:App/App.xcodeproj"`.
  private static func place(
    in tag: Substring, _ groups: [String], _ folder: String
  ) -> String? {
    guard let name = tag.firstRange(of: "location"),
      let start = tag[name.upperBound...].firstIndex(of: "\"")
    else { return nil }
    let value = tag[tag.index(after: start)...].prefix { $0 != "\"" }
    guard let colon = value.firstIndex(of: ":") else { return nil }
    let path = unescaped(String(value[value.index(after: colon)...]))
    switch value[..<colon] {
    case "group": return groups.last.map { Path.normalized(Path.join($0, path)) }
    case "container": return Path.normalized(Path.join(folder, path))
    case "absolute": return Path.normalized(path)
    default: return nil
    }
  }

  private static func unescaped(_ text: String) -> String {
    [("&quot;", "\""), ("&apos;", "'"), ("&lt;", "<"), ("&gt;", ">"), ("&amp;", "&")]
      .reduce(text) { $0.replacing($1.0, with: $1.1) }
  }
}
