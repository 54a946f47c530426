/// The templates that are embedded in the tool.
public enum Templates {
  /// Each template's text by its name: the file's name without `.mustache`.
  public static let embedded: [String: String] = [
    "Container": String(decoding: PackageResources.Container_mustache, as: UTF8.self)
  ]
}
