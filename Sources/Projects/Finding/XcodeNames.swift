/// The names beside an Xcode project, and what they say.
package enum XcodeNames {
  /// Whether a folder's name says that it holds tests.
  package static func isForTests(_ name: String) -> Bool { name.hasSuffix("Tests") }

  /// Whether a name is one of sources of others, of products and of bundles, which are no module.
  package static func isOther(_ name: String) -> Bool {
    others.contains(name) || isDescription(name)
      || [".xcodeproj", ".xcworkspace", ".playground", ".xcassets"].contains(where: name.hasSuffix)
  }

  private static let others: Set = [
    "Carthage", "DerivedData", "Pods", "Tuist", "build", "fastlane", "node_modules", "vendor",
  ]

  /// Whether a Swift file describes the project to a tool.
  static func isDescription(_ name: String) -> Bool {
    ["Dangerfile.swift", "Project.swift", "Tuist.swift", "Workspace.swift"].contains(name)
      || ManifestName.isManifest(name)
  }
}
