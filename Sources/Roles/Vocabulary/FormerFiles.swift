import SwiftReading

/// The declarations of the generated files on the disk, before they are written anew.
package struct FormerFiles: Sendable {
  /// The names of the protocols that they declare: who still names one that is not declared any
  /// more can be told why.
  package let protocols: Set<String>
  /// The protocols that each type conforms to by these files; all by name.
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
