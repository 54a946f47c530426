import Foundation

/// A folder of a benchmark's own, removed with its owner.
final class TemporaryFolder {
  /// The path, absolute.
  let path: String
  /// The same as a URL.
  var url: URL { URL(filePath: path) }

  init() throws {
    let name = "hasgen-benchmark-\(UUID().uuidString)"
    path = FileManager.default.temporaryDirectory.appending(path: name).path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  /// Writes a file, and makes the folders that it lies in.
  func write(_ text: String, to file: String) throws {
    let place = url.appending(path: file)
    try FileManager.default.createDirectory(
      at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: place)
  }
}
