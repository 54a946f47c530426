import Foundation
import TestFolders
import Testing

@testable import hasgen

/// What `live` builds is, object for object, what the reference says.
@Suite
struct RunningTests {
  /// How many apps are run, ten to a program; `HASGEN_GRAPHS=2000` asks for more.
  private static let apps =
    ProcessInfo.processInfo.environment["HASGEN_GRAPHS"] == nil ? 10 : 100

  @Test func buildsTheObjectsThatTheReferenceNames() throws {
    var seed: UInt64 = 0
    for _ in 0..<(Self.apps / 10) {
      let folder = try TestFolder()
      var program = GraphProgram()
      var sources: [String] = []
      var wanted: [String] = []
      var seeds: [UInt64] = []
      while seeds.count < 10 {
        seed += 1
        let model = RandomGraph(seed: seed).model
        let place = try TestFolder(package: model.files)
        guard Answer(of: model).containers.values.allSatisfy({ !$0.isRefused }),
          program.add(model, try WiringDocument(of: place))
        else { continue }
        let outcome = Hasgen.run(["generate"], in: Environment(workingDirectory: place.path))
        #expect(outcome.status == .done, "seed \(seed): \(outcome.messages)")
        for name in try place.names(in: "Sources/App") {
          try folder.write(place.text(of: "Sources/App/\(name)") ?? "", to: name)
          sources.append(name)
        }
        wanted += ExpectedObjects(of: model).lines
        seeds.append(seed)
      }
      try folder.write(program.text, to: "main.swift")
      let compiled = try output(
        of: ["swiftc", "-Onone", "-o", "program", "main.swift"] + sources, in: folder)
      try #require(compiled == "", "seeds \(seeds)")
      let found = try output(of: ["./program"], in: folder).split(separator: "\n").map(String.init)
      let difference = wanted.difference(from: found).map { "\($0)" }
      #expect(difference == [], "seeds \(seeds)")
    }
  }

  /// What a program prints, and its status if that is not 0.
  private func output(of words: [String], in folder: TestFolder) throws -> String {
    let pipe = Pipe()
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = words
    process.currentDirectoryURL = URL(filePath: folder.path)
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    let status = process.terminationStatus == 0 ? "" : "status \(process.terminationStatus)"
    return String(decoding: output, as: UTF8.self) + status
  }
}
