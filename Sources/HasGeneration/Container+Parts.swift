import Building
import DependencyGraph
import Roles
import Deriving
import Resolution
import SwiftWriting

extension Container {
  /// The name of the file that it is declared in.
  var fileName: Substring {
    path[(path.lastIndex(of: "/").map(path.index(after:)) ?? path.startIndex)...]
  }

  /// The word before its extensions, and before types that are isolated as it is.
  private var isolation: String { isNonisolated ? "nonisolated" : "" }

  /// The value for the template `Container`; `Templates` describes it.
  var templateValue: MustacheValue {
    .object([
      "container": .string(name),
      "module": .string(module),
      "source": .string(String(fileName)),
      "imports": .parts(ImportLine.groups(of: imports), separated: .never),
      "protocols": .parts([protocols.map(\.declaration)]),
      "extensions": .parts([conformances.map { $0.declaration(of: name, isolation) }]),
      "wiring": .parts(wirings.map { [$0.declaration(of: name, isolation)] }),
      "overriding": .parts(overriding.map { [$0.declaration(of: name, isolation)] }),
      "reference": .parts(reference.map(parts) ?? []),
    ])
  }

  /// The class that hands it on, the functions that give that with other members, and what it
  /// conforms to.
  private func parts(of reference: Reference) -> [[DeclarationCode]] {
    let type = "\(name).Reference"
    return [[reference.declaration(of: name, isolation)]]
      + overriding.map { [$0.declaration(of: type, isolation, behind: reference.holder)] }
      + [reference.conformances.map { $0.declaration(of: type, isolation) }]
  }
}

extension MustacheValue {
  /// Parts of a file with the lines of each, without those that are empty: neighbours under one
  /// condition share an `#if` within a part.
  static func parts(
    _ parts: [[DeclarationCode]], separated separation: DeclarationCode.Separation = .always
  ) -> MustacheValue {
    .list(
      parts.filter { !$0.isEmpty }.map { part in
        .object(["lines": .list(part.lines(separated: separation).map(MustacheValue.string))])
      })
  }
}
