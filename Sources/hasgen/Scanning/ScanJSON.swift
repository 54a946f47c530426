import Projects
import HasWorkspace
import SwiftLexing
import SwiftOutline

/// Prints a scan as JSON; what does not apply to a declaration is left out.
enum ScanJSON {
  /// The document.
  static func text(_ scan: Scan) -> String {
    let document: JSON = ["version": 1, "files": .list(scan.files, inLines: true, file)]
    return document.text + "\n"
  }

  private static func file(_ file: Scan.File) -> JSON {
    let lines = file.outline.lines
    return [
      "path": .string(file.path),
      "imports": .list(file.outline.imports) { statement in
        let line = lines.position(of: statement.nameRange.lowerBound).line
        return ["module": .string(statement.module), "line": .number(line)]
      },
      "diagnostics": .list(file.diagnostics) { $0.json(withPath: false) },
      "declarations": .list(file.outline.declarations.printed) { declaration($0, in: "", lines) },
    ]
  }

  private static func declaration(
    _ declaration: Declaration, in outer: String, _ lines: LineTable
  ) -> JSON {
    let path = outer.isEmpty ? declaration.name : "\(outer).\(declaration.name)"
    let position = lines.position(of: declaration.nameRange.lowerBound)
    return [
      "kind": .string(declaration.kind.rawValue), "name": .string(declaration.name),
      "path": .string(path), "line": .number(position.line), "column": .number(position.column),
      "access": .text(declaration.access?.rawValue),
      "modifiers": JSON.texts(declaration.writtenModifiers).unlessEmpty,
      "attributes": JSON.texts(declaration.attributes.map(\.text)).unlessEmpty,
      "inherits": JSON.texts(declaration.inheritedTypes.map { "\($0)" }).unlessEmpty,
      "type": .text(declaration.printedType),
      "conditions": JSON.texts(declaration.conditions.map(\.description)).unlessEmpty,
      "members": JSON.list(declaration.members.printed) {
        Self.declaration($0, in: path, lines)
      }.unlessEmpty,
    ]
  }
}
