import FileSystem
import Findings
import SwiftProgram

/// Goes through a module's folder.
package struct FolderWalk {
  private let finder: SourceFinder
  private let root: ModuleRoot
  private let otherRoots: Set<ExactPath>
  private var folders: [FolderListing.Step] = []
  private var links: [FolderListing.Step] = []
  private var visited: Set<ExactPath> = []

  private var hasFollowedLinks = false
  /// The paths without links of the files so far: a file is read once, however many links lead to
  /// it. Empty until one is followed, since before no file is met twice.
  private var known: Set<ExactPath> = []

  /// The files that were found, in no order.
  package var files: FlattenSequence<[[FolderListing.File]]> { found.joined() }
  /// Folder by folder, so that none is moved.
  private var found: [[FolderListing.File]] = []
  /// The projects below the folder, which are entered on their own.
  package private(set) var projects: [(folder: FolderListing.Step, mark: ProjectMark)] = []
  /// The entries that could not be read.
  package private(set) var unreadable: [Diagnostic] = []

  /// - Parameter otherRoots: Folders that are modules of their own: they are not entered.
  package init(finder: SourceFinder, root: ModuleRoot, otherRoots: Set<ExactPath>) {
    self.finder = finder
    self.root = root
    self.otherRoots = otherRoots
  }

  /// Fills `files` and `unreadable`.
  package mutating func run() {
    folders = [FolderListing.Step(shown: root.shown, path: root.real, real: root.real)]
    // Links come last, so that a file keeps its own name rather than a link's.
    while true {
      if !folders.isEmpty {
        enterFolders()
      } else if !links.isEmpty {
        if !hasFollowedLinks { known = Set(files.map { ExactPath($0.real) }) }
        hasFollowedLinks = true
        follow(links.removeFirst())
      } else {
        break
      }
    }
  }

  /// Enters all folders that were found so far: those of one level, mostly.
  private mutating func enterFolders() {
    let entered = folders.filter { visited.insert(ExactPath($0.real)).inserted }
    folders = []
    let finder = finder
    let listings = entered.concurrentMap(inBatchesOf: 4) { folders in
      folders.map { FolderListing(of: $0, finder: finder) }
    }
    for (folder, listing) in zip(entered, listings) {
      if let mark = listing.mark, isProjectOfItsOwn(mark, folder) {
        projects.append((folder, mark))
        continue
      }
      for folder in listing.folders { add(folder: folder) }
      links += listing.links
      add(listing.files)
      unreadable += listing.unreadable
    }
  }

  /// Links lead where the compiler follows them to, be it out of the package.
  private mutating func follow(_ link: FolderListing.Step) {
    guard let real = Disk.realPath(of: link.path) else {
      let error = SystemError.last
      if Path.isSwiftFile(link.path) { refuse(link, "as a link, \(error.reason)") }
      return
    }
    let step = FolderListing.Step(shown: link.shown, path: link.path, real: real)
    switch Disk.kind(of: real) {
    // A link upward would bring in the modules beside this one.
    case .folder where Path.below(real, root.real) == nil: add(folder: step)
    case .file where Path.isSwiftFile(link.path):
      let file = FolderListing.File(shown: link.shown, place: .path(real))
      // A manifest speaks of the link, wherever it leads.
      if root.holds(link.path, isFolder: false), !finder.isExcluded(link.path, isFolder: false) {
        add([file])
      }
    case .other where Path.isSwiftFile(link.path): refuse(link, FolderListing.noFile)
    default: break
    }
  }

  /// Whether a folder is a project, and no part of the module.
  private func isProjectOfItsOwn(_ mark: ProjectMark, _ folder: FolderListing.Step) -> Bool {
    guard folder.real != root.real else { return false }
    if case .package = mark { return true }
    return root.mayHoldProjects
  }

  private mutating func add(folder: FolderListing.Step) {
    guard !otherRoots.contains(ExactPath(folder.real)),
      root.holds(folder.real, isFolder: true),
      !(root.isOfXcodeProject && XcodeNames.isForTests(Path.name(of: folder.path))),
      !finder.isExcluded(folder.path, isFolder: true)
    else { return }
    folders.append(folder)
  }

  private mutating func add(_ files: [FolderListing.File]) {
    let files =
      root.isWhole
      ? files
      : files.filter { file in
        guard case .folder = file.place else { return true }
        return root.holds(file.real, isFolder: false)
      }
    found.append(
      hasFollowedLinks ? files.filter { known.insert(ExactPath($0.real)).inserted } : files)
  }

  private mutating func refuse(_ link: FolderListing.Step, _ reason: String) {
    guard !finder.isExcluded(link.path, isFolder: false) else { return }
    unreadable.append(.unreadable(link.shown, because: reason))
  }
}
