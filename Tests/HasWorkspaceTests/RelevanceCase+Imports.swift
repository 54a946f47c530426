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
        wanted: ["AppDependency: HasClock"])
    } + [
      RelevanceCase(
        "no import at all",
        [
          "A": "struct AppDependency { let clock: Int }", "B": "import Foundation",
          "Core/C": clock, "Shell/E": "import Core\nimport App",
        ],
        wanted: []),
      RelevanceCase(
        "an import without access beside one with",
        [
          "A": "public import Core\nstruct AppDependency { let clock: Int }",
          "B": "import Core\nfunc nothing() {}", "C": "import Shell\nfunc nothing() {}",
          "Core/D": clock, "Shell/E": "struct Shell {}",
        ],
        wanted: ["AppDependency: HasClock"]),
      RelevanceCase(
        "an import without access of what is not read beside one with",
        [
          "A": "public import Foundation\nstruct AppDependency { let url: URL }\n"
            + "struct UserDependency { let app: AppDependency }\n"
            + "protocol HasUrl { var url: URL { get } }",
          "B": "import Foundation\nfunc nothing() {}", "C": "import Shell\nfunc nothing() {}",
        ],
        wanted: ["AppDependency: HasUrl", "UserDependency: HasUrl"]),
      RelevanceCase(
        "'@testable import' beside one of the container's own file",
        [
          "A": "import Core\nstruct AppDependency { let clock: Int }",
          "B": "@testable import Core\nfunc nothing() {}",
          "C": "@testable import Elsewhere\nfunc testable() {}",
          "Core/D": "protocol HasClock { var clock: Int { get } }",
        ],
        wanted: ["AppDependency: HasClock"]),
      RelevanceCase(
        "'@testable import' of the only module that is read",
        [
          "A": "struct AppDependency { let clock: Int }", "B": clock,
          "C": "@testable import App\nfunc testable() {}",
        ],
        wanted: ["AppDependency: HasClock"]),
    ]
}
