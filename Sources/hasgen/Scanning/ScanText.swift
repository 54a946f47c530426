import HasWorkspace
import SwiftLexing
import SwiftOutline

/// Prints a scan as an indented outline.
enum ScanText {
  /// The outline: each file's path, and below it a line for each declaration.
  static func text(_ scan: Scan) -> String {
    var text = ""
    for file in scan.files {
      text += "\(file.path)\n"
      for declaration in file.outline.declarations.printed {
        append(declaration, depth: 1, file.outline.lines, to: &text)
      }
    }
    return text
  }

  private static func append(
    _ declaration: Declaration, depth: Int, _ lines: LineTable, to text: inout String
  ) {
    let line = lines.position(of: declaration.nameRange.lowerBound).line
    let indentation = String(repeating: "  ", count: depth)
    text += "\(indentation)\(self.line(of: declaration))  :\(line)\n"
    for member in declaration.members.printed {
      append(member, depth: depth + 1, lines, to: &text)
    }
  }

  private static func line(of declaration: Declaration) -> String {
    var words = declaration.access.map { [$0.rawValue] } ?? []
    words += declaration.writtenModifiers
    let type = declaration.printedType
    switch declaration.kind {
    case .`init`: words.append("init\(declaration.isFailable ? "?" : "")\(type ?? "")")
    case .`func`:
      words.append("func \(declaration.nameWithoutLabels)\(type ?? "")")
    case .typealias: words.append("typealias \(declaration.name) = \(type ?? "")")
    default:
      words.append("\(declaration.kind.rawValue) \(declaration.name)")
      if let type { words[words.count - 1] += ": \(type)" }
    }
    let inherited = declaration.inheritedTypes.map { "\($0)" }.joined(separator: ", ")
    return words.joined(separator: " ") + (inherited.isEmpty ? "" : ": \(inherited)")
  }
}
