/// Texts that describe a project to its build.
package enum ProjectText {
  /// A manifest with a target for each folder of `Sources` and `Tests`. A target depends on the other
  /// targets that its files import, and `AppTests` also on `App`.
  ///
  /// - Parameter files: The texts of the package's files, by their paths in the package.
  package static func manifest(of files: [String: String], name: String = "App") -> String {
    let paths = files.keys.filter { path in
      ["Sources/", "Tests/"].contains(where: path.hasPrefix) && path.split(separator: "/").count > 2
    }
    let targets = Dictionary(grouping: paths) { path in
      path.split(separator: "/").prefix(2).joined(separator: "/")
    }.sorted { $0.key < $1.key }
    func target(_ folder: String) -> String {
      String(folder.trimmingPrefix { $0 != "/" }.dropFirst())
    }
    let names = targets.map { target($0.key) }
    let lines = targets.map { folder, paths in
      let swift = paths.filter { $0.hasSuffix(".swift") }.compactMap { files[$0] }
      let imported = Set(swift.flatMap(importedModules(in:)))
      let others = names.filter { other in
        let isTested = folder == "Tests/\(other)Tests"
        let isImported = imported.contains(other.replacing("-", with: "_"))
        return isTested || isImported && other != target(folder)
      }
      let isProgram =
        paths.contains("\(folder)/main.swift") || swift.contains { $0.contains("@main\n") }
      let usual = isProgram ? "executableTarget" : "target"
      let kind = folder.hasPrefix("Tests/") ? "testTarget" : usual
      return "    .\(kind)(name: \"\(target(folder))\", dependencies: \(others)),\n"
    }
    return """
      // swift-tools-version: 6.0
      import PackageDescription

      let package = Package(
        name: "\(name)",
        targets: [
      \(lines.joined())  ])

      """
  }
}

/// The modules that lines such as `@testable import Core` and `import struct Core.Price` name.
package func importedModules(in text: String) -> Set<String> {
  let access: Set<Substring> = ["public", "package", "internal", "fileprivate", "private"]
  let kinds: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]
  let modules = text.split(whereSeparator: \.isNewline).compactMap { line -> Substring? in
    guard line.contains("import ") else { return nil }
    let words = line.split { " .;".contains($0) }
    let keyword = words.firstIndex { !$0.hasPrefix("@") && !access.contains($0) }
    guard let keyword, words[keyword] == "import" else { return nil }
    return words[(keyword + 1)...].first { !kinds.contains($0) }
  }
  return Set(modules.map(String.init))
}

extension TestFolder {
  /// A folder that is a package: its files, and the manifest that `ProjectText` makes of them, unless
  /// they have one.
  package convenience init(package files: [String: String]) throws {
    let manifest = ["Package.swift": ProjectText.manifest(of: files)]
    try self.init(files.merging(manifest) { own, _ in own })
  }

  /// A folder with files, some of whose folders are packages with the manifests that `ProjectText`
  /// makes of their files.
  package convenience init(_ files: [String: String], packages: [String]) throws {
    try self.init(files)
    for folder in packages {
      let inner = files.filter { $0.key.hasPrefix("\(folder)/") }
        .map { (String($0.key.dropFirst(folder.count + 1)), $0.value) }
      let manifest = ProjectText.manifest(
        of: Dictionary(uniqueKeysWithValues: inner), name: folder.replacing("/", with: "-"))
      try write(manifest, to: "\(folder)/Package.swift")
    }
  }
}
