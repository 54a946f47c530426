/// A file's text, ready to be compared with what is on disk and written.
public struct GeneratedFile: Sendable, Hashable {
  /// The path, beside the container's file or where the configuration puts it.
  public let path: String
  /// The whole text; its first line is the marker.
  public let contents: String
}
