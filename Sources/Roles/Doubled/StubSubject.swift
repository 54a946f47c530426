import Findings
import SwiftReading
import SwiftProgram

/// A consumer or a service that a stub stands in for.
package struct StubSubject {
  /// The name that the user is told: the consumer's, or the service's.
  package let name: String
  /// The stub's own name, without the type around it.
  package let stub: String
  /// The type that the stub is to be nested in; `nil` for file level.
  package let owner: SymbolID?
  /// The protocols, in the order of the text.
  package let parts: [ConditionalPart]
  /// The other names in the composition, which no source declares.
  package let externals: Set<String>
  /// The condition under which it is there.
  package let condition: ConditionSet
  /// The availability attributes of what it stands in.
  package let availability: [String]
  /// The file that it stands in, and the offset to tell.
  package let file: Int
  package let offset: Int
  /// A file of the module that is tested, as that of the doubles sees what is imported.
  package let seenFrom: Int
  package let isService: Bool

  /// The names of the standard library that a stub uses without being asked for them.
  package static let ownWords: Set<String> = [
    "Equatable", "Int", "Never", "Sendable", "String",
  ]

  /// The stub's name with that of the type around it.
  package func path(in table: SymbolTable) -> String {
    owner.map { "\(table[$0].path).\(stub)" } ?? stub
  }

  package func location(in table: SymbolTable) -> Location {
    table.location(file: file, offset: offset)
  }
}

extension SymbolTable {
  /// True if another type can be nested in a type by an extension, and mean the same however its
  /// generic arguments are.
  package func canNest(in id: SymbolID) -> Bool {
    let names = self[id].path.pathParts
    return (1...names.count).allSatisfy { count in
      let path = names.prefix(count).joined(separator: ".")
      let id = self.id(module: self[id].module, path: path)
      return id.map { id in
        self[id].kind != .protocol && self[id].kind != .typealias
          && self[id].sites.allSatisfy { $0.declaration.genericParameters.isEmpty }
      } ?? false
    }
  }
}
