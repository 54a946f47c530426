import SwiftOutline

/// What the generated files say as they are, before they are written anew.
package struct FormerFiles: Sendable {
  /// The names of the protocols that they declare: who still names one that is not declared any
  /// more can be told why.
  package let protocols: Set<String>
  /// By a type's name, the names of what it conforms to by them.
  package let conformances: [String: Set<String>]

  /// No generated files.
  package static let none = FormerFiles([])

  /// The generated files, outlined.
  package init(_ outlines: [Outline]) {
    let declarations = outlines.flatMap(\.declarations)
    protocols = Set(declarations.filter { $0.kind == .protocol }.map(\.name))
    conformances = declarations.filter { $0.kind == .extension }
      .reduce(into: [:]) { conformances, declaration in
        conformances[declaration.name, default: []]
          .formUnion(declaration.inheritedTypes.map(\.description))
      }
  }
}
