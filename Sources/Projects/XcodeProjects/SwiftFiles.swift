/// The Swift files on disk, whatever they belong to.
package enum SwiftFiles {
  /// The files below a folder, those behind links and in hidden folders left out; absolute.
  ///
  /// - Parameter isEntered: Tells of each folder whether it is looked into.
  package static func below(_ folder: String, where isEntered: (String) -> Bool = { _ in true })
    -> [String]
  {
    var files: [String] = []
    var waiting = [folder]
    while let next = waiting.popLast() {
      for (name, kind) in (try? Disk.entries(in: next)) ?? []
      where !name.hasPrefix(".") && Path.reasonNotToName(name) == nil {
        let path = Path.join(next, name)
        switch kind {
        case .folder: if isEntered(path) { waiting.append(path) }
        case .file: if Path.isSwiftFile(name) { files.append(path) }
        case .link, .other: break
        }
      }
    }
    return files.sorted()
  }
}
