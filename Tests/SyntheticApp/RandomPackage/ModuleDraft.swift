/// A word that isolates a declaration, or keeps it free.
enum IsolationWord {
  case none, nonisolated, mainActor

  /// The text before the access level.
  var text: String {
    switch self {
    case .none: ""
    case .nonisolated: "nonisolated "
    case .mainActor: "@MainActor "
    }
  }
}

/// A target of a random package.
struct ModuleDraft {
  let name: String
  let folder: String
  /// Whether the main actor is what isolates by default.
  var isMainActor = false
  var features: [String] = []
  var isMemorySafe = false
  /// The access level of its declarations.
  var access = ""
  var imports: [Int] = []

  init(name: String, folder: String) {
    self.name = name
    self.folder = folder
  }

  /// Whether conformances may be isolated where nothing is written.
  var infersConformances: Bool {
    isMainActor || features.contains("InferIsolatedConformances")
  }

  var flags: [String] {
    (isMainActor ? ["-default-isolation", "MainActor"] : [])
      + features.flatMap { ["-enable-upcoming-feature", $0] }
      + (isMemorySafe ? ["-strict-memory-safety"] : [])
  }

  var settings: [String] {
    (isMainActor ? [".defaultIsolation(MainActor.self)"] : [])
      + features.map { ".enableUpcomingFeature(\"\($0)\")" }
      + (isMemorySafe ? [".strictMemorySafety()"] : [])
  }
}
