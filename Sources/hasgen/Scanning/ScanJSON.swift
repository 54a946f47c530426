import HasgenProgram
import HasgenProjects
import HasgenReading
import HasgenWorkspace
import HasgenWriting

/// Sources as JSON. Members of objects without a value are left out.
enum ScanJSON {
  /// Returns the document; a file that cannot be read has no declarations.
  static func text(_ sources: ReadSources) -> String {
    let read = sources.modules.flatMap(\.files).map { file in
      let problems = file.outline.problems.map { Diagnostic(problem: $0, in: file) }
      return (file.path, self.file(at: file.path, file.outline, problems: problems))
    }
    let unread = sources.unreadable.compactMap { problem in
      problem.location.map { ($0.path, file(at: $0.path, .empty, problems: [problem])) }
    }
    let files = (read + unread).sorted { $0.0 < $1.0 }.map(\.1)
    let document: JSON = ["version": 1, "files": .list(files, inLines: true)]
    return document.text + "\n"
  }

  private static func file(
    at path: String, _ outline: Outline, problems: [Diagnostic]
  ) -> JSON {
    [
      "path": .string(path),
      "imports": .list(outline.imports) { statement in
        let line = outline.lines.position(of: statement.nameRange.lowerBound).line
        return ["module": .string(statement.module), "line": .number(line)]
      },
      "diagnostics": .list(problems) { $0.json(withPath: false) },
      "declarations": declarations(outline.declarations, in: "", outline.lines),
    ]
  }

  /// - Parameter outer: The names of the types around the declarations, each with a period.
  private static func declarations(
    _ declarations: [Declaration], in outer: String, _ lines: LineTable
  ) -> JSON {
    let printed = declarations.filter { $0.kind != .associatedtype && $0.kind != .subscript }
    return .list(printed) { declaration in
      let path = outer + declaration.name
      let position = lines.position(of: declaration.nameRange.lowerBound)
      let setter = declaration.setterAccess.map { ["\($0.rawValue)(set)"] } ?? []
      let members = self.declarations(declaration.members, in: path + ".", lines)
      return [
        "kind": .string(declaration.kind.rawValue), "name": .string(declaration.name),
        "path": .string(path), "line": .number(position.line), "column": .number(position.column),
        "access": .text(declaration.access?.rawValue),
        "modifiers": JSON.texts(setter + declaration.modifiers).unlessEmpty,
        "attributes": JSON.texts(declaration.attributes.map(\.text)).unlessEmpty,
        "inherits": JSON.texts(declaration.inheritedTypes.map { "\($0)" }).unlessEmpty,
        "type": .text(type(of: declaration)),
        "conditions": JSON.texts(declaration.conditions.map(\.description)).unlessEmpty,
        "members": members.unlessEmpty,
      ]
    }
  }

  /// Returns the annotation of a variable, the right side of an alias, or the parameters, effects
  /// and result of a function.
  private static func type(of declaration: Declaration) -> String? {
    let type = declaration.type.map { "\($0)" }
    switch declaration.kind {
    case .let, .var, .typealias: return type
    case .func, .`init`:
      let parameters = declaration.parameters.map { parameter in
        let label = parameter.label ?? "_"
        let names = label == parameter.name ? label : "\(label) \(parameter.name)"
        let attributes = parameter.attributes.map { "\($0.text) " }.joined()
        return "\(attributes)\(names): \(parameter.type)\(parameter.isVariadic ? "..." : "")"
      }
      let effects = declaration.effects == .none ? "" : " \(declaration.effects)"
      return "(\(parameters.joined(separator: ", ")))\(effects)" + (type.map { " -> \($0)" } ?? "")
    default: return nil
    }
  }
}
