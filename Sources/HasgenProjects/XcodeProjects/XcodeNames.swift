/// Names of folders that dependency managers make.
enum XcodeNames {
  /// Returns true for a relative path in the folder of a dependency manager, or its project.
  static func isThirdParty(_ path: String) -> Bool {
    path.split(separator: "/").contains { ["Carthage", "Pods", "Pods.xcodeproj"].contains($0) }
  }
}
