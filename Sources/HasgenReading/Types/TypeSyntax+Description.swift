extension TypeSyntax: CustomStringConvertible {
  /// The type with canonical spacing, otherwise as written: `[String: (Int, b: B)?]`.
  package var description: String {
    switch self {
    case .name(let name): name.description
    case .member(let base, let component): "\(base.operand).\(component)"
    case .optional(let type): "\(type.operand)?"
    case .implicitlyUnwrapped(let type): "\(type.operand)!"
    case .array(let element): "[\(element)]"
    case .inlineArray(let count, let element): "[\(count) of \(element)]"
    case .dictionary(let key, let value): "[\(key): \(value)]"
    case .tuple(let elements): "(\(elements.listText))"
    case .function(let parameters, let effects, let result):
      "(\(parameters.listText))\(effects == .none ? "" : " \(effects)") -> \(result)"
    case .composition(let types): types.map(\.description).joined(separator: " & ")
    case .prefixed("~", let type): "~\(type)"
    case .prefixed(let prefix, let type): "\(prefix) \(type)"
    case .literal(let text): text
    }
  }

  /// The type as the operand of `?`, `!` or `.Member`, in parentheses if it needs them. A type from
  /// source text has the parentheses already; a type that code puts together may not.
  private var operand: String {
    switch self {
    case .function, .composition, .prefixed: "(\(self))"
    default: description
    }
  }
}

extension TupleTypeElement: CustomStringConvertible {
  /// The element with canonical spacing: `label name: Type...`.
  package var description: String {
    let dots = isVariadic ? "..." : ""
    guard let label else { return "\(type)\(dots)" }
    guard let secondName else { return "\(label): \(type)\(dots)" }
    return "\(label) \(secondName): \(type)\(dots)"
  }
}

extension TypeName: CustomStringConvertible {
  /// The name with its qualification: `Outer<A>.Name`, `Module::Name`.
  package var description: String {
    var text = ""
    for (index, component) in components.enumerated() {
      text += component.description
      if component.isModule {
        text += "::"
      } else if index < components.count - 1 {
        text += "."
      }
    }
    return text
  }
}

extension TypeName.Component: CustomStringConvertible {
  /// The name with its generic arguments: `Name<A, B>`.
  package var description: String {
    if arguments.isEmpty { return name }
    return "\(name)<\(arguments.listText)>"
  }
}
