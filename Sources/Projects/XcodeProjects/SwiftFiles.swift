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
      for entry in (try? Disk.entries(in: next)) ?? []
      where !entry.name.hasPrefix(".") && entry.reasonNotToName == nil {
        let path = Path.join(next, entry.name)
        switch entry.knownKind ?? Disk.kind(of: path) {
        case .folder: if isEntered(path) { waiting.append(path) }
        case .file: if Path.isSwiftFile(entry.name) { files.append(path) }
        case .link, .other, nil: break
        }
      }
    }
    return files.sorted()
  }
}
