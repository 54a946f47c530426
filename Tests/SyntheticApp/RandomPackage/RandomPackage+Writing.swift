import Foundation

extension RandomPackage {
  /// Writes the package, its uses, and a script `compile MODE` that compiles it in their order.
  ///
  /// - Parameter folder: The package's folder; made if it does not exist.
  /// - Throws: What Foundation throws if a file or a folder cannot be written.
  package func write(to folder: URL) throws {
    let uses = Module(name: "Uses", folder: "Uses", flags: [])
    let commands = (modules + [uses]).map { module in
      """
      swiftc -wmo -emit-module -parse-as-library -enable-testing -module-name \(module.name) \
      -package-name random -swift-version $1 -I products-$1 \
      -emit-module-path products-$1/\(module.name).swiftmodule \(module.flags.joined(separator: " ")) \
      \(module.folder)/*.swift
      """
    }
    let script = "set -e\nmkdir -p products-$1\n\(commands.joined(separator: "\n"))\n"
    let others = [
      SyntheticFile(path: "Uses/Uses.swift", text: self.uses),
      SyntheticFile(path: "compile", text: script),
    ]
    for file in files + others {
      let place = folder.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(file.text.utf8).write(to: place)
    }
  }
}
