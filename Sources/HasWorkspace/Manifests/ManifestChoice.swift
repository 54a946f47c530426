/// The choice among a package's `Package.swift` and `Package@swift-5.9.swift`.
package enum ManifestChoice {
  /// The manifest's usual name.
  package static var usualName: String { "Package.swift" }

  /// The name of the manifest that the newest known tools would read, among the names of the files in
  /// a folder; `nil` where there is none.
  ///
  /// As the package manager does it: the one for exactly these tools (`6.3` before `6`), else the one
  /// for the newest tools before them, if its tools version is greater than that of `Package.swift`.
  package static func name(
    among names: some Sequence<String>, toolsVersion: (String) -> ToolsVersion?
  ) -> String? {
    let names = Set(names)
    let newest = ToolsVersion.newest
    let exact = ["\(newest.major).\(newest.minor)", "\(newest.major)"]
    for name in exact.map(name(for:)) where names.contains(name) { return name }
    let candidates = names.compactMap { name in
      version(in: name).map { (version: $0, name: name) }
    }.filter { $0.version <= newest }
    // Of `5.0` and `5`, which are one version, always the same.
    let candidate = candidates.max { ($0.version, $0.name) < ($1.version, $1.name) }
    guard names.contains(usualName) else { return candidate?.name }
    guard let candidate, let version = toolsVersion(candidate.name) else { return usualName }
    guard let usual = toolsVersion(usualName), usual <= newest else { return candidate.name }
    return version > usual ? candidate.name : usualName
  }

  /// Whether a file's name is that of a manifest.
  package static func isManifest(_ name: String) -> Bool {
    name == usualName || version(in: name) != nil
  }

  private static func name(for version: String) -> String { "Package@swift-\(version).swift" }

  private static func version(in name: String) -> ToolsVersion? {
    guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
    return ToolsVersion(name.dropFirst("Package@swift-".count).dropLast(".swift".count))
  }
}
