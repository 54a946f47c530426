/// The templates of the packages that `hasgen init --starter` makes, embedded in the tool.
///
/// A template is a file of the folder `Starters`, and a line in `embedded`; which file of which
/// package it makes is said in `Sources/HasGeneration/Starters`. All are rendered with the same
/// values.
///
/// | name | value |
/// | --- | --- |
/// | `name` | the name of the package and its module |
/// | `package` | the clone of HasKit that it depends on; empty for none |
/// | `package.path` | its path, as the manifest has it |
/// | `package.identity` | the name of its folder |
public enum Starters {
  /// Each template's text by its name: the file's name without `.mustache`.
  public static let embedded: [String: String] = [
    "CommandAppDependency": text(PackageResources.CommandAppDependency_mustache),
    "CommandConsole": text(PackageResources.CommandConsole_mustache),
    "CommandCoordinator": text(PackageResources.CommandCoordinator_mustache),
    "CommandGreeter": text(PackageResources.CommandGreeter_mustache),
    "CommandMain": text(PackageResources.CommandMain_mustache),
    "CommandTests": text(PackageResources.CommandTests_mustache),
    "ServerAppDependency": text(PackageResources.ServerAppDependency_mustache),
    "ServerCoordinator": text(PackageResources.ServerCoordinator_mustache),
    "ServerHandler": text(PackageResources.ServerHandler_mustache),
    "ServerLogger": text(PackageResources.ServerLogger_mustache),
    "ServerMain": text(PackageResources.ServerMain_mustache),
    "ServerRequest": text(PackageResources.ServerRequest_mustache),
    "ServerRequestDependency": text(PackageResources.ServerRequestDependency_mustache),
    "ServerTests": text(PackageResources.ServerTests_mustache),
    "ServerVisits": text(PackageResources.ServerVisits_mustache),
    "StarterConfiguration": text(PackageResources.StarterConfiguration_mustache),
    "StarterGitignore": text(PackageResources.StarterGitignore_mustache),
    "StarterManifest": text(PackageResources.StarterManifest_mustache),
  ]

  private static func text(_ bytes: [UInt8]) -> String {
    String(decoding: bytes, as: UTF8.self)
  }
}
