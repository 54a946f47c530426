import SwiftReading
import SwiftProgram

extension ForwardingSolver {
  /// The `where` clause of an extension without which a parent would not conform to a protocol; `nil`
  /// where it conforms without one, or not at all.
  func clause(ofConformanceTo candidate: SymbolID, by parent: NominalType) -> String? {
    let symbol = parent.symbol
    let constrained = symbol.extensions.filter {
      !$0.declaration.inheritedTypes.isEmpty && !$0.whereClause(asOf: symbol).isEmpty
    }
    guard !constrained.isEmpty, parent.conformed[candidate] != nil else { return nil }
    let always = table.supertypeClosure(of: parent.id) { $0.whereClause(asOf: symbol).isEmpty }
    guard always.protocols[candidate] == nil else { return nil }
    return constrained.first { states(candidate, $0) }?.whereClause(asOf: symbol).listText
  }

  private func states(_ candidate: SymbolID, _ site: Site) -> Bool {
    site.declaration.inheritedTypes.contains { type in
      table.expand(type, in: site.headerScope).symbols.contains {
        $0 == candidate || table.supertypeClosure(of: $0).protocols[candidate] != nil
      }
    }
  }
}
