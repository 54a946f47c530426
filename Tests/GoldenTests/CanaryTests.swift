import Foundation
import Testing

/// Sources that must not compile, each for a reason of its own: the checks of generated code can fail.
@Suite
struct CanaryTests {
  static let canaries: [(name: String, text: String, mode: String, message: String)] = [
    (
      "a type error", "let count: Int = \"one\"\n", "5",
      "cannot convert value of type 'String' to specified type 'Int'"
    ),
    (
      "a missing conformance",
      """
      protocol HasLogger { var logger: Int { get } }
      struct AppDependency { let logger = 1 }
      let dependencies: any HasLogger = AppDependency()

      """, "5", "does not conform to specified type 'HasLogger'"
    ),
    (
      "a data race",
      """
      final class Counter { var count = 0 }
      func keep(_ counter: Counter) async { counter.count += 1 }
      @MainActor func start(_ counter: Counter) {
        Task.detached { await keep(counter) }
        counter.count += 1
      }

      """, "6", "risks causing data races"
    ),
    (
      "an error of flow",
      """
      func count(_ isKnown: Bool) -> Int {
        let count: Int
        if isKnown { count = 1 }
        return count
      }

      """, "5", "constant 'count' used before being initialized"
    ),
  ]

  @Test(arguments: canaries)
  func doesNotCompile(name: String, text: String, mode: String, message: String) throws {
    let compilation = try compilation(of: text, mode: mode)
    #expect(compilation.output.contains("error: "), "\(name)")
    #expect(compilation.output.contains(message), "\(compilation.output)")
    #expect(!compilation.isClean(in: []))
  }

  @Test func aWarningIsNotClean() throws {
    let compilation = try compilation(of: "func run() { let unused = 1 }\n", mode: "6")
    #expect(compilation.output.contains("warning: "))
    #expect(compilation.isClean(in: []))
    #expect(!compilation.isClean(in: ["Canary.swift"]))
  }

  private func compilation(of text: String, mode: String) throws -> Compilation {
    let root = FileManager.default.temporaryDirectory
      .appending(path: "hasgen-canary-\(UUID().uuidString)")
    let folder = root.appending(path: "Canary")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: root) }
    try text.write(to: folder.appending(path: "Canary.swift"), atomically: true, encoding: .utf8)
    return try Compilation(of: folder, isPackage: false, mode: mode)
  }
}
