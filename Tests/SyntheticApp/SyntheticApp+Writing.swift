import Foundation

extension SyntheticApp {
  /// Writes the app, one file after the other.
  ///
  /// - Parameter folder: Where `Package.swift` comes to lie; made if it is not there.
  /// - Throws: What Foundation throws where a file or a folder cannot be written.
  package func write(to folder: URL) throws {
    var made: Set<URL> = []
    for file in files {
      let place = folder.appending(path: file.path)
      let parent = place.deletingLastPathComponent()
      if made.insert(parent).inserted {
        try FileManager.default.createDirectory(at: parent, withIntermediateDirectories: true)
      }
      try Data(file.text.utf8).write(to: place)
    }
  }
}
