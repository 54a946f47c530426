import HasgenReading

/// A walk through a module's folder: its Swift files, and the projects in it.
package struct FolderWalk {
  /// A Swift file or a folder.
  package struct Entry: Sendable {
    /// The path to print.
    package let shown: String
    /// Absolute, without links.
    package let real: String
    /// Absolute, possibly through links: the path that `exclude` and messages refer to.
    fileprivate let path: String
  }

  /// The Swift files, in no order.
  package private(set) var files: [Entry] = []
  /// The projects below the folder, which are modules of their own.
  package private(set) var projects: [ProjectFolder] = []
  /// The entries that could not be read.
  package private(set) var unreadable: [Diagnostic] = []

  private let root: ModuleRoot
  private let finder: SourceFinder
  /// The real paths that were found, and the folders not to enter. As bytes, because a disk may
  /// distinguish two spellings of `é`.
  private var visited: Set<[UInt8]>
  // Links are visited last, so that a file keeps its own name.
  private var linkedFolders: [Entry] = []
  private var linkedFiles: [Entry] = []

  /// - Parameter otherRoots: Folders that are modules of their own: they are not entered.
  init(through root: ModuleRoot, besides otherRoots: Set<String>, _ finder: SourceFinder) {
    self.root = root
    self.finder = finder
    visited = Set(otherRoots.subtracting([root.real]).map { Array($0.utf8) })
    guard !finder.leavesOut(root.real, isFolder: true) else { return }
    var folders = [Entry(shown: root.shown, real: root.real, path: root.real)]
    while let folder = folders.popLast() ?? linkedFolders.popLast() {
      if isNew(folder) { folders += enter(folder) }
    }
    for file in linkedFiles where isNew(file) { files.append(file) }
  }

  /// Finds the files of a target of an Xcode project. A file that does not exist may be made by a
  /// build, and is left out.
  init(through root: ModuleRoot, listing files: [String], _ finder: SourceFinder) {
    self.root = root
    self.finder = finder
    visited = []
    for path in files where !finder.leavesOut(path, isFolder: false) {
      let shown = finder.shown(path)
      if let reason = Path.reasonNotToName(path) {
        unreadable.append(.unreadable(shown, because: reason))
      } else if Disk.targetKind(of: path) == .file {
        self.files.append(Entry(shown: shown, real: path, path: path))
      }
    }
  }

  private mutating func isNew(_ entry: Entry) -> Bool {
    visited.insert(Array(entry.real.utf8)).inserted
  }

  /// Adds the files of a folder, and returns the folders in it that are not links.
  private mutating func enter(_ folder: Entry) -> [Entry] {
    let entries: [Disk.Entry]
    do {
      entries = try Disk.entries(in: folder.path).filter { !$0.name.hasPrefix(".") }
    } catch {
      unreadable.append(.unreadable(folder.shown, error))
      return []
    }
    let marks = entries.compactMap { Disk.mark(by: $0.name, in: folder.path) }
    if let mark = marks.contains(.package) ? .package : marks.last, folder.real != root.real,
      mark == .package || root.mayHoldProjects
    {
      projects.append((folder.real, mark))
      return []
    }
    let shown = finder.shown(folder.path, asGiven: folder.shown)
    return entries.compactMap { entry in
      // A path below the working directory needs no `./`.
      visit(entry, in: folder, shownAs: Path.join(shown == "." ? "" : shown, entry.name))
    }
  }

  /// Adds an entry, unless it is a folder to enter, which it returns.
  private mutating func visit(
    _ entry: Disk.Entry, in folder: Entry, shownAs shown: String
  ) -> Entry? {
    let isSwift = Path.isSwiftFile(entry.name)
    guard entry.kind == .folder || entry.kind == .link || isSwift else { return nil }
    let path = Path.join(folder.path, entry.name)
    let isLink = entry.kind == .link
    let real = isLink ? Disk.realPath(of: path) : Path.join(folder.real, entry.name)
    let linkFault = real == nil ? "as a link, \(SystemError.last.reason)" : nil
    let kind = isLink ? real.flatMap(Disk.kind) : entry.kind
    let isFolder = kind == .folder
    guard isSwift || isFolder, !finder.isExcluded(path, isFolder: isFolder) else { return nil }
    let kindFault = kind == .other ? "it is a pipe, a socket or a device" : nil
    if let fault = Path.reasonNotToName(entry.name) ?? linkFault ?? kindFault {
      unreadable.append(.unreadable(shown, because: fault))
      return nil
    }
    guard let real, root.holds(isLink && isFolder ? real : path, isFolder: isFolder)
    else { return nil }
    let found = Entry(shown: shown, real: real, path: path)
    if !isFolder {
      if isLink { linkedFiles.append(found) } else if isNew(found) { files.append(found) }
      return nil
    }
    if !isLink { return found }
    // Do not follow a link to an outer folder: it leads to other modules.
    if Path.below(real, root.real) == nil { linkedFolders.append(found) }
    return nil
  }
}
