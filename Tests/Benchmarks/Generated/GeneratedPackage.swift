import Foundation

/// A package with services, a container and consumers in modules of their own, for which hasgen
/// has generated, and a program that measures it.
struct GeneratedPackage {
  private let folder: TemporaryFolder
  /// The path of the program.
  private let runner: String

  /// Writes the package, generates and builds it.
  init(count: Int, hasgen: String) throws {
    folder = try TemporaryFolder()
    let services = NumberedServices(count: count, isPublic: true)
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write(
      services.declarations + "\n" + Self.keep, to: "Sources/Services/Services.swift")
    try folder.write(
      "public import Services\n\n" + services.container(isBuilt: true),
      to: "Sources/App/AppDependency.swift")
    try folder.write(RunnerSources.consumers, to: "Sources/App/Consumers.swift")
    try folder.write(
      "import Services\n\n@inline(never) func buildGraph() {\n    \(services.locals)\n"
        + "    keep(service\(count - 1))\n}\n", to: "Sources/Runner/Graph.swift")
    try folder.write(RunnerSources.operations, to: "Sources/Runner/Operations.swift")
    try folder.write(RunnerSources.main, to: "Sources/Runner/Main.swift")
    try folder.write(NumberedServices.byReference, to: ".hasgen.json")
    try ChildProcess(program: hasgen, arguments: ["generate"], directory: folder.path).measure()
    Progress.tell("building what was generated for \(count) services")
    let arguments = ["-c", "release", "--package-path", folder.path]
    try ChildProcess.found("swift", ["build"] + arguments).measure()
    runner = try Tools.binFolder(arguments) + "/Runner"
  }

  /// Returns the time of each operation in each round, in seconds.
  func run(rounds: Int) throws -> [String: [Double]] {
    let runner = ChildProcess(program: runner, arguments: ["\(rounds)"])
    var times: [String: [Double]] = [:]
    for line in try runner.output(in: folder).split(separator: "\n") {
      let cells = line.split(separator: "\t")
      guard cells.count == 2, let seconds = Double(cells[1]) else { continue }
      times[String(cells[0]), default: []].append(seconds)
    }
    return times
  }

  /// In a module of its own, so that nothing is known of it where it is called.
  private static let keep = """
    @inline(never) public func keep(_ object: AnyObject) {}
    @inline(never) public func keep(_ number: Int) {}

    """

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Generated",
      platforms: [.macOS(.v13)],
      targets: [
        .target(name: "Services"),
        .target(name: "App", dependencies: ["Services"]),
        .executableTarget(name: "Runner", dependencies: ["App", "Services"]),
      ]
    )

    """
}
