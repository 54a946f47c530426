import Dispatch

/// The disk, on which a repository is as it was in a revision.
///
/// What lies outside of the repository, and in its submodules, is as it is.
package final class RevisionFiles: @unchecked Sendable {
  private let tree: RevisionTree
  private let queue = DispatchQueue(label: "hasgen.revision")
  // Behind the queue.
  private var texts: [String: [UInt8]] = [:]
  /// The folders that somebody has looked into.
  private var listed: Set<String> = []
  private var firstFailure: GitShow.Failure?
  private var submodulesRead: Set<String> = []
  private let kinds: [String: Disk.Kind]
  /// What git lists as no folder, and is one today, each with a slash behind it.
  private let submodules: [String]
  /// What links lead to, by their paths.
  private let links: [String: String]

  /// Reads what there is in a revision.
  ///
  /// - Parameter root: The repository's folder; absolute, without links.
  package init(of revision: String, in root: String) throws(GitShow.Failure) {
    let tree = try RevisionTree(of: revision, in: root)
    self.tree = tree
    var kinds: [String: Disk.Kind] = [:]
    var links: [String] = []
    var submodules: [String] = []
    for (folder, entries) in tree.folders {
      kinds[folder] = .folder
      for entry in entries where !entry.isFolder {
        let path = RevisionTree.join(folder, entry.name)
        // Git does not tell what is a link or a submodule, so what is one today is taken for one.
        switch Disk.kind(of: Path.join(root, path)) {
        case .link:
          links.append(path)
          kinds[path] = .link
        case .folder where !Path.isSwiftFile(path): submodules.append("\(path)/")
        default: kinds[path] = .file
        }
      }
    }
    self.kinds = kinds
    self.submodules = submodules
    let targets = try tree.texts(of: links.sorted())
    self.links = Dictionary(
      zip(links.sorted(), targets).map { ($0, String(decoding: $1, as: UTF8.self)) }
    ) { first, _ in first }
  }

  /// The path in the repository; `nil` outside of it, and for what is a submodule today.
  private func inside(_ path: String) -> String? {
    guard let below = Path.below(tree.root, Path.normalized(path)) else { return nil }
    return submodule(around: below) == nil ? below : nil
  }

  /// The submodule that a path in the repository leads into; `nil` for none.
  private func submodule(around path: String) -> String? {
    submodules.first { "\(path)/".hasPrefix($0) }
  }

  func kind(of path: String) -> Disk.Kind? {
    guard let inside = inside(path) else { return Disk.kind(of: path) }
    return kinds[inside]
  }

  func targetKind(of path: String) -> Disk.Kind? {
    guard let real = realPath(of: path) else { return nil }
    guard let inside = inside(real) else { return Disk.targetKind(of: real) }
    return kinds[inside]
  }

  func realPath(of path: String) -> String? {
    var path = Path.normalized(path)
    var stepsLeft = 40
    while let inside = inside(path) {
      if kinds[inside].map({ $0 != .link }) == true { return path }
      guard stepsLeft > 0, let (link, rest) = firstLink(in: inside) else { return nil }
      stepsLeft -= 1
      let folder = Path.folder(of: Path.join(tree.root, link))
      path = Path.normalized(Path.join(Path.join(folder, links[link] ?? ""), rest))
    }
    return Disk.realPath(of: path)
  }

  /// The first part of a path that is a link, and what follows.
  private func firstLink(in path: String) -> (link: String, rest: String)? {
    var parts = path.split(separator: "/")[...]
    var front = ""
    while let part = parts.popFirst() {
      front = RevisionTree.join(front, String(part))
      if links[front] != nil { return (front, parts.joined(separator: "/")) }
    }
    return nil
  }

  func entries(in folder: String) throws(SystemError) -> [Disk.Entry] {
    guard let real = realPath(of: folder) else { throw .noSuchFile }
    guard let inside = inside(real) else {
      if let below = Path.below(tree.root, Path.normalized(real)),
        let submodule = submodule(around: below)
      {
        queue.sync { _ = submodulesRead.insert(String(submodule.dropLast())) }
      }
      return try Disk.entries(in: real)
    }
    guard let entries = tree.folders[inside] else { throw .noSuchFile }
    queue.sync { _ = listed.insert(inside) }
    return entries.map { entry in
      Disk.Entry(
        name: entry.name, isValid: true,
        knownKind: kind(of: Path.join(real, entry.name)))
    }.sorted { $0.name < $1.name }
  }

  /// The text of a file of the repository; `nil` for a file outside of it.
  func text(of path: String) throws(SystemError) -> [UInt8]? {
    guard let real = realPath(of: path) else { throw .noSuchFile }
    guard let inside = inside(real) else { return nil }
    guard kinds[inside] == .file else { throw .noSuchFile }
    let text: [UInt8]? = queue.sync {
      if texts[inside] == nil { read(inside) }
      return texts[inside]
    }
    guard let text else { throw .noSuchFile }
    return text
  }

  /// Reads a file; with a Swift file, all others in the folders that somebody has looked into.
  private func read(_ path: String) {
    var paths = [path]
    if Path.isSwiftFile(path) {
      paths += listed.sorted().flatMap { folder in
        (tree.folders[folder] ?? []).filter { !$0.isFolder && Path.isSwiftFile($0.name) }
          .map { RevisionTree.join(folder, $0.name) }
      }.filter { $0 != path && texts[$0] == nil && kinds[$0] == .file }
    }
    do throws(GitShow.Failure) {
      for (path, text) in zip(paths, try tree.texts(of: paths)) { texts[path] = text }
    } catch {
      firstFailure = firstFailure ?? error
    }
  }

  /// The submodules, by their paths in the repository, that somebody has looked into: they are as they
  /// are today.
  package var openedSubmodules: [String] { queue.sync { submodulesRead.sorted() } }

  /// Why some files could not be read; `nil` if all could.
  package var failure: GitShow.Failure? { queue.sync { firstFailure } }
}
