import Foundation
import TestFolders
import Testing

@testable import hasgen

/// Whatever happens to a run, each file is old or new, and the next run puts everything right.
@Suite struct FaultTests {
  /// How many runs are killed; `.ci/nightly` asks for more.
  private static let kills =
    ProcessInfo.processInfo.environment["HASGEN_KILLS"].flatMap(Int.init) ?? 40

  @Test func killedRunsLeaveOldFilesOrNewOnes() async throws {
    // Mostly the disk is waited for.
    let packages = 4
    let interrupted = try await withThrowingTaskGroup(of: Int.self) { group in
      for _ in 0..<packages { group.addTask { try killRuns(Self.kills / packages) } }
      return try await group.reduce(0, +)
    }
    print("\(Self.kills) runs killed, \(interrupted) of them before their end: nothing lost")
  }

  /// Kills runs over a package of their own; gives back how many were not yet done.
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
      kill(process.processIdentifier, SIGKILL)
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

  @Test(arguments: [SIGINT, SIGTERM])
  func signalsEndARunThatWaits(_ signal: Int32) throws {
    let modules = try ModulesFolder()
    // As another run would, while it writes.
    let descriptor = open(modules.folder.path, O_RDONLY)
    defer { close(descriptor) }
    #expect(flock(descriptor, LOCK_EX) == 0)
    try modules.write(.short)
    let process = Binary.process(["generate"], in: modules.folder)
    try process.run()
    usleep(300_000)
    #expect(process.isRunning)
    kill(process.processIdentifier, signal)
    process.waitUntilExit()
    #expect(process.terminationStatus == 128 + signal)
    #expect(process.terminationReason == .exit)
    #expect(try modules.isUpToDate(with: .long))
  }

  @Test func aFullDiskLeavesEverythingAsItWas() throws {
    let modules = try ModulesFolder()
    try modules.write(.short)
    let process = Binary.process([], in: modules.folder)
    let errors = Pipe()
    process.standardError = errors
    process.arguments = ["-c", #"ulimit -f 0; exec "$0" generate"#, try #require(Binary.url).path]
    process.executableURL = URL(filePath: "/bin/sh")
    try process.run()
    let text = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    #expect(process.terminationStatus == 2)
    #expect(
      text.hasPrefix(
        "error: cannot write 'Sources/M0/AppDependency+Generated.swift': File too large"))
    #expect(try modules.isUpToDate(with: .long))
  }

  /// On a disk of 256 KB with room for two more files, where six are to be written.
  @Test(.enabled(if: SmallDisk.isToBeHad, "needs Linux, and user namespaces"))
  func aDiskThatFillsUpOnTheWayLeavesEverythingAsItWas() throws {
    let modules = try ModulesFolder()
    try modules.write(.short)
    let outcome = try SmallDisk.run(
      #"""
      cp -R "$1/." .
      cat /dev/zero > filler 2> /dev/null || truncate -s -8192 filler
      "$2" generate 2>&1 || echo "status $?"
      rm filler
      diff -r "$1" . && echo "nothing changed"
      "$2" generate
      """#, modules.folder.path, try #require(Binary.url).path)
    let errors = (2..<6).map {
      "error: cannot write 'Sources/M\($0)/AppDependency+Generated.swift': "
        + "No space left on device [unwritable-file]"
    }
    let written =
      ["removed Elsewhere/Deep/Other.swift"]
      + (0..<6).map { "wrote Sources/M\($0)/AppDependency+Generated.swift" }
      + ["removed Tests/M1Tests/M1Doubles+Generated.swift"]
    #expect(
      outcome.split(separator: "\n").map(String.init)
        == errors + ["4 errors", "status 2", "nothing changed"] + written)
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
    let errors = (0..<6).map {
      "error: cannot write 'Sources/M\($0)/AppDependency+Generated.swift': "
        + "Read-only file system [unwritable-file]"
    }
    #expect(
      outcome.split(separator: "\n").map(String.init)
        == errors + ["6 errors", "status 2", "nothing changed", "status 1"])
  }

  @Test(.enabled(if: getuid() != 0, "a superuser may write anywhere"))
  func aFolderThatMayNotBeWrittenToLeavesEverythingAsItWas() throws {
    let modules = try ModulesFolder()
    try modules.write(.short)
    modules.folder.setPermissions(of: "Sources/M3", to: 0o555)
    defer { modules.folder.setPermissions(of: "Sources/M3", to: 0o755) }
    let outcome = modules.folder.hasgen("generate")
    #expect(outcome.status == .trouble)
    #expect(
      outcome.messages.contains("'Sources/M3/AppDependency+Generated.swift': Permission denied"))
    #expect(try modules.isUpToDate(with: .long))
  }

  private func run(in folder: TestFolder) throws {
    let process = Binary.process(["generate"], in: folder)
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
  }
}
