import HasgenReading

/// The objects of a `project.pbxproj`, by their identifiers.
struct ProjectObjects {
  /// The object that describes the project.
  let root: PropertyList
  /// The path to print of the `project.pbxproj`.
  let file: String
  /// The name of the project's folder, without `.xcodeproj`.
  let name: String
  /// The folder in which `SOURCE_ROOT` paths begin; absolute, normalized.
  let sourceRoot: String
  private let objects: [String: PropertyList]
  /// The folder of the group around an object.
  private var folders: [String: String] = [:]
  /// The identifiers of the files and folders in the project's groups, by their types: `folder`,
  /// `PBXFileSystemSynchronizedRootGroup`.
  private(set) var placed: [String: [String]] = [:]

  /// Reads a folder `….xcodeproj`.
  ///
  /// - Parameters:
  ///   - path: Absolute.
  ///   - shown: The path to print.
  init(of path: String, shownAs shown: String) throws(WorkspaceError) {
    let name = "project.pbxproj"
    file = Path.join(shown, name)
    let list = try PropertyList(at: Path.join(path, name), shownAs: file)
    objects = list["objects"]?.entries ?? [:]
    root = list.text("rootObject").flatMap { [objects] in objects[$0] } ?? .string("")
    guard root.text("isa") == "PBXProject" else {
      throw WorkspaceError([.unreadable(shown, because: "it does not describe a project")])
    }
    self.name = String(Path.name(of: path).dropLast(".xcodeproj".count))
    let inner = root.text("projectDirPath") ?? ""
    sourceRoot = Path.resolved(Path.folder(of: path), inner)
    placeObjects()
  }

  subscript(id: String) -> PropertyList? { objects[id] }

  /// The objects to which an object refers, as `buildPhases` of a target does.
  func objects(_ key: String, of object: PropertyList) -> [PropertyList] {
    object.texts(key).compactMap { objects[$0] }
  }

  /// The paths of the files and folders of some types, without third-party ones.
  func paths(ofTypes types: [String]) -> [String] {
    types.flatMap { placed[$0] ?? [] }.compactMap(path)
      .filter { !XcodeNames.isThirdParty(Path.relative(from: sourceRoot, to: $0)) }
  }

  /// Follows the groups from the main group to the files. A group of a damaged project may be
  /// inside itself.
  private mutating func placeObjects() {
    var waiting = root.texts("mainGroup").map { ($0, sourceRoot) }
    while let (id, folder) = waiting.popLast() {
      guard let object = objects[id], folders.updateValue(folder, forKey: id) == nil else {
        continue
      }
      let type = object.text("lastKnownFileType") ?? object.text("isa") ?? ""
      placed[type, default: []].append(id)
      let children = object.texts("children")
      if !children.isEmpty, let inner = path(of: id) { waiting += children.map { ($0, inner) } }
    }
  }

  /// The path of a file or a group; absolute, normalized. `nil` if it is outside of the sources.
  func path(of id: String) -> String? {
    guard let object = objects[id] else { return nil }
    let outer =
      switch object.text("sourceTree") {
      case "<group>": folders[id]
      case "SOURCE_ROOT": sourceRoot
      case "<absolute>": "/"
      default: String?.none
      }
    return outer.map { Path.resolved($0, object.text("path") ?? "") }
  }
}

extension PropertyList {
  /// Reads a file.
  ///
  /// - Parameters:
  ///   - path: Absolute.
  ///   - shown: The path to print.
  fileprivate init(at path: String, shownAs shown: String) throws(WorkspaceError) {
    let bytes: [UInt8]
    do {
      bytes = try Disk.contents(of: path)
    } catch {
      throw WorkspaceError([.unreadable(shown, error)])
    }
    do {
      try self.init(reading: bytes)
    } catch {
      let place = LineTable(of: bytes).position(of: error.offset)
      throw WorkspaceError(
        "cannot read '\(shown)': \(error.message)", id: .unreadableFile,
        at: Location(path: shown, line: place.line, column: place.column),
        note: "open the project in Xcode, which reports the mistake or writes the file anew")
    }
  }
}
