import DependencyGraph
import Roles
import SwiftWriting

/// An import among its like.
struct ImportLine {
  /// The groups in which `swift format` puts imports without a condition.
  private enum Kind: Int {
    case module
    case declaration
    case implementationOnly
    case testable
  }

  private static let declarationKeywords: Set<Substring> = [
    "class", "enum", "func", "let", "protocol", "struct", "typealias", "var",
  ]

  private let line: ConditionalText
  private let kind: Kind
  private let path: Substring

  private init(_ line: ConditionalText) {
    let words = line.text.split(separator: " ")
    self.line = line
    self.path = words.last ?? ""
    if words.contains("@testable") {
      kind = .testable
    } else if words.contains("@_implementationOnly") {
      kind = .implementationOnly
    } else {
      let isDeclaration = words.dropLast().last.map(Self.declarationKeywords.contains) ?? false
      kind = isDeclaration ? .declaration : .module
    }
  }

  /// Imports as `swift format` leaves them: by kind and then by module, modifiers and attributes
  /// notwithstanding; those under a condition last.
  static func groups(of lines: [ConditionalText]) -> [[DeclarationCode]] {
    lines.map(ImportLine.init).sorted { $0.sortKey < $1.sortKey }
      .runs { $0.belongs(with: $1) }
      .map { $0.map { DeclarationCode(condition: $0.line.condition, .text($0.line.text)) } }
  }

  private var sortKey: (String, Int, Substring, String) {
    (line.condition ?? "", kind.rawValue, path, line.text)
  }

  private func belongs(with other: ImportLine) -> Bool {
    line.condition == other.line.condition && (line.condition != nil || kind == other.kind)
  }
}
