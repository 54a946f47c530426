import HasGeneration
import SwiftOutline
import SwiftProgram

/// The disk, on which the Swift files of some folders are those that were outlined, with the texts
/// that the outlines have.
package struct OutlinedFiles: Sendable {
  /// The text of a file, or why it could not be read.
  enum Text: Sendable {
    case bytes([UInt8])
    /// A string of a JSON text, at an offset.
    case json([UInt8], at: Int)
    case unreadable(SystemError)
  }

  /// What words alone tell of a file, as long as these are looked for.
  struct SketchOfWords: Sendable {
    let words: String
    let sketch: Sketch
  }

  /// A file as it was outlined.
  struct File: Sendable {
    let text: Text
    let sketch: SketchOfWords?
  }

  /// An outline that was joined.
  struct Source: Sendable {
    /// The path of its JSON.
    let path: String
    /// The paths of its files, as they are printed.
    let files: [String]
  }

  /// The outlines that were joined.
  let sources: [Source]
  private let files: [String: File]
  private let covered: Set<String>
  private let ofDisk: Set<String>
  /// What stands in the folders of the files, by the folders' paths.
  private let children: [String: [Disk.Entry]]

  /// - Parameters:
  ///   - folders: The folders of modules, of which no other Swift file is seen; absolute.
  ///   - files: The files by their absolute paths, without `.` and `..`.
  ///   - ofDisk: The Swift files in the folders that are those of the disk.
  init(folders: [String], files: [String: File], ofDisk: Set<String>, from sources: [Source]) {
    self.sources = sources
    self.ofDisk = ofDisk
    self.files = files
    covered = Set(folders)
    var children: [String: [Disk.Entry]] = [:]
    var known: Set<String> = []
    func add(_ name: String, _ kind: Disk.Kind, in folder: String) {
      children[folder, default: []].append(
        Disk.Entry(name: name, isValid: true, knownKind: kind))
    }
    func add(folder: String) {
      guard folder != "/", known.insert(folder).inserted else { return }
      let (outer, name) = Self.parts(of: folder)
      add(name, .folder, in: outer)
      add(folder: outer)
    }
    var namesByFolder: [Substring: [Substring]] = [:]
    for path in files.keys {
      let end = path.utf8.lastIndex(of: UInt8(ascii: "/")) ?? path.startIndex
      namesByFolder[path[..<end], default: []].append(path[end...].dropFirst())
    }
    for (path, names) in namesByFolder {
      let folder = path.isEmpty ? "/" : String(path)
      children[folder, default: []] += names.map {
        Disk.Entry(name: String($0), isValid: true, knownKind: .file)
      }
      add(folder: folder)
    }
    for folder in folders { add(folder: folder) }
    self.children = children
  }

  func kind(of path: String, onDisk: (String) -> Disk.Kind?) -> Disk.Kind? {
    let path = Path.normalized(path)
    if files[path] != nil { return .file }
    if isFolder(path) { return .folder }
    return isLeftOut(path) ? nil : onDisk(path)
  }

  func realPath(of path: String) -> String? {
    let path = Path.normalized(path)
    if let real = Disk.realPath(of: path), !isLeftOut(path) { return real }
    return files[path] != nil || isFolder(path) ? path : nil
  }

  func entries(in folder: String) throws(SystemError) -> [Disk.Entry] {
    let folder = Path.normalized(folder)
    let own = children[folder] ?? []
    var entries: [Disk.Entry] = []
    do throws(SystemError) {
      entries = try Disk.entries(in: folder)
    } catch {
      if !isFolder(folder) { throw error }
    }
    let names = Set(own.map(\.name))
    entries.removeAll { names.contains($0.name) || isLeftOut($0.name, in: folder) }
    return (entries + own).sorted { $0.name < $1.name }
  }

  /// The text of a file that was outlined; `nil` for a file of the disk.
  func text(of path: String) throws(SystemError) -> [UInt8]? {
    guard let file = files[path] ?? files[Path.normalized(path)] else {
      if isLeftOut(Path.normalized(path)) { throw .noSuchFile }
      return nil
    }
    switch file.text {
    case .bytes(let bytes): return bytes
    case .json(let json, let offset):
      guard let text = JSONParser.string(in: json, at: offset) else { throw .invalidText }
      return text
    case .unreadable(let error): throw error
    }
  }

  /// What the words of a pattern alone tell of a file; `nil` where its text has to be read.
  func sketch(of path: String, lookingFor words: WordPattern) -> Sketch? {
    guard let sketch = files[path]?.sketch, sketch.words == words.signature else { return nil }
    return sketch.sketch
  }

  private func isFolder(_ path: String) -> Bool { covered.contains(path) || children[path] != nil }

  /// Whether a Swift file of a module that was outlined has come since.
  private func isLeftOut(_ path: String) -> Bool {
    guard Path.isSwiftFile(path), files[path] == nil else { return false }
    let (folder, name) = Self.parts(of: path)
    return isLeftOut(name, in: folder)
  }

  /// The same of a file that is not among them.
  private func isLeftOut(_ name: String, in folder: String) -> Bool {
    guard Path.isSwiftFile(name), name != "Package.swift", !name.hasPrefix("Package@swift-"),
      ofDisk.isEmpty || !ofDisk.contains(Path.join(folder, name))
    else { return false }
    var outer = folder
    while !covered.contains(outer) {
      guard outer != "/", !outer.isEmpty else { return false }
      outer = Self.parts(of: outer).folder
    }
    // What the tool has written since is compared, as on the disk.
    let text = (try? Disk.contents(of: Path.join(folder, name))) ?? []
    return !text.withUnsafeBufferPointer(FileGenerator.marks)
  }

  /// The folder and the name of an absolute path without a slash at its end.
  private static func parts(of path: String) -> (folder: String, name: String) {
    guard let slash = path.utf8.lastIndex(of: UInt8(ascii: "/")) else { return ("", path) }
    let folder = slash == path.startIndex ? "/" : String(path[..<slash])
    return (folder, String(path[path.utf8.index(after: slash)...]))
  }
}
