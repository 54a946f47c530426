import FileSystem
import HasWorkspace
import SwiftLexing
import SwiftOutline

/// Prints a scan as JSON; what does not apply to a declaration is left out.
enum ScanJSON {
  /// The document.
  static func text(_ scan: Scan) -> String {
    var json = JSONWriter()
    json.object { json in
      json.field("version", 1)
      json.list("files", scan.files, inLines: true) { json, file in json.file(file) }
    }
    return json.text + "\n"
  }
}

extension JSONWriter {
  fileprivate mutating func file(_ file: Scan.File) {
    let lines = file.outline.lines
    object { json in
      json.field("path", file.path)
      json.list("imports", file.outline.imports) { json, statement in
        json.object { json in
          json.field("module", statement.module)
          json.field("line", lines.position(of: statement.nameRange.lowerBound).line)
        }
      }
      json.list("diagnostics", file.diagnostics) { json, diagnostic in
        json.diagnostic(diagnostic, withPath: false)
      }
      json.list("declarations", file.outline.declarations.printed) { json, declaration in
        json.declaration(declaration, in: "", lines)
      }
    }
  }

  private mutating func declaration(
    _ declaration: Declaration, in outer: String, _ lines: LineTable
  ) {
    let path = outer.isEmpty ? declaration.name : "\(outer).\(declaration.name)"
    let position = lines.position(of: declaration.nameRange.lowerBound)
    object { json in
      json.field("kind", declaration.kind.rawValue)
      json.field("name", declaration.name)
      json.field("path", path)
      json.field("line", position.line)
      json.field("column", position.column)
      json.field("access", declaration.access?.rawValue)
      json.field("modifiers", unlessEmpty: declaration.writtenModifiers)
      json.field("attributes", unlessEmpty: declaration.attributes.map(\.text))
      json.field("inherits", unlessEmpty: declaration.inheritedTypes.map { "\($0)" })
      json.field("type", declaration.printedType)
      json.field("conditions", unlessEmpty: declaration.conditions.map(\.description))
      let members = declaration.members.printed
      if !members.isEmpty {
        json.list("members", members) { json, member in
          json.declaration(member, in: path, lines)
        }
      }
    }
  }
}
