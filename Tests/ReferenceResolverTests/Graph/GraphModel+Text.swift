extension GraphModel {
  /// The sources and the configuration of a package.
  var files: [String: String] {
    [
      ".hasgen.json": configuration,
      "Sources/App/\(prefix)Services.swift": services,
    ].merging(containers.map { ("Sources/App/\($0.name).swift", $0.text) }) { $1 }
  }

  /// The text before all names: `G7`.
  private var prefix: String { containers[0].name.replacing("AppDependency", with: "") }

  private var configuration: String {
    let entries = containers.map { #"{ "name": "\#($0.name)", "wiring": true }"# }
    return "{ \"containers\": [\(entries.joined(separator: ", "))] }\n"
  }

  private var services: String {
    protocols.map(\.text).joined() + types.map(\.text).joined(separator: "\n")
  }
}

extension ProtocolModel {
  fileprivate var text: String { "protocol \(name)\(refined.map { ": \($0)" } ?? "") {}\n" }
}

extension TypeModel {
  fileprivate var text: String {
    let mark = isMarked ? "// hasgen: live\n" : ""
    let list = protocols.isEmpty ? "" : ": \(protocols.joined(separator: ", "))"
    let shared = hasShared ? "  static let shared = \(name)()\n" : ""
    // The identity of a struct is the one that its initializer gives it.
    let parts = "  let identity = Identity()\n\(stored)\(initializers.map(\.text).joined())"
    return "\(mark)\(isClass ? "final class" : "struct") \(name)\(list) {\n\(shared)\(parts)}\n"
  }

  /// A property for each parameter that some initializer takes.
  private var stored: String {
    storedParameters.map { parameter in
      let isOfAll = initializers.allSatisfy { $0.parameters.contains(parameter) }
      guard !isOfAll else { return "  let \(parameter.label): \(parameter.type.storedText)\n" }
      return "  var \(parameter.label): \(WrittenType.optional(parameter.type.unwrapped).text)\n"
    }.joined()
  }
}

extension WrittenType {
  /// The type of the property that keeps an argument of this type.
  fileprivate var storedText: String {
    if case .closure = self { "Later" } else { text }
  }
}

extension InitializerModel {
  fileprivate var text: String {
    guard !isMemberwise else { return "" }
    let list = parameters.map { parameter in
      var type = parameter.type.text
      if case .closure = parameter.type { type = "@escaping \(type)" }
      return "\(parameter.label): \(type)\(parameter.fallback.map { " = \($0)" } ?? "")"
    }
    let lines = parameters.map { parameter in
      if case .closure = parameter.type {
        return "    self.\(parameter.label) = Later(call: \(parameter.label))\n"
      }
      return "    self.\(parameter.label) = \(parameter.label)\n"
    }
    let head = "\(isPrivate ? "private " : "")init(\(list.joined(separator: ", ")))"
    let mark = isMarked ? "  // hasgen: live\n" : ""
    return mark + (lines.isEmpty ? "  \(head) {}\n" : "  \(head) {\n\(lines.joined())  }\n")
  }
}

extension ContainerModel {
  fileprivate var text: String {
    let parent = parent.map { "  let \($0.property): \($0.name)\n" } ?? ""
    let lines = members.map { member in
      "  let \(member.name): \(member.type.text)\(member.initial.map { " = \($0)" } ?? "")\n"
    }
    return "struct \(name) {\n\(parent)\(lines.joined())}\n"
  }
}
