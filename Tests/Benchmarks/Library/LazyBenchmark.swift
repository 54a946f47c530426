import Foundation

extension Benchmark {
  static let lazy = Benchmark(
    name: "lazy", summary: "a warm read of a lazy member, against a stored one (needs valgrind)"
  ) { _ in
    guard (try? ChildProcess.found("valgrind", ["--version"]).measure()) != nil else {
      return Report(notes: ["A read of `@Lazy` is not measured: there is no valgrind here."])
    }
    let runner = try LazyRunner()
    let comparison = Comparison(
      subject: "one read of what is built",
      ours: [try runner.instructions("lazy")], other: [try runner.instructions("stored")],
      unit: .instructions, limit: .times(3))
    return Report(tables: [
      Report.Table(
        title: "HasKit", ours: "@Lazy", other: "stored property", comparisons: [comparison])
    ])
  }
}

/// A program that reads members of a container, built against the library.
private struct LazyRunner {
  private let folder: TemporaryFolder
  /// How often it reads, beyond a first time.
  private let reads = 100_000

  init() throws {
    folder = try TemporaryFolder()
    try folder.write(Self.manifest, to: "Package.swift")
    try folder.write(Self.main, to: "Sources/Runner/Main.swift")
    try folder.write(Self.container, to: "Sources/App/AppDependency.swift")
    Progress.tell("building the reader of lazy members")
    try FileManager.default.createSymbolicLink(
      atPath: folder.path + "/Sources/HasKit",
      withDestinationPath: Tools.root + "/Sources/HasKit")
    try ChildProcess.found("swift", ["build", "-c", "release", "--package-path", folder.path])
      .measure()
  }

  /// The instructions that one read of a member takes.
  func instructions(_ member: String) throws -> Double {
    let start = try total(member, reads: 1)
    return Double(try total(member, reads: 1 + reads) - start) / Double(reads)
  }

  private func total(_ member: String, reads: Int) throws -> Int {
    let file = folder.path + "/counts"
    try ChildProcess.found(
      "valgrind",
      [
        "--quiet", "--tool=callgrind", "--callgrind-out-file=\(file)",
        folder.path + "/.build/release/Runner",
        member, "\(reads)",
      ]
    ).measure()
    let counts = try String(contentsOfFile: file, encoding: .utf8)
    guard let match = counts.firstMatch(of: /(?m)^(?:summary|totals): (\d+)/),
      let total = Int(match.1)
    else { throw CocoaError(.fileReadCorruptFile) }
    return total
  }

  private static let manifest = """
    // swift-tools-version: 6.0
    import PackageDescription

    let package = Package(
      name: "Lazy",
      platforms: [.macOS(.v15)],
      targets: [
        .target(name: "HasKit"),
        .target(name: "App", dependencies: ["HasKit"]),
        .executableTarget(name: "Runner", dependencies: ["App"]),
      ]
    )

    """

  private static let container = """
    import HasKit

    public final class Service: Sendable {
      public init() {}
    }

    public struct AppDependency: Sendable {
      let stored: Service
      @Lazy var lazy: Service

      public init() {
        stored = Service()
        _lazy = Lazy { Service() }
      }
    }

    // Each is called through a closure, and so is not drawn out of the loop.
    public func readStored(_ container: borrowing AppDependency) -> Service { container.stored }
    public func readLazy(_ container: borrowing AppDependency) -> Service { container.lazy }

    """

  private static let main = """
    import App

    @main
    struct Main {
      static func main() {
        let container = AppDependency()
        let isLazy = CommandLine.arguments[1] == "lazy"
        let read = isLazy ? readLazy : readStored
        var last = read(container)
        for _ in 0..<(Int(CommandLine.arguments[2]) ?? 0) { last = read(container) }
        print(last)
      }
    }

    """
}
