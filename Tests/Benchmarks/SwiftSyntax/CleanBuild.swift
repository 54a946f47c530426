/// A release build into a folder where nothing was built before.
enum CleanBuild {
  /// Measures a clean build of this package's tool.
  static func ofTool() throws -> Measurement {
    let folder = try TemporaryFolder()
    return try of("hasgen", package: Tools.root, into: folder.path)
  }

  /// Measures a clean build of a product of a package.
  static func of(_ product: String, package: String, into scratch: String) throws -> Measurement {
    try ChildProcess.found(
      "swift",
      [
        "build", "-c", "release", "--package-path", package, "--scratch-path", scratch,
        "--product", product,
      ]
    ).measure()
  }
}
