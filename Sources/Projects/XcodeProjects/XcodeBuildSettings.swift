import SwiftProgram

/// The build settings of a target, above those of the project.
struct XcodeBuildSettings {
  /// The settings of each configuration: `Debug`, `Release`.
  package let target: [PropertyList]
  package let project: [PropertyList]

  /// The value that all configurations have; `nil` where they differ, or none says it.
  private func value(of key: String) -> String? {
    for level in [target, project] {
      let values = Set(level.map { $0[key]?.text })
      if values.count == 1, let value = values.first, let value { return value }
      if values.count > 1 { return nil }
    }
    return nil
  }

  /// The name of the module: the setting where it is literal, or else what Xcode makes of the product's
  /// or the target's name.
  package func moduleName(ofTarget name: String) -> String {
    if let module = literal(value(of: "PRODUCT_MODULE_NAME"), target: name) { return module }
    let product = literal(value(of: "PRODUCT_NAME"), target: name) ?? name
    return ModuleName.identifier(product)
  }

  /// A value without variables, but for the names that everybody writes for the target's.
  private func literal(_ value: String?, target: String) -> String? {
    guard var value else { return nil }
    for variable in ["$(TARGET_NAME)", "${TARGET_NAME}"] where value.hasPrefix(variable) {
      value = target + value.dropFirst(variable.count)
    }
    for modifier in [":c99extidentifier)", ":c99extidentifier}"] where value.hasSuffix(modifier) {
      let inner = value.dropLast(modifier.count)
      guard inner == "$(TARGET_NAME" || inner == "${TARGET_NAME" else { return nil }
      return ModuleName.identifier(target)
    }
    return value.isEmpty || value.contains("$") ? nil : value
  }

  /// The isolation of declarations that state none.
  package var defaultIsolation: ModuleSettings.DefaultIsolation? {
    value(of: "SWIFT_DEFAULT_ACTOR_ISOLATION").flatMap {
      ModuleSettings.DefaultIsolation(rawValue: $0)
    }
  }
}
