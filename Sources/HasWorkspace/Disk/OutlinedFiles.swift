import SwiftProgram

/// The disk, on which the Swift files of some folders are those that were outlined, with the texts
/// that the outlines have.
package struct OutlinedFiles: Sendable {
  /// The text of a file, or why it could not be read.
  package typealias Text = Result<[UInt8], SystemError>

  private let texts: [String: Text]
  private let covered: Set<String>
  /// What stands in the folders of the files, by the folders' paths.
  private let children: [String: [String: Disk.Kind]]

  /// - Parameters:
  ///   - folders: The folders of modules, of which no other Swift file is seen; absolute.
  ///   - texts: The files by their absolute paths, without `.` and `..`.
  package init(folders: [String], texts: [String: Text]) {
    self.texts = texts
    covered = Set(folders)
    var children: [String: [String: Disk.Kind]] = [:]
    var known: Set<String> = []
    func add(folder: String) {
      guard known.insert(folder).inserted, folder != "/" else { return }
      let outer = Path.folder(of: folder)
      children[outer, default: [:]][Path.name(of: folder)] = .folder
      add(folder: outer)
    }
    for path in texts.keys {
      let folder = Path.folder(of: path)
      children[folder, default: [:]][Path.name(of: path)] = .file
      add(folder: folder)
    }
    for folder in folders { add(folder: folder) }
    self.children = children
  }

  func kind(of path: String, onDisk: (String) -> Disk.Kind?) -> Disk.Kind? {
    let path = Path.normalized(path)
    if texts[path] != nil { return .file }
    if isFolder(path) { return .folder }
    return isLeftOut(path) ? nil : onDisk(path)
  }

  func realPath(of path: String) -> String? {
    let path = Path.normalized(path)
    if let real = Disk.realPath(of: path), !isLeftOut(path) { return real }
    return texts[path] != nil || isFolder(path) ? path : nil
  }

  func entries(in folder: String) throws(SystemError) -> [Disk.Entry] {
    let folder = Path.normalized(folder)
    let own = children[folder]
    var entries: [Disk.Entry] = []
    do throws(SystemError) {
      entries = try Disk.entries(in: folder)
    } catch {
      if own == nil, !isFolder(folder) { throw error }
    }
    entries.removeAll { isLeftOut(Path.join(folder, $0.name)) || own?[$0.name] != nil }
    entries += (own ?? [:]).map { Disk.Entry(name: $0, isValid: true, knownKind: $1) }
    return entries.sorted { $0.name < $1.name }
  }

  /// The text of a file that was outlined; `nil` for a file of the disk.
  func text(of path: String) throws(SystemError) -> [UInt8]? {
    if let text = texts[path] ?? texts[Path.normalized(path)] { return try text.get() }
    guard !isLeftOut(Path.normalized(path)) else { throw .noSuchFile }
    return nil
  }

  private func isFolder(_ path: String) -> Bool { covered.contains(path) || children[path] != nil }

  /// Whether a Swift file of a module that was outlined has come since.
  private func isLeftOut(_ path: String) -> Bool {
    guard Path.isSwiftFile(path), texts[path] == nil else { return false }
    let name = Path.name(of: path)
    if name == "Package.swift" || name.hasPrefix("Package@swift-") { return false }
    var folder = Path.folder(of: path)
    while !covered.contains(folder) {
      let outer = Path.folder(of: folder)
      guard outer != folder else { return false }
      folder = outer
    }
    return true
  }
}
