/// The projects and packages in an Xcode workspace, without third-party ones.
struct XcodeWorkspace: Sendable {
  /// The name of the file in the folder `….xcworkspace`.
  static let fileName = "contents.xcworkspacedata"

  /// The folders `….xcodeproj`; absolute, normalized.
  private(set) var projects: [String] = []
  /// The folders of packages; absolute, normalized.
  private(set) var packages: [String] = []

  /// Reads a folder `….xcworkspace`.
  ///
  /// - Parameter path: Absolute.
  init(reading path: String) throws(SystemError) {
    let file = try Disk.contents(of: Path.join(path, Self.fileName))
    let container = Path.folder(of: path)
    var groups = [container]
    for tag in String(decoding: file, as: UTF8.self).split(separator: "<") {
      if tag.hasPrefix("/Group"), groups.count > 1 { groups.removeLast() }
      guard let match = tag.firstMatch(of: #/^(Group|FileRef)\s[^>]*?location\s*=\s*"(\w+):(.*?)"/#)
      else { continue }
      let outer = match.2 == "group" ? groups.last ?? container : container
      let location = String(match.3).replacing("&amp;", with: "&")
      let path = Path.resolved(outer, location)
      if match.1 == "Group" {
        groups.append(path)
      } else if XcodeNames.isThirdParty(Path.relative(from: container, to: path)) {
        continue
      } else if path.hasSuffix(".xcodeproj") {
        projects.append(path)
      } else if match.2 != "self", Disk.isPackage(path) {
        packages.append(path)
      }
    }
  }
}
