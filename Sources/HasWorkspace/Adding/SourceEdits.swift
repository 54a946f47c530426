/// Edits of the user's sources that a plan takes for done.
struct SourceEdits: Sendable {
  /// The texts by the paths of the files, as they are printed.
  var texts: [String: [UInt8]] = [:]
  /// The paths of the files that are new, each with that of a file of its module.
  var newFiles: [String: String] = [:]

  static let none = SourceEdits()
}
