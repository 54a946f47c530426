import TestFolders

@testable import hasgen

/// A package of some modules with a container each, whose generated files change with its sources.
struct ModulesFolder {
  /// What the sources say.
  enum Version: CaseIterable {
    case short, long
  }

  let folder: TestFolder
  private let modules = (0..<6).map { "Sources/M\($0)" }
  /// The generated texts by version.
  private var texts: [Version: [String]] = [:]

  /// A package that is up to date with its last version.
  init() throws {
    folder = try TestFolder(["Package.swift": ""])
    for version in Version.allCases {
      try write(version)
      guard folder.hasgen("generate").status == .done else { throw Failure() }
      texts[version] = modules.compactMap { folder.text(of: "\($0)/AppDependency+Generated.swift") }
    }
  }

  struct Failure: Error {}

  /// Writes the sources.
  func write(_ version: Version) throws {
    for module in modules {
      let second = version == .long ? "protocol HasB { var b: Int { get } }\n" : ""
      try folder.write(
        "struct AppDependency { let a, b: Int }\nprotocol HasA { var a: Int { get } }\n" + second,
        to: "\(module)/AppDependency.swift")
    }
  }

  /// Whether each generated file is wholly of one version.
  var isWhole: Bool {
    generated.enumerated().allSatisfy { index, text in
      Version.allCases.contains { texts[$0]?[index] == text }
    }
  }

  /// Whether all generated files are of a version, and nothing else stands beside them.
  func isUpToDate(with version: Version) throws -> Bool {
    let names = try modules.map { try folder.names(in: $0) }
    return generated == texts[version]
      && names.allSatisfy { $0 == ["AppDependency+Generated.swift", "AppDependency.swift"] }
  }

  private var generated: [String?] {
    modules.map { folder.text(of: "\($0)/AppDependency+Generated.swift") }
  }
}
