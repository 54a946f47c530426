/// The version of the tool, of the library and of every package that is made of them.
enum Version {
  /// The version of this source code; the first entry of the changelog has the same.
  static let current = "0.1.0"
}
