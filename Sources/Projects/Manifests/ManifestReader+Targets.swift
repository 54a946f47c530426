extension ManifestReader {
  /// The facts of all targets that are unknown where a property is changed.
  static var factsByProperty: [(property: String, what: String, facts: [ManifestTarget.Fact])] {
    [
      (
        "swiftSettings", "default isolation",
        [.isolation, .features, .languageMode, .strictMemorySafety]
      ),
      ("dependencies", "list of dependencies", [.dependencies]), ("path", "path", [.path]),
      ("sources", "list of sources", [.sources]),
      ("exclude", "list of excluded paths", [.exclude]),
    ]
  }

  /// Reads one of `targets:`; `nil` where its kind or name is computed.
  mutating func readTarget(_ value: ManifestValue) -> ManifestTarget? {
    guard let made = evaluator.call(value, as: ["Target"]), let kind = Self.kind(made.function)
    else {
      doubt("targets are computed here, so some may be missing", at: value.offset)
      return nil
    }
    guard let name = made.call["name"].flatMap({ evaluator.text($0) }) else {
      doubt("the name of a target is computed, so it is left out", at: value.offset)
      return nil
    }
    var facts = TargetFacts(name: name)
    for (property, _, changed) in Self.factsByProperty where self.changed[property] != nil {
      facts.doubtful.formUnion(changed)
    }
    let path = readText(made.call["path"], .path, &facts)
    let sources = readList(made.call["sources"], .sources, &facts)
    let exclude = readList(made.call["exclude"], .exclude, &facts)
    let dependencies = readDependencies(made.call["dependencies"], &facts)
    let settings = readSettings(made.call["swiftSettings"], &facts)
    return ManifestTarget(
      kind: kind, name: name, path: path, sources: sources, exclude: exclude ?? [],
      dependencies: dependencies,
      defaultIsolation: facts.doubtful.contains(.isolation) ? .unknown : settings.isolation,
      features: settings.features, languageMode: settings.languageMode,
      isStrictMemorySafe: settings.isStrictMemorySafe, doubtful: facts.doubtful)
  }

  /// The known facts about a target while it is read.
  struct TargetFacts {
    package let name: String
    package var doubtful: Set<ManifestTarget.Fact> = []
  }

  mutating func doubt(
    _ fact: ManifestTarget.Fact, of target: inout TargetFacts, at offset: Int
  ) {
    target.doubtful.insert(fact)
    doubt("\(fact.inWords) of target '\(target.name)' is computed", at: offset)
  }

  private static func kind(_ function: String) -> ManifestTarget.Kind? {
    switch function {
    case "target": .regular
    case "executableTarget": .executable
    case "testTarget": .test
    case "macro": .macro
    case "plugin": .plugin
    case "systemLibrary": .system
    case "binaryTarget": .binary
    default: nil
    }
  }

  private mutating func readText(
    _ value: ManifestValue?, _ fact: ManifestTarget.Fact, _ target: inout TargetFacts
  ) -> String? {
    guard let value, !value.isNull else { return nil }
    if let text = evaluator.text(value) { return text }
    doubt(fact, of: &target, at: value.offset)
    return nil
  }

  private mutating func readList(
    _ value: ManifestValue?, _ fact: ManifestTarget.Fact, _ target: inout TargetFacts
  ) -> [String]? {
    guard let value, !value.isNull else { return nil }
    return value.elements.compactMap { element in
      if let text = evaluator.text(element) { return text }
      doubt(fact, of: &target, at: element.offset)
      return nil
    }
  }

  private mutating func readDependencies(
    _ value: ManifestValue?, _ target: inout TargetFacts
  ) -> [ManifestTarget.Dependency] {
    guard let value else { return [] }
    return value.elements.compactMap { element in
      if let dependency = readDependency(element) { return dependency }
      doubt(.dependencies, of: &target, at: element.offset)
      return nil
    }
  }

  private mutating func readDependency(_ value: ManifestValue) -> ManifestTarget.Dependency? {
    let type = ["Target", "Dependency"]
    if let text = evaluator.resolved(value, as: type).text { return .byName(text) }
    guard let made = evaluator.call(value, as: type),
      let name = made.call["name"].flatMap({ evaluator.text($0) })
    else { return nil }
    switch made.function {
    case "target", "targetItem": return .target(name)
    case "byName", "byNameItem": return .byName(name)
    case "product", "productItem":
      guard let package = made.call["package"], !package.isNull else {
        return .product(name, package: nil)
      }
      return evaluator.text(package).map { .product(name, package: $0) }
    default: return nil
    }
  }
}

extension ManifestTarget.Fact {
  /// A part of it, in words.
  package var inWords: String {
    switch self {
    case .path: "the path"
    case .sources: "one of the sources"
    case .exclude: "an excluded path"
    case .dependencies: "a dependency"
    case .isolation: "the default isolation"
    case .features: "a feature"
    case .languageMode: "the language mode"
    case .strictMemorySafety: "the strict memory safety"
    }
  }
}
