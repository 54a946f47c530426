extension RelevanceCase {
  /// Imports that only files without words hold.
  static let imports =
    [
      "import Core", "public import Core", "@testable import Core", "import struct Core.Thing",
      "@preconcurrency import Core", "import Shell", "internal import Core",
      "#if canImport(Core)\nimport Core\n#endif",
    ].map { statement in
      RelevanceCase(
        "'\(statement)' in another file",
        [
          "A": "struct AppDependency { let clock: Int }", "B": statement + "\nfunc nothing() {}",
          "Core/C": clock, "Core/D": "public struct Thing {}", "Shell/E": "@_exported import Core",
        ],
        sketched: ["Core/D"], wanted: ["AppDependency: HasClock"])
    } + [
      RelevanceCase(
        "no import at all",
        [
          "A": "struct AppDependency { let clock: Int }", "B": "import Foundation",
          "Core/C": clock, "Shell/E": "import Core\nimport App",
        ],
        sketched: ["B", "Shell/E"], wanted: [])
    ]
}
