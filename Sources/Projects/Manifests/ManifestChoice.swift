/// The choice among a package's `Package.swift` and `Package@swift-5.9.swift`.
package enum ManifestChoice {
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
    for name in exact.map(ManifestName.name) where names.contains(name) { return name }
    let candidates = names.compactMap { name in
      ManifestName.version(in: name).map { (version: $0, name: name) }
    }.filter { $0.version <= newest }
    // Of `5.0` and `5`, which are one version, always the same.
    let candidate = candidates.max { ($0.version, $0.name) < ($1.version, $1.name) }
    guard names.contains(ManifestName.usual) else { return candidate?.name }
    guard let candidate, let version = toolsVersion(candidate.name) else {
      return ManifestName.usual
    }
    guard let usual = toolsVersion(ManifestName.usual), usual <= newest else {
      return candidate.name
    }
    return version > usual ? candidate.name : ManifestName.usual
  }
}
