import DependencyGraph

#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// Goes through a module's folder.
struct FolderWalk {
  /// A folder or file on the way, under the name that leads to it.
  private struct Step {
    let shown: String
    /// Absolute, by the way that was taken: what `exclude` and messages speak of.
    let path: String
    /// Absolute, without links.
    let real: String
  }

  /// A file that was found.
  struct File {
    /// The path to print.
    let shown: String
    fileprivate let realFolder: String
    fileprivate let name: String

    /// Absolute, without links.
    var real: String { Path.join(realFolder, name) }
  }

  private let finder: SourceFinder
  private let root: ModuleRoot
  private let otherRoots: Set<ExactPath>
  private var folders: [Step] = []
  private var links: [Step] = []
  private var visited: Set<ExactPath> = []

  private var hasFollowedLinks = false
  /// The paths without links of the files so far: a file is read once, however many links lead to
  /// it. Empty until one is followed, since before no file is met twice.
  private var known: Set<ExactPath> = []

  /// The files that were found, in no order.
  private(set) var files: [File] = []
  /// What could not be read.
  private(set) var unreadable: [Diagnostic] = []
  /// Files that killed runs may have left; absolute.
  private(set) var leftBehind: [String] = []

  /// - Parameter otherRoots: Folders that are modules of their own: they are not entered.
  init(finder: SourceFinder, root: ModuleRoot, otherRoots: Set<ExactPath>) {
    self.finder = finder
    self.root = root
    self.otherRoots = otherRoots
  }

  /// Fills `files` and `unreadable`.
  mutating func run() {
    folders = [Step(shown: root.shown, path: root.real, real: root.real)]
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
    let listings = entered.map(\.path).concurrentMap(inBatchesOf: 4) { paths in
      paths.map { path in
        do throws(SystemError) {
          return Result<[Disk.Entry], SystemError>.success(try Disk.entries(in: path))
        } catch {
          return .failure(error)
        }
      }
    }
    for (folder, listing) in zip(entered, listings) {
      switch listing {
      case .success(let entries): enter(folder, with: entries)
      case .failure(let error): unreadable.append(.unreadable(folder.shown, error))
      }
    }
  }

  private mutating func enter(_ folder: Step, with entries: [Disk.Entry]) {
    let shownFolder = finder.shown(folder.path, asGiven: folder.shown)
    for entry in entries {
      let name = entry.name
      if name.utf8.first == UInt8(ascii: ".") {
        if TemporaryName.process(of: name) != nil {
          leftBehind.append(Path.join(folder.path, name))
        }
        continue
      }
      let kind = entry.knownKind ?? Disk.kind(of: Path.join(folder.path, name))
      if kind == .file, !Self.isSwift(name) { continue }
      let shown = shownFolder == "." ? name : Path.join(shownFolder, name)
      // What cannot be written down cannot be named in messages and generated files.
      if let reason = entry.reasonNotToName {
        if kind == .folder || Self.isSwift(name) {
          refuse(shown, Path.join(folder.path, name), reason, isFolder: kind == .folder)
        }
        continue
      }
      let step = {
        Step(shown: shown, path: Path.join(folder.path, name), real: Path.join(folder.real, name))
      }
      switch kind {
      case .folder: add(folder: step())
      case .file:
        let file = File(shown: shown, realFolder: folder.real, name: name)
        add(file, at: Path.join(folder.path, name))
      case .link: links.append(step())
      case .other where Self.isSwift(name):
        refuse(shown, Path.join(folder.path, name), Self.noFile)
      case .other: break
      case nil: break
      }
    }
  }

  private static func isSwift(_ path: String) -> Bool {
    path.utf8.suffix(6).elementsEqual(".swift".utf8)
  }

  /// Links lead where the compiler follows them to, be it out of the package.
  private mutating func follow(_ link: Step) {
    guard let real = Disk.realPath(of: link.path) else {
      let error = SystemError.last
      if Self.isSwift(link.path) { refuse(link.shown, link.path, "as a link, \(error.reason)") }
      return
    }
    let step = Step(shown: link.shown, path: link.path, real: real)
    switch Disk.kind(of: real) {
    // A link upward would bring in the modules beside this one.
    case .folder where Path.below(real, root.real) == nil: add(folder: step)
    case .file where Self.isSwift(link.path):
      let file = File(
        shown: link.shown, realFolder: Path.folder(of: real), name: Path.name(of: real))
      add(file, at: link.path)
    case .other where Self.isSwift(link.path): refuse(link.shown, link.path, Self.noFile)
    default: break
    }
  }

  private mutating func add(folder: Step) {
    guard !otherRoots.contains(ExactPath(folder.real)),
      !finder.isExcluded(folder.path, isFolder: true)
    else { return }
    folders.append(folder)
  }

  private mutating func add(_ file: File, at path: @autoclosure () -> String) {
    guard !finder.isExcluded(path(), isFolder: false) else { return }
    if hasFollowedLinks, !known.insert(ExactPath(file.real)).inserted { return }
    files.append(file)
  }

  private static let noFile = "it is a pipe, a socket or a device"

  private mutating func refuse(
    _ shown: String, _ path: String, _ reason: String, isFolder: Bool = false
  ) {
    guard !finder.isExcluded(path, isFolder: isFolder) else { return }
    unreadable.append(.unreadable(shown, because: reason))
  }
}

extension String {
  /// With a question mark for each control character.
  fileprivate var inOneLine: String {
    String(decoding: utf8.map { $0 < 0x20 || $0 == 0x7F ? UInt8(ascii: "?") : $0 }, as: UTF8.self)
  }
}

extension Diagnostic {
  static let unreadableFile = "unreadable-file"

  /// A file or folder is not for us to read.
  static func unreadable(_ path: String, because reason: String) -> Diagnostic {
    Diagnostic(
      severity: .error, id: unreadableFile, message: "cannot read '\(path.inOneLine)': \(reason)",
      location: nil)
  }

  /// The system would not let us read a file or folder.
  static func unreadable(_ path: String, _ error: SystemError) -> Diagnostic {
    if error.code == EFBIG {
      return unreadable(path, because: "it has more than \(FileBuffer.limit >> 20) MB")
    }
    return Diagnostic(
      severity: .error, id: unreadableFile, message: "cannot read '\(path)': \(error.reason)",
      location: Location(path: path, line: 1, column: 1))
  }
}
