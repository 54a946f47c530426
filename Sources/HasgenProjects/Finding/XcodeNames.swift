/// The meanings of names beside an Xcode project.
package enum XcodeNames {
  /// Returns true for the name of a folder with tests.
  package static func isForTests(_ name: String) -> Bool { name.hasSuffix("Tests") }

  /// Returns true for the name of a folder that is never a module: third-party sources (`Pods`),
  /// build products, bundles.
  package static func isNeverModule(_ name: String) -> Bool {
    others.contains(name) || isDescription(name)
      || [".xcodeproj", ".xcworkspace", ".playground", ".xcassets"].contains(where: name.hasSuffix)
  }

  private static let others: Set = [
    "Carthage", "DerivedData", "Pods", "Tuist", "build", "fastlane", "node_modules", "vendor",
  ]

  /// Returns true for a Swift file that describes the project to a tool: `Tuist.swift`.
  static func isDescription(_ name: String) -> Bool {
    ["Dangerfile.swift", "Project.swift", "Tuist.swift", "Workspace.swift"].contains(name)
      || ManifestName.isManifest(name)
  }
}
