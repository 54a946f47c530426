/// The columns that a line of Swift may take: those of `swift format` without a configuration.
enum LineLength {
  /// The bound.
  static let limit = 100

  /// Whether a line takes too many columns, indented by two where it stands under a condition.
  static func isExceeded(by line: String, under condition: String?) -> Bool {
    line.count + (condition == nil ? 0 : 2) > limit
  }
}
