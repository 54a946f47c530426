import FileSystem

/// The Swift settings of a target.
struct TargetSettings {
  package var isolation = ManifestTarget.DefaultIsolation.unstated
  package var features: Set<String> = []
  package var languageMode: Int?
  package var isStrictMemorySafe = false
}

extension ManifestReader {
  private static var settingFacts: [ManifestTarget.Fact] {
    [.isolation, .features, .languageMode, .strictMemorySafety]
  }

  mutating func readSettings(
    _ value: ManifestValue?, _ target: inout TargetFacts
  ) -> TargetSettings {
    var settings = TargetSettings()
    for element in value?.elements ?? [] {
      if let made = evaluator.call(element, as: ["SwiftSetting"]) {
        readSetting(made.function, made.call, at: element.offset, &settings, &target)
      } else {
        doubtSettings(at: element.offset, &target)
      }
    }
    return settings
  }

  private mutating func doubtSettings(at offset: Int, _ target: inout TargetFacts) {
    target.doubtful.formUnion(Self.settingFacts)
    doubt(
      "a Swift setting of target '\(target.name)' is computed, so its default isolation is unknown",
      at: offset)
  }

  private mutating func readSetting(
    _ function: String, _ call: ManifestValue.Call, at offset: Int,
    _ settings: inout TargetSettings, _ target: inout TargetFacts
  ) {
    if Self.irrelevant.contains(function) { return }
    if function == "unsafeFlags" { return readFlags(call, at: offset, &settings, &target) }
    guard let fact = Self.fact(of: function) else { return doubtSettings(at: offset, &target) }
    let isPlain = fact == .strictMemorySafety
    // What stands behind the value is a condition.
    if call.arguments.dropFirst(isPlain ? 0 : 1).contains(where: { !$0.value.isNull }) {
      return doubtCondition(of: fact, at: offset, &target)
    }
    guard !isPlain else { return settings.isStrictMemorySafe = true }
    guard let argument = call.arguments.first, apply(argument.value, as: fact, to: &settings) else {
      return doubtSettings(at: offset, &target)
    }
  }

  private mutating func doubtCondition(
    of fact: ManifestTarget.Fact, at offset: Int, _ target: inout TargetFacts
  ) {
    target.doubtful.insert(fact)
    doubt("\(fact.inWords) of target '\(target.name)' depends on a condition", at: offset)
  }

  /// Takes the value of a setting; `false` where it is computed.
  private mutating func apply(
    _ value: ManifestValue, as fact: ManifestTarget.Fact, to settings: inout TargetSettings
  ) -> Bool {
    switch fact {
    case .isolation:
      if case .name(["MainActor", "self"], false) = value.content {
        settings.isolation = .mainActor
      } else if value.isNull {
        settings.isolation = .nonisolated
      } else {
        return false
      }
    case .languageMode:
      guard let mode = languageMode(value) else { return false }
      settings.languageMode = mode
    default:
      guard let feature = evaluator.text(value) else { return false }
      settings.features.insert(feature)
    }
    return true
  }

  /// Reads the flags of the compiler that say what settings say.
  private mutating func readFlags(
    _ call: ManifestValue.Call, at offset: Int, _ settings: inout TargetSettings,
    _ target: inout TargetFacts
  ) {
    var flags: [String] = []
    for value in call.arguments.first?.value.elements ?? [] {
      guard let flag = evaluator.text(value) else { return doubtSettings(at: offset, &target) }
      if flag != "-Xfrontend" { flags.append(flag) }
    }
    let isConditional = call.arguments.count > 1
    for (index, flag) in flags.enumerated() {
      guard let fact = Self.fact(ofFlag: flag) else { continue }
      if isConditional {
        doubtCondition(of: fact, at: offset, &target)
        continue
      }
      let argument = index + 1 < flags.count ? flags[index + 1] : ""
      switch fact {
      case .isolation:
        settings.isolation = argument == "MainActor" ? .mainActor : .nonisolated
      case .languageMode: settings.languageMode = ToolsVersion(argument)?.major
      case .strictMemorySafety: settings.isStrictMemorySafe = true
      default: settings.features.insert(argument)
      }
    }
  }

  /// The settings that say nothing of what is asked for.
  private static var irrelevant: Set<String> {
    [
      "define", "interoperabilityMode", "treatAllWarnings", "treatWarning", "enableWarning",
      "disableWarning",
    ]
  }

  private static func fact(of function: String) -> ManifestTarget.Fact? {
    switch function {
    case "defaultIsolation": .isolation
    case "enableUpcomingFeature", "enableExperimentalFeature": .features
    case "swiftLanguageMode", "swiftLanguageVersion": .languageMode
    case "strictMemorySafety": .strictMemorySafety
    default: nil
    }
  }

  private static func fact(ofFlag flag: String) -> ManifestTarget.Fact? {
    switch flag {
    case "-default-isolation": .isolation
    case "-enable-upcoming-feature", "-enable-experimental-feature": .features
    case "-swift-version": .languageMode
    case "-strict-memory-safety": .strictMemorySafety
    default: nil
    }
  }
}
