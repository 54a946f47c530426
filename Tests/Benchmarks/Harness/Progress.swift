import Foundation

/// The progress of a run.
enum Progress {
  /// Says it on standard error, so that the tables can be sent elsewhere.
  static func tell(_ text: String) {
    FileHandle.standardError.write(Data("… \(text)\n".utf8))
  }
}
