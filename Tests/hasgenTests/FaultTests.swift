import Foundation
import TestFolders
import Testing

@testable import hasgen

/// Whatever happens to a run, each file is old or new, and the next run writes the rest.
@Suite struct FaultTests {
  /// How many runs are killed; `.ci/nightly` asks for more.
  private static let kills =
    ProcessInfo.processInfo.environment["HASGEN_KILLS"].flatMap(Int.init) ?? 24

  @Test func killedRunsLeaveOldFilesOrNewOnes() async throws {
    let packages = 4
    let interrupted = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<packages { group.addTask { try killRuns(Self.kills / packages) } }
      return try await group.reduce(0, +)
    }
    print("\(Self.kills) runs killed, \(interrupted) of them before their end: nothing lost")
  }

  /// Kills runs over a package of their own; returns how many were not yet done.
  private func killRuns(_ kills: Int) throws -> Int {
    let modules = try ModulesFolder()
    try modules.write(.short)
    let start = ContinuousClock.now
    try run(in: modules.folder)
    let duration = start.duration(to: .now)
    var interrupted = 0
    for number in 0..<kills {
      let version = ModulesFolder.Version.allCases[1 - number % 2]
      try modules.write(version)
      let process = Binary.process(["generate"], in: modules.folder)
      try process.run()
      usleep(UInt32(duration / .microseconds(1) * Double.random(in: 0...1.2)))
      // The polite signals end a run as the system does it.
      kill(process.processIdentifier, [SIGKILL, SIGINT, SIGTERM].randomElement() ?? SIGKILL)
      process.waitUntilExit()
      #expect(modules.isWhole)
      if try !modules.isUpToDate(with: version) { interrupted += 1 }
      try run(in: modules.folder)
      #expect(try modules.isUpToDate(with: version))
    }
    return interrupted
  }

  @Test func runsAtOnceEndWithTheRightFiles() throws {
    let modules = try ModulesFolder()
    for number in 0..<10 {
      let version = ModulesFolder.Version.allCases[number % 2]
      try modules.write(version)
      let processes = (0..<4).map { _ in Binary.process(["generate"], in: modules.folder) }
      for process in processes { try process.run() }
      for process in processes {
        process.waitUntilExit()
        #expect(process.terminationStatus == 0)
      }
      #expect(try modules.isUpToDate(with: version))
    }
  }

  @Test func aFullDiskLeavesEverythingAsItWas() throws {
    let modules = try ModulesFolder()
    try modules.write(.short)
    let process = Binary.process([], in: modules.folder)
    let errors = Pipe()
    process.standardError = errors
    process.standardOutput = FileHandle.nullDevice
    process.arguments = ["-c", #"ulimit -f 0; exec "$0" generate"#, try #require(Binary.url).path]
    process.executableURL = URL(filePath: "/bin/sh")
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(
      text.hasPrefix(
        "error: cannot write 'Sources/M0/AppDependency+Generated.swift': File too large"))
    #expect(modules.isWhole)
  }

  /// On a disk of 256 KB with room for one more file, where eight are to be written.
  @Test(.enabled(if: SmallDisk.isToBeHad, "needs Linux, and user namespaces"))
  func aDiskThatFillsUpOnTheWayLosesNothing() throws {
    let modules = try ModulesFolder()
    try modules.write(.short)
    #expect(modules.folder.hasgen().status == .done)
    try modules.write(.long)
    let outcome = try SmallDisk.run(
      #"""
      cp -R "$1/." .
      cat /dev/zero > filler 2> /dev/null || truncate -s -4096 filler
      "$2" generate 2>&1 || echo "status $?"
      rm filler
      "$2" generate
      find . -name "*hasgen-tmp"
      """#, modules.folder.path, try #require(Binary.url).path)
    let files =
      (0..<6).map { "Sources/M\($0)/AppDependency+Generated.swift" }
      + ["Tests/M1Tests/M1Doubles+Generated.swift"]
    let errors = files.map {
      "error: cannot write '\($0)': No space left on device [unwritable-file]"
    }
    #expect(
      outcome.split(separator: "\n").map(String.init) == errors + ["7 errors"]
        + ["wrote Elsewhere/Deep/Other.swift", "status 2"] + files.map { "wrote \($0)" })
  }

  @Test(.enabled(if: SmallDisk.isToBeHad, "needs Linux, and user namespaces"))
  func aDiskThatOnlyReadsLeavesEverythingAsItWas() throws {
    let modules = try ModulesFolder()
    try modules.write(.short)
    let outcome = try SmallDisk.run(
      #"""
      cp -R "$1/." .
      mount -o remount,ro /mnt; cd /mnt
      "$2" generate 2>&1 || echo "status $?"
      diff -r "$1" . && echo "nothing changed"
      "$2" check > /dev/null 2>&1 || echo "status $?"
      """#, modules.folder.path, try #require(Binary.url).path)
    let error = "Read-only file system [unwritable-file]"
    let errors =
      ["error: cannot remove 'Elsewhere/Deep/Other.swift': \(error)"]
      + (0..<6).map {
        "error: cannot write 'Sources/M\($0)/AppDependency+Generated.swift': \(error)"
      }
      + ["error: cannot remove 'Tests/M1Tests/M1Doubles+Generated.swift': \(error)"]
    #expect(
      outcome.split(separator: "\n").map(String.init)
        == errors + ["8 errors", "status 2", "nothing changed", "status 1"])
  }

  @Test(.enabled(if: getuid() != 0, "a superuser may write anywhere"))
  func aFolderThatMayNotBeWrittenToKeepsItsFile() throws {
    let modules = try ModulesFolder()
    try modules.write(.short)
    modules.folder.setPermissions(of: "Sources/M3", to: 0o555)
    defer { modules.folder.setPermissions(of: "Sources/M3", to: 0o755) }
    let outcome = modules.folder.hasgen("generate")
    #expect(outcome.status == .trouble)
    #expect(
      outcome.messages.contains("'Sources/M3/AppDependency+Generated.swift': Permission denied"))
    #expect(modules.isWhole)
  }

  private func run(in folder: TestFolder) throws {
    let process = Binary.process(["generate"], in: folder)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }

  // MARK: Trouble with files

  /// A fault in a package of two containers, and the beginning of the message about it.
  struct Fault: CustomTestStringConvertible {
    let testDescription: String
    let message: String
    /// Whether the other container's file is written.
    var isAlone = true
    let make: @Sendable (TestFolder) throws -> Void

    static let all = [
      Fault(
        testDescription: "a read-only file",
        message: "error: cannot write '\(newsOutput)': the file is read-only"
      ) {
        try $0.write(newsText + "// old\n", to: newsOutput)
        $0.setPermissions(of: newsOutput, to: 0o444)
      },
      Fault(
        testDescription: "a folder",
        message: "error: cannot write '\(newsOutput)': a folder is in the way"
      ) {
        try $0.makeFolder(newsOutput)
      },
      Fault(
        testDescription: "a link out of the project",
        message: "error: cannot write '\(newsOutput)': it would be outside the package"
      ) { try $0.link(newsOutput, to: "/etc/hostname") },
      Fault(
        testDescription: "a link to nothing",
        message: "error: cannot read '\(newsOutput)': as a link, No such file or directory",
        isAlone: false
      ) { try $0.link(newsOutput, to: "nowhere") },
      Fault(
        testDescription: "a file of the user",
        message: "\(newsOutput):1:1: error: this file has the name and the place of a generated one"
      ) { try $0.write("// mine\n", to: newsOutput) },
      Fault(
        testDescription: "an empty file",
        message: "\(newsOutput):1:1: error: this file has the name and the place of a generated one"
      ) { try $0.write("", to: newsOutput) },
      Fault(
        testDescription: "broken JSON", message: ".hasgen.json:1:2: error: ", isAlone: false
      ) { try $0.write("{", to: ".hasgen.json") },
      Fault(
        testDescription: "a folder in place of the configuration",
        message: "error: cannot read the configuration '.hasgen.json': Is a directory",
        isAlone: false
      ) { try $0.makeFolder(".hasgen.json") },
      Fault(
        testDescription: "a link to nothing in place of a source",
        message: "error: cannot read 'Sources/News/Gone.swift': as a link, No such file",
        isAlone: false
      ) { try $0.link("Sources/News/Gone.swift", to: "nowhere") },
      Fault(
        testDescription: "a manifest that is too large",
        message: "error: cannot read 'Package.swift': it has more than 32 MB", isAlone: false
      ) { try $0.write(String(repeating: " ", count: 33 << 20), to: "Package.swift") },
    ]
  }

  @Test(arguments: Fault.all)
  func aFaultGivesAMessageAndLosesNothing(_ fault: Fault) throws {
    let folder = try TestFolder.news([
      "Sources/Other/Other's \"📰\" file.swift":
        "struct AppDependency { let n: Int }\nprotocol HasN { var n: Int { get } }\n"
    ])
    try fault.make(folder)
    let before = folder.text(of: newsOutput)
    for command in ["check", "generate"] {
      let outcome = folder.hasgen(command)
      #expect(outcome.status == .trouble || command == "check")
      if command == "generate" {
        #expect(outcome.messages.hasPrefix(fault.message), "\(outcome.messages)")
      }
      #expect(folder.text(of: newsOutput) == before)
    }
    let other = folder.text(of: "Sources/Other/AppDependency+Generated.swift")
    #expect((other != nil) == fault.isAlone)
  }
}
