import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading

/// Reads files and their outlines, over all cores.
package struct FileReader: Sendable {
  /// A file as it was read.
  package enum File: Sendable {
    case source(SourceFile)
    /// A file that begins with `FileGenerator.marker`, with its bytes.
    case generated([UInt8])
    case unreadable(SystemError)
  }

  /// The detail in which files are read.
  package enum Detail: Sendable {
    /// All members, generated files included.
    case everything
    /// All members; generated files as their bytes.
    case members
    /// The members of types that contain one of the words; other members are read on first use.
    case membersOfTypes(with: WordPattern)

    fileprivate var outlinesGenerated: Bool { if case .everything = self { true } else { false } }

    fileprivate var words: WordPattern? {
      if case .membersOfTypes(let words) = self { words } else { nil }
    }
  }

  private let detail: Detail
  /// The texts that replace the content of files on the disk, by their paths.
  private let texts: [String: [UInt8]]
  /// The folder that relative paths begin in; empty for the folder of the process.
  private let base: String

  /// - Parameters:
  ///   - workingDirectory: The folder in which relative paths begin; absolute, without links.
  ///   - texts: The texts that replace the content of files on the disk, by their paths.
  package init(
    workingDirectory: String, detail: Detail,
    texts: [String: [UInt8]] = [:]
  ) {
    self.detail = detail
    self.texts = texts
    // The system finds a file more quickly by a path relative to the folder of the process.
    base = workingDirectory == Disk.workingDirectory ? "" : workingDirectory
  }

  /// Reads the files at the paths, and returns them in the same order.
  package func read(_ paths: [String]) -> [File] { concurrently(paths, read) }

  /// The bytes of each file; `nil` for one that cannot be read.
  func readTexts(_ paths: [String]) -> [[UInt8]?] {
    concurrently(paths) { path in try? contents(of: path) }
  }

  /// For each file, true if it contains one of some words, or if it cannot be read.
  func search(_ paths: [String], for words: Set<String>) -> [Bool] {
    if words.isEmpty { return paths.map { _ in false } }
    let search = WordSearch(words)
    return concurrently(paths) { path in
      (try? contents(of: path))?.withUnsafeBufferPointer(search.finds) ?? true
    }
  }

  private func concurrently<Result: Sendable>(
    _ paths: [String], _ body: @Sendable (String) -> Result
  ) -> [Result] {
    paths.concurrentMap(inBatchesOf: 32) { paths in
      Self.growHeap()
      return paths.map(body)
    }
  }

  /// Enlarges the heap for the results of a batch. Otherwise, the heap of glibc's second thread
  /// grows by a page at a time, each with a system call that both threads wait for. The freed block
  /// is small enough that glibc keeps its memory.
  private static func growHeap() {
    UnsafeMutableRawPointer.allocate(byteCount: 120 << 10, alignment: 16).deallocate()
  }

  private func contents(of path: String) throws(SystemError) -> [UInt8] {
    if let text = texts[path] { return text }
    return try Disk.contents(of: Path.join(base, path))
  }

  private func read(_ path: String) -> File {
    let text: [UInt8]
    do {
      text = try contents(of: path)
    } catch {
      return .unreadable(error)
    }
    if !detail.outlinesGenerated, FileGenerator.marks(text) { return .generated(text) }
    let outline = text.withUnsafeBufferPointer { bytes in
      Outline(reading: bytes, lookingFor: detail.words) { try? contents(of: path) }
    }
    return .source(SourceFile(path: path, outline: outline))
  }
}
