/// The names of a package's manifests: `Package.swift`, `Package@swift-5.9.swift`.
package enum ManifestName {
  /// The manifest's usual name.
  package static var usual: String { "Package.swift" }

  /// The name of the manifest for the tools of a version: `Package@swift-5.9.swift`.
  package static func name(forVersion version: String) -> String { "\(prefix)\(version)\(suffix)" }

  /// The version of the tools in a file's name; `nil` for a name without one.
  package static func version(in name: String) -> ToolsVersion? {
    guard name.hasPrefix(prefix), name.hasSuffix(suffix) else { return nil }
    return ToolsVersion(name.dropFirst(prefix.count).dropLast(suffix.count))
  }

  /// Returns true if a file's name is that of a manifest, for whatever version.
  package static func isManifest(_ name: String) -> Bool {
    name == usual || version(in: name) != nil
  }

  private static var prefix: String { "Package@swift-" }
  private static var suffix: String { ".swift" }
}
