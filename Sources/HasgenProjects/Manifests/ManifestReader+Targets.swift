import HasgenProgram

extension ManifestReader {
  /// Reads an element of `targets`. Settings and dependencies may be unknown; anything else that is
  /// computed is an error.
  mutating func readTarget(_ value: ManifestExpression) -> ManifestTarget? {
    guard let call = call(value, of: ["Target"]), let kind = Self.kinds[call.function],
      let name = text(call["name"])
    else {
      fail("this target is computed", at: value.offset)
      return nil
    }
    for label in ["path", "sources", "exclude"] where texts(call[label]) == nil {
      let offset = call[label]?.offset ?? value.offset
      fail("the '\(label)' of target '\(name)' is computed", at: offset)
      return nil
    }
    return ManifestTarget(
      kind: kind, name: name, path: texts(call["path"])?.first,
      sources: call["sources"].flatMap { $0.isNil ? nil : texts($0) },
      exclude: texts(call["exclude"]) ?? [],
      dependencies: areDependenciesLiteral ? dependencies(call["dependencies"]) : nil,
      settings: areSettingsLiteral && !call.hasUnknownSettings
        ? settings(call["swiftSettings"]) : nil)
  }

  private static let kinds: [String: ManifestTarget.Kind] = [
    "target": .regular, "executableTarget": .executable, "testTarget": .test, "macro": .macro,
    "plugin": .plugin, "systemLibrary": .system, "binaryTarget": .binary,
  ]

  private func dependencies(_ value: ManifestExpression?) -> [String]? {
    let names = elements(value).map { element -> String? in
      if let name = text(element) { return name }
      guard let call = call(element, of: ["Target", "Dependency"]) else { return nil }
      let functions = ["target", "product", "byName", "targetItem", "productItem", "byNameItem"]
      return functions.contains(call.function) ? text(call["name"]) : nil
    }
    return names.contains(nil) ? nil : names.compactMap(\.self)
  }

  // MARK: Settings

  private func settings(_ value: ManifestExpression?) -> ManifestTarget.SwiftSettings? {
    var settings = ManifestTarget.SwiftSettings()
    for element in elements(value) {
      guard let call = call(element, of: ["SwiftSetting"]), apply(call, to: &settings)
      else { return nil }
    }
    return settings
  }

  /// Applies a setting; returns false if its value is unknown, or depends on a condition.
  private func apply(
    _ call: ManifestCall, to settings: inout ManifestTarget.SwiftSettings
  ) -> Bool {
    let value = call.arguments.first?.value
    let isConditional = call.arguments.count > (call.function == "strictMemorySafety" ? 0 : 1)
    switch call.function {
    case "define", "disableWarning", "enableWarning", "interoperabilityMode", "swiftLanguageMode",
      "swiftLanguageVersion", "treatAllWarnings", "treatWarning":
      return true
    case "unsafeFlags":
      return texts(value)?.contains("-default-isolation") == false
    case "enableUpcomingFeature", "enableExperimentalFeature":
      guard let feature = text(value) else { return false }
      if !isConditional { settings.features.insert(feature) }
      return true
    case "strictMemorySafety":
      if !isConditional { settings.features.insert("StrictMemorySafety") }
      return true
    case "defaultIsolation":
      guard let value, !isConditional else { return false }
      if value.isNil {
        settings.defaultIsolation = .nonisolated
      } else if case .name(["MainActor", "self"]) = value.kind {
        settings.defaultIsolation = .mainActor
      } else {
        return false
      }
      return true
    default: return false
    }
  }
}
