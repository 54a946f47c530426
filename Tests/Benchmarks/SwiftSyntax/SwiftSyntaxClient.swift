import Foundation

/// A program that parses and visits every Swift file with swift-syntax, with as many threads as
/// there are cores.
struct SwiftSyntaxClient {
  private let folder: TemporaryFolder
  private var scratch: String { folder.path + "/build" }

  /// Writes its package.
  ///
  /// - Parameter source: A folder with swift-syntax, or an address to clone it from.
  init(_ source: String) throws {
    folder = try TemporaryFolder()
    var checkout = URL(filePath: source).standardizedFileURL.path
    if !FileManager.default.fileExists(atPath: checkout) {
      Progress.tell("cloning \(source)")
      checkout = folder.path + "/swift-syntax"
      try ChildProcess.found("git", ["clone", "--quiet", "--depth", "1", source, checkout])
        .measure()
    }
    try folder.write(Self.manifest(checkout), to: "client/Package.swift")
    try folder.write(Self.main, to: "client/Sources/client/main.swift")
  }

  /// The program, once it is built.
  var program: String { scratch + "/release/client" }

  /// Builds it from nothing.
  func build() throws -> Measurement {
    try CleanBuild.of("client", package: folder.path + "/client", into: scratch)
  }

  private static func manifest(_ checkout: String) -> String {
    let package = URL(filePath: checkout).lastPathComponent
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "client",
        platforms: [.macOS(.v13)],
        dependencies: [.package(path: "\(checkout)")],
        targets: [
          .executableTarget(
            name: "client",
            dependencies: [
              .product(name: "SwiftSyntax", package: "\(package)"),
              .product(name: "SwiftParser", package: "\(package)"),
            ], swiftSettings: [.swiftLanguageMode(.v5)])
        ]
      )

      """
  }

  private static let main = """
    import Foundation
    import SwiftParser
    import SwiftSyntax

    final class Declarations: SyntaxVisitor {
      var count = 0
      override func visit(_ node: ProtocolDeclSyntax) -> SyntaxVisitorContinueKind {
        count += 1
        return .visitChildren
      }
      override func visit(_ node: TypeAliasDeclSyntax) -> SyntaxVisitorContinueKind {
        count += 1
        return .visitChildren
      }
    }

    let root = CommandLine.arguments[1]
    let files = FileManager.default.enumerator(atPath: root)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") } ?? []
    let lanes = ProcessInfo.processInfo.activeProcessorCount
    let lock = NSLock()
    var total = 0
    DispatchQueue.concurrentPerform(iterations: lanes) { lane in
      let declarations = Declarations(viewMode: .sourceAccurate)
      for index in stride(from: lane, to: files.count, by: lanes) {
        guard let text = try? String(contentsOfFile: root + "/" + files[index], encoding: .utf8)
        else { continue }
        declarations.walk(Parser.parse(source: text))
      }
      lock.withLock { total += declarations.count }
    }
    print(total)

    """
}
