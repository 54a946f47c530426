import TestFolders

@testable import hasgen

/// A package whose generated files, beside its sources, in a folder of their own and in its tests,
/// come, go and change with its sources.
struct ModulesFolder {
  /// What the sources say.
  enum Version: CaseIterable {
    case short, long
  }

  let folder: TestFolder
  private let modules = (0..<6).map { "M\($0)" }
  /// The generated texts by version and path.
  private var texts: [Version: [String: String]] = [:]

  /// A package that is up to date with its last version.
  init() throws {
    folder = try TestFolder(["Package.swift": "", "Tests/M1Tests/a.swift": ""])
    try folder.write(
      """
      {
        "containers": [{ "name": "Other", "output": "Elsewhere/Deep/Other.swift" }],
        "tests": { "folder": "Tests/M1Tests", "modules": ["M1"] }
      }
      """, to: ".hasgen.json")
    for version in Version.allCases {
      try write(version)
      guard folder.hasgen("generate").status == .done else { throw Failure() }
      texts[version] = generated
    }
  }

  struct Failure: Error {}

  /// Writes the sources: the long ones need a file more in each of the places.
  func write(_ version: Version) throws {
    for module in modules {
      let second = version == .long ? "protocol HasB { var b: Int { get } }\n" : ""
      try folder.write(
        "struct AppDependency { let a, b: Int }\nprotocol HasA { var a: Int { get } }\n" + second,
        to: "Sources/\(module)/AppDependency.swift")
    }
    try folder.write(
      version == .long ? "struct C { typealias Dependencies = HasA & HasB }\n" : "",
      to: "Sources/M1/C.swift")
    try folder.write(
      "struct Other { let c: Int }\n"
        + (version == .long ? "protocol HasC { var c: Int { get } }\n" : ""),
      to: "Sources/M2/Other.swift")
  }

  /// Whether each generated file is wholly of one version.
  var isWhole: Bool {
    let now = generated
    return Set(texts.values.flatMap(\.keys)).allSatisfy { path in
      Version.allCases.contains { texts[$0]?[path] == now[path] }
    }
  }

  /// Whether all generated files are of a version, and nothing else stands beside them.
  func isUpToDate(with version: Version) throws -> Bool {
    let hidden = try (modules.map { "Sources/\($0)" } + ["Tests/M1Tests", "Elsewhere/Deep"])
      .flatMap { folder.isFolder($0) ? try folder.names(in: $0) : [] }
      .filter { $0.hasPrefix(".") }
    return generated == texts[version] && hidden.isEmpty
  }

  /// The generated files that are there.
  private var generated: [String: String] {
    let paths =
      modules.map { "Sources/\($0)/AppDependency+Generated.swift" }
      + ["Elsewhere/Deep/Other.swift", "Tests/M1Tests/M1Doubles+Generated.swift"]
    return paths.reduce(into: [:]) { $0[$1] = folder.text(of: $1) }
  }
}
