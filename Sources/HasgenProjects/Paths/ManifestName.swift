/// The names of a package's manifests: `Package.swift`, `Package@swift-5.9.swift`.
package enum ManifestName {
  /// The manifest's usual name.
  package static var usual: String { "Package.swift" }

  /// The manifest that the newest known Swift tools use, as the package manager chooses it: the one
  /// that is named for exactly these tools (`6.4` before `6`); otherwise the one for the newest
  /// older tools, if it is written for newer tools than `Package.swift`.
  ///
  /// - Parameter text: Returns the text of a file.
  package static func choice(among names: [String], text: (String) -> String) -> String {
    let versions = names.compactMap { name in version(in: name).map { (version: $0, name: name) } }
    let exact = [versions.first { $0.version == .newest }?.name, "Package@swift-6.swift"]
    if let name = exact.compactMap(\.self).first(where: names.contains) { return name }
    let special = versions.filter { $0.version <= .newest }.max { $0.version < $1.version }?.name
    guard let special, names.contains(usual) else { return special ?? usual }
    guard let version = ToolsVersion(ofManifest: text(special)) else { return usual }
    guard let other = ToolsVersion(ofManifest: text(usual)), other <= .newest else {
      return special
    }
    return version > other ? special : usual
  }

  /// Returns true for the name of a manifest, for any version of the tools.
  package static func isManifest(_ name: String) -> Bool {
    name == usual || version(in: name) != nil
  }

  private static func version(in name: String) -> ToolsVersion? {
    guard name.hasPrefix("Package@swift-"), name.hasSuffix(".swift") else { return nil }
    return ToolsVersion(name.dropFirst("Package@swift-".count).dropLast(".swift".count))
  }
}

/// The version of the Swift tools that a manifest is written for.
package struct ToolsVersion: Sendable, Hashable, Comparable {
  private let numbers: [Int]

  package init(_ major: Int, _ minor: Int, patch: Int = 0) {
    numbers = [major, minor, patch]
  }

  /// The newest version whose manifests are known.
  package static var newest: ToolsVersion { ToolsVersion(6, 4) }

  /// The version in the text of a number: `6`, `5.9`, `5.7.1`; `nil` for any other text.
  package init?(_ text: some StringProtocol) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false).map { Int($0) }
    guard (1...3).contains(parts.count), !parts.contains(nil) else { return nil }
    numbers = Array((parts.compactMap(\.self) + [0, 0]).prefix(3))
  }

  /// The version in a manifest's `// swift-tools-version:` line; `nil` if there is none.
  package init?(ofManifest text: String) {
    let label = "swift-tools-version:"
    let lines = text.lowercased().split(whereSeparator: \.isNewline)
    let comment = lines.lazy.map { $0.filter { !$0.isWhitespace } }
      .first { $0.hasPrefix("//" + label) }
    guard let comment else { return nil }
    self.init(comment.dropFirst(2 + label.count).prefix { $0 != ";" })
  }

  /// Orders by number, not by text: 5.10 comes after 5.9.
  package static func < (lhs: ToolsVersion, rhs: ToolsVersion) -> Bool {
    lhs.numbers.lexicographicallyPrecedes(rhs.numbers)
  }
}
