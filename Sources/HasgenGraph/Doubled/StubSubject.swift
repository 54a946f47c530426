import HasgenProgram
import HasgenReading

/// A consumer or a service for which a stub is generated.
package struct StubSubject {
  /// The name in messages: the consumer's, or the service's.
  package let name: String
  /// The stub's name, without the enclosing type.
  package let stub: String
  /// The type in which the stub is nested; `nil` for file level.
  package let owner: SymbolID?
  /// The protocols, in source order, without duplicates.
  package let parts: [CompositionExpansion.Part]
  /// The names in the composition that no source declares.
  package var externals: Set<String>
  /// The condition under which the consumer or service is compiled.
  package let condition: ConditionSet
  /// The availability attributes of the composition and its enclosing types.
  package let availability: [String]
  /// The file of the composition or service; `offset` is the place to report.
  package let file: Int
  package let offset: Int
  /// The file of the tested module whose visible names the doubles can use.
  package let seenFrom: Int
  package let isService: Bool

  var protocols: Set<SymbolID> { Set(parts.map(\.symbol)) }

  /// The names of the standard library that every stub may use.
  package static let ownWords: Set<String> = [
    "Equatable", "Error", "Sendable", "String",
  ]

  /// The stub's name, qualified by the enclosing type.
  package func path(in table: SymbolTable) -> String {
    owner.map { "\(table[$0].path).\(stub)" } ?? stub
  }

  package func location(in table: SymbolTable) -> Location {
    table.location(file: file, offset: offset)
  }
}

extension SymbolTable {
  /// True if an extension can nest another type in a type. False if the type, or a type around it,
  /// is a protocol, an alias or generic.
  func canNest(in id: SymbolID) -> Bool {
    self[id].owner.enclosing.allSatisfy { owner in
      self.id(module: owner.module, path: owner.path).map(isPlain) == true
    }
  }

  /// True if a symbol is neither a protocol nor an alias nor generic.
  private func isPlain(_ id: SymbolID) -> Bool {
    ![.protocol, .typealias].contains(self[id].kind)
      && self[id].sites.allSatisfy { $0.declaration.genericParameters.isEmpty }
  }
}
