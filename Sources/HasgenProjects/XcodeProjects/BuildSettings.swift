/// The build settings of a target in one configuration.
struct BuildSettings {
  /// The settings as they are written, by their names. A later layer wins.
  private let layers: [[String: String]]

  init(layers: [[String: String]]) { self.layers = [Self.defaults] + layers }

  /// The settings that Xcode derives from others.
  private static let defaults = [
    "PRODUCT_NAME": "$(TARGET_NAME)",
    "PRODUCT_MODULE_NAME": "$(PRODUCT_NAME:c99extidentifier)",
    "SWIFT_MODULE_NAME": "$(PRODUCT_MODULE_NAME)",
    "SWIFT_DEFAULT_ACTOR_ISOLATION": "nonisolated",
    "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "$(SWIFT_APPROACHABLE_CONCURRENCY)",
    "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT":
      "$(SWIFT_APPROACHABLE_CONCURRENCY)",
  ]

  /// The features that generated code depends on, by the settings that enable them.
  static let features = [
    "SWIFT_STRICT_MEMORY_SAFETY": "StrictMemorySafety",
    "SWIFT_UPCOMING_FEATURE_INFER_ISOLATED_CONFORMANCES": "InferIsolatedConformances",
    "SWIFT_UPCOMING_FEATURE_INTERNAL_IMPORTS_BY_DEFAULT": "InternalImportsByDefault",
    "SWIFT_UPCOMING_FEATURE_NONISOLATED_NONSENDING_BY_DEFAULT": "NonisolatedNonsendingByDefault",
  ]

  /// The value of a setting with all references replaced; `nil` if it is not set, or refers to a
  /// setting that is not.
  func value(of key: String) -> String? {
    // In a damaged project, two settings may refer to each other.
    var references = 100
    return value(of: key, below: layers.count, &references)
  }

  private func value(of key: String, below end: Int, _ references: inout Int) -> String? {
    guard let layer = layers[..<end].lastIndex(where: { $0[key] != nil }),
      var text = layers[layer][key]
    else { return nil }
    // The last reference has no other in it: `$(NAME_$(KIND))`.
    while let start = text.lastIndex(of: "$") {
      let rest = text[start...].dropFirst("$(".count)
      guard let end = rest.firstIndex(where: { $0 == ")" || $0 == "}" }) else { return nil }
      let parts = rest[..<end].split(separator: ":").map(String.init)
      let isInherited = parts.first == "inherited" || parts.first == key
      let name = isInherited ? key : parts.first ?? ""
      let limit = isInherited ? layer : layers.count
      references -= 1
      guard references > 0, let inner = value(of: name, below: limit, &references) else {
        return nil
      }
      switch parts.dropFirst() {
      case []: text.replaceSubrange(start...end, with: inner)
      case ["c99extidentifier"]:
        text.replaceSubrange(start...end, with: ModuleName.identifier(inner))
      default: return nil
      }
    }
    return text
  }
}
