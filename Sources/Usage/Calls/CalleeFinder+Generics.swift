import SwiftReading
import SwiftProgram

extension CalleeFinder {
  /// Whether a call with some labels may call a function: parameters with a default value, those of
  /// any number and those behind the last argument may be left out.
  func takes(_ labels: [String?], _ declaration: Declaration) -> Bool {
    guard !declaration.isProperty else { return true }
    var parameters = declaration.parameters[...]
    var last: Parameter?
    for label in labels {
      if label == nil, let last, last.isVariadic { continue }
      while let first = parameters.first, first.label?.withoutBackticks != label {
        guard first.hasDefault || first.isVariadic else { return false }
        parameters.removeFirst()
      }
      guard let first = parameters.popFirst() else { return false }
      last = first
    }
    return true
  }

  /// Whether the type of a parameter is a generic one whose value may get out of what is called: its
  /// caller then still has all that the value had.
  func isLeaving(_ type: TypeSyntax, _ candidate: Candidate) -> Bool {
    guard case .name(let written) = type.withoutOptional, written.components.count == 1 else {
      return false
    }
    let name = written.components[0].name
    let declaration = candidate.declaration
    if declaration.genericParameters.contains(where: { $0.name == name }) {
      return mentions(of: name, in: declaration) > 1
    }
    guard let owner = candidate.owner, table[owner].genericNames.contains(name) else {
      return false
    }
    if namesWithArguments.contains(table[owner].name) { return true }
    // What it conforms to, and who is passed it, may ask for more of the parameter.
    return table[owner].headers.contains { site in
      !site.declaration.inheritedTypes.isEmpty
        || site.declaration.whereClause.contains(where: \.isSameType)
        || site.declaration.members.contains { member in
          !member.whereClause.isEmpty
            || member.kind != .`init` && mentions(of: name, in: member) > 0
              && !(member.isProperty && member.type?.isName(name) == true)
        }
    }
  }

  /// How many times a declaration names a type.
  private func mentions(of name: String, in declaration: Declaration) -> Int {
    (declaration.parameters.map(\.type) + [declaration.type].compactMap(\.self))
      .count { $0.mentions(name) }
  }
}

extension TypeSyntax {
  /// Whether it is a plain name, optional or not.
  func isName(_ text: String) -> Bool {
    guard case .name(let name) = withoutOptional else { return false }
    return name.path == text
  }

  /// Whether a name stands in it.
  func mentions(_ name: String) -> Bool {
    var isFound = false
    visitNames { written in
      if written.components.first?.name == name { isFound = true }
    }
    return isFound
  }
}
