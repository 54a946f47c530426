import SwiftOutline

/// What a type inherits from and conforms to.
struct Kinship: Sendable {
  var protocols: Set<SymbolID> = []
  /// The superclasses that the sources declare, nearest first.
  var superclasses: [SymbolID] = []
  /// The names in inheritance clauses that the sources do not declare.
  var externals: Set<String> = []
}

extension SymbolTable {
  /// All that a type inherits from and conforms to: through its headers, its extensions in any
  /// file, umbrella protocols, aliases and superclasses.
  ///
  /// - Parameter files: Where the type's own headers and extensions count; `nil` for everywhere.
  func kinship(of id: SymbolID, inFiles files: Set<Int>? = nil) -> Kinship {
    var result = Kinship()
    var seen: Set<SymbolID> = [id]
    var waiting = [id]
    while let next = waiting.popLast() {
      let sites = (self[next].sites + self[next].extensions).filter { site in
        next != id || files?.contains(site.scope.file) != false
      }
      for site in sites {
        for type in site.declaration.inheritedTypes {
          let expansion = expand(type, in: site.innerScope)
          result.externals.formUnion(expansion.externals)
          for parent in expansion.symbols where seen.insert(parent).inserted {
            switch self[parent].kind {
            case .protocol: result.protocols.insert(parent)
            case .class: result.superclasses.append(parent)
            default: continue
            }
            waiting.append(parent)
          }
        }
      }
    }
    return result
  }
}
