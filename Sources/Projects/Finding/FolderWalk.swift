import Findings
import SwiftProgram

/// The result of a walk through a module's folder.
package struct FolderWalk {
  /// A Swift file or a folder.
  package struct Entry: Sendable {
    /// The path to print.
    package let shown: String
    /// Absolute, without links.
    package let real: String
    /// Absolute, possibly through links: `exclude` and messages are about this path.
    fileprivate let path: String
  }

  /// The useful entries of a folder.
  fileprivate struct Listing: Sendable {
    var mark: ProjectMark?
    var folders: [Entry] = []
    var files: [Entry] = []
    /// The folders and files behind links.
    var linkedFolders: [Entry] = []
    var linkedFiles: [Entry] = []
    var unreadable: [Diagnostic] = []
  }

  /// The Swift files, in no order.
  package private(set) var files: [Entry] = []
  /// The projects below the folder, which are modules of their own.
  package private(set) var projects: [(folder: String, mark: ProjectMark)] = []
  /// The entries that could not be read.
  package private(set) var unreadable: [Diagnostic] = []

  /// - Parameter otherRoots: Folders that are modules of their own: they are not entered.
  init(through root: ModuleRoot, besides otherRoots: Set<ExactPath>, _ finder: SourceFinder) {
    var visited = otherRoots
    visited.remove(ExactPath(root.real))
    func isEntered(_ folder: Entry) -> Bool {
      root.holds(folder.real, isFolder: true)
        && !(root.isOfXcodeProject && XcodeNames.isForTests(Path.name(of: folder.path)))
        && !finder.isExcluded(folder.path, isFolder: true)
    }
    var folders = [Entry(shown: root.shown, real: root.real, path: root.real)]
    // Links come last, so that a file keeps its own name rather than a link's.
    var linkedFolders: [Entry] = []
    var linkedFiles: [Entry] = []
    while !folders.isEmpty {
      let level = folders.filter { visited.insert(ExactPath($0.real)).inserted }
      let listings = level.concurrentMap(inBatchesOf: 4) { $0.map { Listing(of: $0, finder) } }
      folders = []
      for (folder, listing) in zip(level, listings) {
        if let mark = listing.mark, folder.real != root.real,
          mark == .package || root.mayHoldProjects
        {
          projects.append((folder.real, mark))
          continue
        }
        folders += listing.folders.filter(isEntered)
        // A link upward would add the modules beside this one.
        linkedFolders += listing.linkedFolders.filter {
          Path.below($0.real, root.real) == nil && isEntered($0)
        }
        files +=
          root.isWhole
          ? listing.files : listing.files.filter { root.holds($0.path, isFolder: false) }
        linkedFiles += listing.linkedFiles.filter { root.holds($0.path, isFolder: false) }
        unreadable += listing.unreadable
      }
      if folders.isEmpty { swap(&folders, &linkedFolders) }
    }
    guard !linkedFiles.isEmpty else { return }
    var known = Set(files.map { ExactPath($0.real) })
    files += linkedFiles.filter { known.insert(ExactPath($0.real)).inserted }
  }
}

extension FolderWalk.Listing {
  fileprivate init(of folder: FolderWalk.Entry, _ finder: SourceFinder) {
    let shown = finder.shown(folder.path, asGiven: folder.shown)
    do throws(SystemError) {
      for entry in try Disk.entries(in: folder.path) {
        // A path below the working directory needs no `./`.
        add(entry, in: folder, shown == "." ? "" : shown, finder)
      }
    } catch {
      unreadable.append(.unreadable(folder.shown, error))
    }
  }

  private mutating func add(
    _ entry: Disk.Entry, in folder: FolderWalk.Entry, _ shownFolder: String, _ finder: SourceFinder
  ) {
    let path = Path.join(folder.path, entry.name)
    if entry.name.utf8.first == UInt8(ascii: ".") { return }
    if mark != .package { mark = Disk.mark(by: entry.name, in: folder.path) ?? mark }
    let kind = entry.knownKind ?? Disk.kind(of: path)
    let isSwift = Path.isSwiftFile(entry.name)
    guard kind == .folder || kind == .link || isSwift else { return }
    let shown = Path.join(shownFolder, entry.name)
    func refuse(_ reason: String) {
      guard isSwift || kind == .folder, !finder.isExcluded(path, isFolder: kind == .folder)
      else { return }
      unreadable.append(.unreadable(shown, because: reason))
    }
    // Messages and generated files need names that can be written.
    if let reason = entry.reasonNotToName { return refuse(reason) }
    guard let real = kind == .link ? Disk.realPath(of: path) : Path.join(folder.real, entry.name)
    else { return refuse("as a link, \(SystemError.last.reason)") }
    let found = FolderWalk.Entry(shown: shown, real: real, path: path)
    switch kind == .link ? Disk.kind(of: real) : kind {
    case .folder where kind == .link: linkedFolders.append(found)
    case .folder: folders.append(found)
    case .file where !isSwift || finder.isExcluded(path, isFolder: false): break
    case .file where kind == .link: linkedFiles.append(found)
    case .file: files.append(found)
    case .other: refuse("it is a pipe, a socket or a device")
    case .link, nil: break
    }
  }
}
