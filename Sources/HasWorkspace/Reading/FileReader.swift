import Supply
import Projects
import HasGeneration
import SwiftReading
import SwiftProgram

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
    /// The members of types that have one of the words; those of others when somebody asks for them.
    case membersOfTypes(with: WordPattern)
  }

  private let detail: Detail
  /// The texts of files that are taken for what is on the disk, by their paths.
  private let texts: [String: [UInt8]]
  /// The folder before each path.
  private let base: String

  /// - Parameters:
  ///   - workingDirectory: Where relative paths begin; absolute, without links.
  ///   - texts: The texts of files, by their paths, that take the place of what is on the disk.
  package init(
    workingDirectory: String, detail: Detail,
    texts: [String: [UInt8]] = [:]
  ) {
    self.detail = detail
    self.texts = texts
    // The system has a shorter way to each file from the process's own folder.
    base = workingDirectory == Disk.workingDirectory ? "" : workingDirectory
  }

  /// Reads the files at the paths; what comes back is in their order.
  package func read(_ paths: [String]) -> [File] { concurrently(paths, read) }

  /// The bytes of each file; `nil` for one that cannot be read.
  func readTexts(_ paths: [String]) -> [[UInt8]?] {
    concurrently(paths) { path in try? contents(of: path) }
  }

  /// For each file, what a search finds in its text.
  func search(_ paths: [String], by search: WordSearch) -> [[Bool]] {
    concurrently(paths) { path in
      (try? contents(of: path))?.withUnsafeBufferPointer(search.found) ?? search.unknown
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

  /// Makes room for what a batch leaves behind. The heap of glibc's second thread would grow by a
  /// page at a time, each for a call of the system that both threads wait for; what is freed here
  /// is little enough to be kept.
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
    if case .everything = detail {} else if FileGenerator.marks(text) { return .generated(text) }
    let outline = text.withUnsafeBufferPointer { bytes in
      guard case .membersOfTypes(let words) = detail else { return Outline(reading: bytes) }
      return Outline(reading: bytes, lookingFor: words) { try? contents(of: path) }
    }
    return .source(SourceFile(path: path, outline: outline))
  }
}
