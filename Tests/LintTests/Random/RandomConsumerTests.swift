import Findings
import Foundation
import HasConfiguration
import HasWorkspace
import Lint
import SyntheticApp
import TestFolders
import Testing

/// Random consumers of which it is known what they use: none is falsely accused, and of what they do
/// not use most is found.
///
/// `HASGEN_CONSUMERS=10000` makes more of them, and compiles what is left when all that is accused is
/// removed from the compositions.
@Suite struct RandomConsumerTests {
  private static let wanted = ProcessInfo.processInfo.environment["HASGEN_CONSUMERS"].flatMap(
    Int.init)
  private static let batch = 250

  /// The protocols that `lint` says a consumer does not use, by the consumers' numbers.
  private func accused(
    _ consumers: [RandomConsumer], in folder: TestFolder
  ) throws -> [Int: Set<Int>] {
    let plan = try Workspace(Request(workingDirectory: folder.path)).planLinting()
    var accused: [Int: Set<Int>] = [:]
    for finding in plan.lintFindings where finding.diagnostic.id == .unusedDependency {
      let words = finding.subject.split(separator: " ").map(String.init)
      guard let consumer = Int(words[0].filter(\.isNumber)), let id = Int(words[1].dropFirst(3)),
        !words[0].hasPrefix("Child")
      else { continue }
      accused[consumer, default: []].insert(id)
    }
    return accused
  }

  private func folder(of consumers: [RandomConsumer]) throws -> TestFolder {
    try TestFolder([
      "Package.swift": """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(name: "App", targets: [.target(name: "App")])
      """,
      "Sources/App/App.swift": RandomConsumer.prelude,
      "Sources/App/Consumers.swift": consumers.map(\.text).joined(separator: "\n"),
      "Sources/App/Others.swift": consumers.map(\.otherText).joined(),
    ])
  }

  @Test func noneIsFalselyAccused() throws {
    var random = SplitMix64(seed: 30)
    let count = Self.wanted ?? 500
    var unused: [RandomConsumer.Form: Int] = [:]
    var found: [RandomConsumer.Form: Int] = [:]
    for start in stride(from: 0, to: count, by: Self.batch) {
      let consumers = (start..<min(count, start + Self.batch)).map {
        RandomConsumer(number: $0, using: &random)
      }
      let folder = try folder(of: consumers)
      let accused = try accused(consumers, in: folder)
      if start == 0 || Self.wanted != nil { try expectCompiles(consumers, in: folder) }
      for consumer in consumers {
        let accused = accused[consumer.number] ?? []
        let wrong = accused.intersection(consumer.needed)
        #expect(wrong.isEmpty, "\(wrong) of:\n\(consumer.text)\(consumer.otherText)")
        unused[consumer.form, default: 0] += consumer.asked.count - consumer.needed.count
        found[consumer.form, default: 0] += accused.count
      }
      guard Self.wanted != nil else { continue }
      // What is accused is not needed: all compiles without it.
      let left = consumers.map { consumer in
        var left = consumer
        left.asked.removeAll { accused[consumer.number]?.contains($0) == true }
        return left
      }.filter { !$0.asked.isEmpty }
      try expectCompiles(left, in: try self.folder(of: left))
    }
    for form in RandomConsumer.Form.allCases where unused[form, default: 0] > 0 {
      let share = Double(found[form, default: 0]) / Double(unused[form, default: 0])
      if Self.wanted != nil { print("\(form.rawValue): \(share)") }
      #expect(share >= Self.leastShare(of: form), "\(form.rawValue): \(share)")
    }
  }

  /// The share of unused dependencies of a form that is found at least.
  private static func leastShare(of form: RandomConsumer.Form) -> Double {
    switch form {
    // What a protocol asks for is not the consumer's to choose.
    case .extended, .container: 0
    // A member that is read of a value of which nothing is known may be read of one of these.
    case .dynamic: 0.1
    // 0.91 of each form at least in 10,000 consumers; a form has about 50 of 500.
    default: 0.8
    }
  }

  private func expectCompiles(_ consumers: [RandomConsumer], in folder: TestFolder) throws {
    let pipe = Pipe()
    let compiler = Process()
    compiler.executableURL = URL(filePath: "/usr/bin/env")
    compiler.currentDirectoryURL = URL(filePath: folder.path)
    compiler.arguments = [
      "swiftc", "-typecheck", "-module-name", "App", "-swift-version", "5", "-parse-as-library",
      "Sources/App/App.swift", "Sources/App/Consumers.swift", "Sources/App/Others.swift",
    ]
    compiler.standardOutput = pipe
    compiler.standardError = pipe
    try compiler.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    compiler.waitUntilExit()
    #expect(
      compiler.terminationStatus == 0, "\(String(decoding: output.prefix(4_000), as: UTF8.self))")
  }
}
