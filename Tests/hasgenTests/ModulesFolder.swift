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
  private static let modules = (0..<6).map { "M\($0)" }
  /// The generated texts by version and path.
  private var texts: [Version: [String: String]] = [:]

  /// A package that is up to date with its last version.
  init() throws {
    let configuration = """
      {
        "containers": [{ "name": "Other", "output": "Elsewhere/Deep/Other.swift" }],
        "tests": { "folder": "Tests/M1Tests", "modules": ["M1"] }
      }
      """
    let others = [".hasgen.json": configuration, "Tests/M1Tests/a.swift": ""]
    folder = try TestFolder(package: Self.files(of: .short).merging(others) { $1 })
    for version in Version.allCases {
      try write(version)
      guard folder.hasgen("generate").status == .done else { throw Failure() }
      texts[version] = generated
    }
  }

  struct Failure: Error {}

  /// Writes the sources: the long ones need a file more in each of the places.
  func write(_ version: Version) throws {
    for (path, text) in Self.files(of: version) { try folder.write(text, to: path) }
  }

  private static func files(of version: Version) -> [String: String] {
    let isLong = version == .long
    var files = [
      "Sources/M1/C.swift": isLong ? "struct C { typealias Dependencies = HasA & HasB }\n" : "",
      "Sources/M2/Other.swift": "struct Other { let c: Int }\n"
        + (isLong ? "protocol HasC { var c: Int { get } }\n" : ""),
    ]
    for module in modules {
      files["Sources/\(module)/AppDependency.swift"] =
        "struct AppDependency { let a, b: Int }\nprotocol HasA { var a: Int { get } }\n"
        + (isLong ? "protocol HasB { var b: Int { get } }\n" : "")
    }
    return files
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
    let hidden = try (Self.modules.map { "Sources/\($0)" } + ["Tests/M1Tests", "Elsewhere/Deep"])
      .flatMap { folder.isFolder($0) ? try folder.names(in: $0) : [] }
      .filter { $0.hasPrefix(".") }
    return generated == texts[version] && hidden.isEmpty
  }

  /// The generated files that are there.
  private var generated: [String: String] {
    let paths =
      Self.modules.map { "Sources/\($0)/AppDependency+Generated.swift" }
      + ["Elsewhere/Deep/Other.swift", "Tests/M1Tests/M1Doubles+Generated.swift"]
    return paths.reduce(into: [:]) { $0[$1] = folder.text(of: $1) }
  }
}
