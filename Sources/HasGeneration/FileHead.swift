/// The comments behind the first line of a generated file, whichever template it is made by: those
/// that keep formatters and linters away, and those of the user.
struct FileHead {
  private let lines: [String]

  /// The comments that `swift format`, SwiftFormat and SwiftLint look for.
  private static let directives = [
    "// swift-format-ignore-file", "// swiftformat:disable all", "// swiftlint:disable all",
  ]

  /// - Parameter header: The lines of the user.
  init(header: [String]) {
    lines = Self.directives + header
  }

  /// A text with the lines behind its first one, but for those that its template has already.
  func added(to text: String) -> String {
    var rest = text.split(separator: "\n", omittingEmptySubsequences: false)
    let known = Set(rest.prefix { $0.hasPrefix("//") })
    let missing = lines.filter { !known.contains($0[...]) }
    rest.insert(contentsOf: missing.map { $0[...] }, at: min(1, rest.count))
    return rest.joined(separator: "\n")
  }
}
