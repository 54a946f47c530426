import Dispatch
import HasGeneration
import SwiftOutline

/// Reads files and their outlines, over all cores.
package struct FileReader: Sendable {
  /// What a file turned out to be.
  package enum File: Sendable {
    case source(Outline)
    /// A file that begins with `FileGenerator.marker`, with its bytes.
    case generated([UInt8])
    case unreadable(SystemError)
  }

  /// Where relative paths begin.
  let workingDirectory: String
  /// Whether generated files are read as any others.
  let readsGenerated: Bool

  /// Reads the files at the paths; what comes back is in their order.
  package func read(_ paths: [String]) -> [File] { concurrently(paths, read) }

  /// The headers of all types in the files; none for a file that cannot be read.
  package func readTypeHeaders(_ paths: [String]) -> [[TypeHeader]] {
    concurrently(paths) { path in
      let bytes = try? Disk.contents(of: Path.join(workingDirectory, path))
      return bytes?.withUnsafeBufferPointer { Outline.typeHeaders(in: $0) } ?? []
    }
  }

  private func concurrently<Result: Sendable>(
    _ paths: [String], _ body: @Sendable (String) -> Result
  ) -> [Result] {
    [Result](unsafeUninitializedCapacity: paths.count) { buffer, count in
      // Each iteration fills the element of its own.
      nonisolated(unsafe) let elements = buffer
      DispatchQueue.concurrentPerform(iterations: paths.count) { index in
        elements.initializeElement(at: index, to: body(paths[index]))
      }
      count = paths.count
    }
  }

  private func read(_ path: String) -> File {
    let bytes: [UInt8]
    do {
      bytes = try Disk.contents(of: Path.join(workingDirectory, path))
    } catch {
      return .unreadable(error)
    }
    if !readsGenerated, FileGenerator.marks(bytes) { return .generated(bytes) }
    return .source(bytes.withUnsafeBufferPointer { Outline(reading: $0) })
  }
}

extension FileGenerator {
  /// Whether the bytes are those of a generated file; some editors put a byte-order mark first.
  static func marks(_ bytes: [UInt8]) -> Bool {
    let byteOrderMark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let text = bytes.starts(with: byteOrderMark) ? bytes.dropFirst(3) : bytes[...]
    return text.starts(with: marker.utf8)
  }
}
