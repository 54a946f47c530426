import FileSystem
import Findings

/// The useful entries of a folder; without those that `exclude` names, except folders and links.
package struct FolderListing: Sendable {
  /// A folder, or a link to whatever, under the name that leads to it.
  package struct Step: Sendable {
    package let shown: String
    /// Absolute, by the way that was taken: what `exclude` and messages speak of.
    package let path: String
    /// Absolute, without links.
    package let real: String
  }

  /// A Swift file.
  package struct File: Sendable {
    /// The path to print.
    package let shown: String
    /// The place, without links.
    package let place: Place

    package enum Place: Sendable {
      /// A place in a folder, under the name that `shown` ends with.
      case folder(String)
      /// Behind a link.
      case path(String)
    }

    /// Absolute, without links.
    package var real: String {
      switch place {
      case .folder(let folder): Path.join(folder, Path.name(of: shown))
      case .path(let path): path
      }
    }
  }

  package private(set) var folders: [Step] = []
  /// The project that the folder is, if it is one.
  package private(set) var mark: ProjectMark?
  package private(set) var links: [Step] = []
  package private(set) var files: [File] = []
  /// The entries that could not be read.
  package private(set) var unreadable: [Diagnostic] = []

  package init(of folder: Step, finder: SourceFinder) {
    do throws(SystemError) {
      let entries = try Disk.entries(in: folder.path)
      let shown = finder.shown(folder.path, asGiven: folder.shown)
      // A path from here on needs no `./`.
      let shownFolder = shown == "." ? "" : shown
      for entry in entries {
        note(entry.name, in: folder)
        add(entry, in: folder, shownAs: shownFolder, finder)
      }
    } catch {
      unreadable.append(.unreadable(folder.shown, error))
    }
  }

  /// Notes what a name says of the folder.
  private mutating func note(_ name: String, in folder: Step) {
    if name == "Package.swift" {
      if Disk.isManifest(Path.join(folder.path, name)) { mark = .package }
    } else if mark == nil, Disk.isXcodeMark(name, in: folder.path) {
      mark = .xcodeProject
    }
  }

  private mutating func add(
    _ entry: Disk.Entry, in folder: Step, shownAs shownFolder: String, _ finder: SourceFinder
  ) {
    let name = entry.name
    let path = { Path.join(folder.path, name) }
    if name.utf8.first == UInt8(ascii: ".") { return }
    let kind = entry.knownKind ?? Disk.kind(of: path())
    let isSwift = Path.isSwiftFile(name)
    if kind == .file, !isSwift { return }
    let shown = Path.join(shownFolder, name)
    // What cannot be written down cannot be named in messages and generated files.
    var reason = entry.reasonNotToName
    if reason == nil, kind == .other { reason = Self.noFile }
    if let reason {
      let isFolder = kind == .folder
      if isFolder || isSwift, !finder.isExcluded(path(), isFolder: isFolder) {
        unreadable.append(.unreadable(shown, because: reason))
      }
      return
    }
    let step = { Step(shown: shown, path: path(), real: Path.join(folder.real, name)) }
    switch kind {
    case .folder: folders.append(step())
    case .link: links.append(step())
    case .file where !finder.isExcluded(path(), isFolder: false):
      files.append(File(shown: shown, place: .folder(folder.real)))
    case .file, .other, nil: break
    }
  }

  /// The reason why an entry with a Swift file's name is not read.
  static let noFile = "it is a pipe, a socket or a device"
}
