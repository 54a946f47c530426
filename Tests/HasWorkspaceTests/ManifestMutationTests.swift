import HasWorkspace
import Projects
import Testing

/// Whatever the bytes are, a value comes back, and says so where it is not the whole.
@Suite struct ManifestMutationTests {
  static let texts: [String] = [
    """
    // swift-tools-version: 6.2
    import PackageDescription

    let app = "App"
    let strict: [SwiftSetting] = [.enableUpcomingFeature("A"), .defaultIsolation(MainActor.self)]
    extension Target.Dependency { static let core: Self = .target(name: "Core") }
    let package = Package(
      name: "Shop", dependencies: [.package(path: "../Net")],
      targets: [
        .target(name: "Core", swiftSettings: strict + [.swiftLanguageMode(.v5)]),
        .target(name: "\\(app)Kit", dependencies: [.core, "Net"], path: "x", exclude: ["y"]),
      ] + [.testTarget(name: app + "Tests")])
    """,
    """
    // swift-tools-version: 5.9
    import PackageDescription
    var all = [Target]()
    func module(_ name: String, _ d: [Target.Dependency] = []) -> Target { .target(name: name) }
    #if os(Linux)
    all.append(module("Linux"))
    #else
    all += [.target(name: #"a\\#(1)"#, path: \"\"\"
      b
      \"\"\")]
    #endif
    for target in all { target.swiftSettings?.append(.define("X", .when(configuration: .debug))) }
    let package = Package(name: "P", targets: all.map { $0 } + [flag ? .target(name: "A") : b[0]!])
    """,
  ]

  private func check(_ manifest: Manifest) {
    #expect(manifest.areTargetsComplete || !manifest.doubts.isEmpty)
    for target in manifest.targets {
      #expect(target.doubtful.isEmpty || !manifest.doubts.isEmpty)
      #expect(target.doubtful.contains(.isolation) == (target.defaultIsolation == .unknown))
    }
  }

  @Test(arguments: texts)
  func prefixes(text: String) {
    let whole = Manifest(reading: text)
    let bytes = Array(text.utf8)
    for end in bytes.indices {
      let manifest = bytes[..<end].withUnsafeBufferPointer { Manifest(reading: $0) }
      check(manifest)
      // The package comes last.
      #expect(!manifest.areTargetsComplete || manifest.targets == whole.targets)
    }
  }

  @Test(arguments: texts)
  func deletedTokens(text: String) {
    let bytes = Array(text.utf8)
    for token in Self.tokens(of: bytes) {
      let rest = Array(bytes[..<token.lowerBound] + bytes[token.upperBound...])
      check(rest.withUnsafeBufferPointer { Manifest(reading: $0) })
    }
  }

  /// Words, and all else byte by byte.
  private static func tokens(of bytes: [UInt8]) -> [Range<Int>] {
    var tokens: [Range<Int>] = []
    var start = 0
    while start < bytes.count {
      let isWord = { (byte: UInt8) in byte == UInt8(ascii: "_") || (0x30...0x7A).contains(byte) }
      var end = start + 1
      if isWord(bytes[start]) { while end < bytes.count, isWord(bytes[end]) { end += 1 } }
      tokens.append(start..<end)
      start = end
    }
    return tokens
  }

  /// Two thousand constants, each made of the one before.
  private static func chain(_ value: (Int) -> String) -> String {
    let constants = (1...2000).map { "let a\($0) = \(value($0 - 1))" }
    return (["let a0 = [\"x\"]"] + constants).joined(separator: "\n")
      + "\nlet package = Package(name: \"A\", targets: a2000)"
  }

  static let hostile: [String] = [
    "", "// swift-tools-version: 6.2", "\n\n", "}", ")", "let", "let a", "let a =", "a.", "#if a",
    "// swift-tools-version: 6.2\nlet package = Package(name: \"A\", targets: [.target(name: \"A\")]",
    "let package = Package(targets: " + String(repeating: "[", count: 20_000),
    "let package = Package(targets: " + String(repeating: "[", count: 20_000)
      + String(repeating: "]", count: 20_000) + ")",
    "let a = " + String(repeating: "f(", count: 20_000),
    "let a = " + String(repeating: "\"\\(", count: 20_000),
    "let a = b" + String(repeating: ".b", count: 100_000),
    "let a = \"" + String(repeating: "x", count: 1_000_000) + "\"",
    "let a = [" + String(repeating: "a ? b, ", count: 50_000) + "]",
    String(repeating: "enum A { ", count: 20_000), String(repeating: "a[", count: 20_000),
    chain { "a\($0) + a\($0)" }, chain { "[a\($0)]" }, chain { "[a\($0), a\($0)]" },
    "enum E { static let a = E.b; static let b = E.a + E.a }\n"
      + "let package = Package(name: E.a, targets: [.target(name: E.b)])",
  ]

  @Test(arguments: hostile)
  func hostileTexts(text: String) {
    let manifest = Manifest(reading: text)
    #expect(manifest.targets.isEmpty)
    #expect(!manifest.areTargetsComplete)
    check(manifest)
  }

  @Test func bytesThatAreNoText() {
    let package = Array("let package = Package(name: \"A\", targets: [.target(name: \"A\")])".utf8)
    for bytes in [[0xFF, 0xFE] + package, package + [0], [0x80] + package, package + [0xC3]] {
      let manifest = bytes.withUnsafeBufferPointer { Manifest(reading: $0) }
      #expect(manifest.targets.isEmpty)
      #expect(!manifest.areTargetsComplete)
      check(manifest)
    }
  }
}
