import HasgenReading

/// The outline of a text in a form that can be written in a test: a line a declaration.
extension Outline {
  /// `kind name` of each declaration, members indented.
  var summary: [String] {
    var lines: [String] = []
    var stack = declarations.reversed().map { ($0, 0) }
    while let (declaration, level) = stack.popLast() {
      lines.append(String(repeating: "  ", count: level) + declaration.summary)
      stack += declaration.members.reversed().map { ($0, level + 1) }
    }
    return lines
  }

  /// The first declaration with a name, at whatever level.
  func first(_ name: String) -> Declaration? {
    var stack = Array(declarations.reversed())
    while let declaration = stack.popLast() {
      if declaration.name == name { return declaration }
      stack += declaration.members.reversed()
    }
    return nil
  }
}

extension Declaration {
  /// `let a: Int`, `struct A: P, Q`.
  var summary: String {
    var text = "\(kind.rawValue) \(name)"
    if kind != .extension, let type { text += ": \(type)" }
    if !inheritedTypes.isEmpty {
      text += ": " + inheritedTypes.map(\.description).joined(separator: ", ")
    }
    return text
  }
}
