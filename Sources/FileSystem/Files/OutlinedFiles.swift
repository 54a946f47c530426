import SwiftLexing
import SwiftOutline

/// The disk, on which the Swift files of some folders are those that were outlined, with the texts
/// that the outlines have.
package struct OutlinedFiles: Sendable {
  /// The text of a file, or why it could not be read.
  package enum Text: Sendable {
    case bytes([UInt8])
    /// A string of a JSON text, at an offset.
    case json([UInt8], at: Int)
    case unreadable(SystemError)
  }

  /// A file's sketch as some words alone tell it, as long as these are looked for.
  package struct SketchOfWords: Sendable {
    package let words: String
    package let sketch: Sketch

    package init(words: String, sketch: Sketch) {
      self.words = words
      self.sketch = sketch
    }
  }

  /// A file as it was outlined.
  package struct File: Sendable {
    package let text: Text
    package let sketch: SketchOfWords?

    package init(text: Text, sketch: SketchOfWords?) {
      self.text = text
      self.sketch = sketch
    }
  }

  /// An outline that was joined.
  package struct Source: Sendable {
    /// The path of its JSON.
    package let path: String
    /// The paths of its files, as they are printed.
    package let files: [String]

    package init(path: String, files: [String]) {
      self.path = path
      self.files = files
    }
  }

  /// The outlines that were joined.
  package let sources: [Source]
  private let files: [ExactPath: File]
  private let covered: Set<ExactPath>
  private let ofDisk: Set<ExactPath>
  private let folders: FolderTree
  private let isGenerated: @Sendable ([UInt8]) -> Bool

  /// - Parameters:
  ///   - folders: The folders of modules, of which no other Swift file is seen; absolute.
  ///   - files: The files by their absolute paths, without `.` and `..`.
  ///   - ofDisk: The Swift files in the folders that are those of the disk.
  ///   - isGenerated: Returns true for the text of a file that hasgen has written.
  package init(
    folders: [String], files: [ExactPath: File], ofDisk: Set<ExactPath>, from sources: [Source],
    isGenerated: @escaping @Sendable ([UInt8]) -> Bool
  ) {
    self.sources = sources
    self.ofDisk = ofDisk
    self.files = files
    self.isGenerated = isGenerated
    covered = Set(folders.map { ExactPath($0) })
    var tree = FolderTree()
    for path in files.keys { tree.add(file: path.text) }
    for folder in folders { tree.add(folder: folder) }
    self.folders = tree
  }

  package func kind(of path: String, onDisk: (String) -> Disk.Kind?) -> Disk.Kind? {
    let path = Path.normalized(path)
    if files[ExactPath(path)] != nil { return .file }
    if isFolder(path) { return .folder }
    return isLeftOut(path) ? nil : onDisk(path)
  }

  package func realPath(of path: String) -> String? {
    let path = Path.normalized(path)
    if let real = Disk.realPath(of: path), !isLeftOut(path) { return real }
    return files[ExactPath(path)] != nil || isFolder(path) ? path : nil
  }

  package func entries(in folder: String) throws(SystemError) -> [Disk.Entry] {
    let folder = Path.normalized(folder)
    let own = folders.entries(in: folder) ?? []
    var entries: [Disk.Entry] = []
    do throws(SystemError) {
      entries = try Disk.entries(in: folder)
    } catch {
      if !isFolder(folder) { throw error }
    }
    let names = Set(own.map { ExactPath($0.name) })
    entries.removeAll { names.contains(ExactPath($0.name)) || isLeftOut($0.name, in: folder) }
    return (entries + own).sorted { $0.name < $1.name }
  }

  /// The text of a file that was outlined; `nil` for a file of the disk.
  package func text(of path: String) throws(SystemError) -> [UInt8]? {
    guard let file = files[ExactPath(path)] ?? files[ExactPath(Path.normalized(path))] else {
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

  /// A file's sketch as the words of a pattern alone tell it; `nil` if its text has to be read.
  package func sketch(of path: String, lookingFor words: WordPattern) -> Sketch? {
    guard let sketch = files[ExactPath(path)]?.sketch, sketch.words == words.signature else {
      return nil
    }
    return sketch.sketch
  }

  private func isFolder(_ path: String) -> Bool { folders.has(path) }

  /// Whether a Swift file of a module that was outlined has come since.
  private func isLeftOut(_ path: String) -> Bool {
    guard Path.isSwiftFile(path), files[ExactPath(path)] == nil else { return false }
    return isLeftOut(Path.name(of: path), in: Path.folder(of: path))
  }

  /// Whether a Swift file that is not listed has come to a module since it was outlined.
  private func isLeftOut(_ name: String, in folder: String) -> Bool {
    guard Path.isSwiftFile(name), !ManifestName.isManifest(name),
      ofDisk.isEmpty || !ofDisk.contains(ExactPath(Path.join(folder, name)))
    else { return false }
    var outer = folder
    while !covered.contains(ExactPath(outer)) {
      guard outer != "/" else { return false }
      outer = Path.folder(of: outer)
    }
    // What the tool has written since is compared, as on the disk.
    let text = (try? Disk.contents(of: Path.join(folder, name))) ?? []
    return !isGenerated(text)
  }
}
