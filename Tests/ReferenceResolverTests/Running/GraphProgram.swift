/// A program that builds apps by `live` and tells their objects.
struct GraphProgram {
  /// Text of `main.swift` beside the sources of all apps.
  private(set) var text = Self.walk
  private var stands: Set<String> = []

  /// Adds an app; false if something has to be handed over that no short expression makes.
  mutating func add(_ graph: GraphModel, _ document: WiringDocument) -> Bool {
    var lines = "do {\n  var walk = Walk()\n"
    for container in document.containers {
      let needed = (container.parameters ?? []).filter(\.required)
      var arguments: [String] = []
      for parameter in needed {
        guard let expression = expression(for: parameter, in: graph) else { return false }
        arguments.append("\(parameter.name): \(expression)")
      }
      let name = container.name.contains("App") ? "app" : "user"
      lines += "  let \(name) = \(container.name).live(\(arguments.joined(separator: ", ")))\n"
      lines += "  walk.visit(members: \(name), \"\(container.name)\")\n"
    }
    text += lines + "}\n"
    let types = document.containers.flatMap { $0.parameters ?? [] }.filter(\.required).map(\.type)
    for type in types where type.hasPrefix("any ") && stands.insert(type).inserted {
      text += "final class \(Self.stand(for: type)): \(type.dropFirst(4)) {"
      text += " let identity = Identity() }\n"
    }
    return true
  }

  private func expression(
    for parameter: WiringDocument.Parameter, in graph: GraphModel
  ) -> String? {
    let type = parameter.type
    if graph.container(type) != nil { return "app" }
    if let value = Self.value(of: parameter.name, type: type) {
      return type == "String" ? "\"\(value)\"" : value
    }
    if type.hasPrefix("any ") { return "\(Self.stand(for: type))()" }
    let model = graph.types.first { $0.name == type }
    let isPlain = model?.initializers.contains { $0.parameters.isEmpty && !$0.isPrivate } ?? false
    return isPlain ? "\(type)()" : nil
  }

  /// The text or number that is handed over, another one for each name; `nil` for an object.
  static func value(of name: String, type: String) -> String? {
    let name = name.withOpenPrefix
    switch type {
    case "String": return name
    case "Int": return "\(name.utf8.reduce(0) { $0 * 31 % 99_991 + Int($1) })"
    default: return nil
    }
  }

  /// The type of the object that is handed over for a type.
  static func stand(for type: String) -> String {
    type.hasPrefix("any ") ? "StandFor\(type.dropFirst(4))" : type
  }

  private static let walk = """
    final class Identity {}

    struct Later { let call: () -> Any }

    /// Tells each object with a number, and its parts where it comes first.
    struct Walk {
      var numbers: [ObjectIdentifier: Int] = [:]

      mutating func visit(members container: Any, _ path: String) {
        for (label, value) in Mirror(reflecting: container).children where label != "app" {
          visit(value, "\\(path).\\(label ?? "")")
        }
      }

      mutating func visit(_ value: Any, _ path: String) {
        let mirror = Mirror(reflecting: value)
        if mirror.displayStyle == .optional {
          if let (_, wrapped) = mirror.children.first { return visit(wrapped, path) }
          return print("\\(path) = nil")
        }
        if let later = value as? Later { return visit(later.call(), path) }
        guard let identity = mirror.descendant("identity") as? Identity else {
          return print("\\(path) = \\(value)")
        }
        let isNew = numbers[ObjectIdentifier(identity)] == nil
        let number = numbers[ObjectIdentifier(identity)] ?? numbers.count
        numbers[ObjectIdentifier(identity)] = number
        print("\\(path) = #\\(number) \\(type(of: value))")
        guard isNew else { return }
        for (label, part) in mirror.children where label != "identity" {
          visit(part, "\\(path).\\(label ?? "")")
        }
      }
    }

    """
}
