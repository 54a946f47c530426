/// An app of random consumers. Most apps have one: among others, one that cannot be followed may hide
/// what the others do not use.
struct RandomApp {
  /// The consumers of each module.
  let modules: [[RandomConsumer]]

  /// Makes the app of a seed whose first consumer has a number.
  init(seed: UInt64, first: Int, count: Int, perModule: Int = 1) {
    modules = stride(from: first, to: first + count, by: perModule).map { number in
      (number..<min(number + perModule, first + count)).map {
        RandomConsumer(seed: seed, number: $0)
      }
    }
  }

  var consumers: [RandomConsumer] { modules.flatMap(\.self) }

  /// The files that the tool reads, by their paths.
  var files: [String: String] {
    var files = ["Package.swift": manifest, "Sources/Core/Core.swift": Dependency.core]
    for module in modules {
      let number = module[0].number
      let imports = "import Core\nimport HasKit\nimport Host\n\n"
      files["Sources/M\(number)/A\(number).swift"] = imports + Self.text(module.map(\.file))
      files["Sources/M\(number)/B\(number).swift"] = imports + Self.text(module.map(\.other))
      if module.contains(where: { !$0.later.isEmpty }) {
        files["Sources/L\(number)/L\(number).swift"] =
          "import M\(number)\n" + imports + Self.text(module.map(\.later))
      }
    }
    return files
  }

  private var manifest: String {
    let targets = modules.map { module in
      let number = module[0].number
      let later =
        module.contains { !$0.later.isEmpty }
        ? ",\n    .target(name: \"L\(number)\", dependencies: [\"M\(number)\", \"Core\", \"Host\"])"
        : ""
      return "    .target(name: \"M\(number)\", dependencies: [\"Core\", \"Host\"])\(later),\n"
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription
      let package = Package(
        name: "Made",
        targets: [
      \(targets.joined())    .target(name: "Core"),
        ])

      """
  }

  private static func text(_ declarations: [[String]]) -> String {
    declarations.map { $0.joined(separator: "\n") + "\n" }.joined(separator: "\n")
  }
}
