import SwiftReading
import SwiftProgram

extension CalleeFinder {
  /// What can be called by a name, wherever the sources declare it.
  struct Names: Sendable {
    private let maps: [CodeMap]
    /// The functions, and the properties that may be called, each by its file and its index there.
    private var members: [String: [(file: Int, index: Int)]] = [:]
    /// The types.
    fileprivate var types: [String: [SymbolID]] = [:]
    /// The operators that the sources declare functions for.
    private(set) var operators: Set<String> = []

    init(_ maps: [CodeMap], in table: SymbolTable) {
      self.maps = maps
      for (file, map) in maps.enumerated() {
        for index in map.places.indices {
          let declaration = map.places[index].declaration
          guard declaration.kind == .func || declaration.isProperty else { continue }
          let name = declaration.baseName
          members[name.withoutBackticks, default: []].append((file, index))
          if declaration.kind == .func, name.isOperator {
            operators.insert(name)
          }
        }
      }
      for id in table.allIDs {
        switch table[id].kind {
        case .struct, .class, .actor, .enum, .typealias:
          types[table[id].name, default: []].append(id)
        default: continue
        }
      }
    }

    /// The functions and properties of a name, wherever they are declared.
    func places(named name: String) -> [CodeMap.Place] {
      (members[name.withoutBackticks] ?? []).map { maps[$0.file].places[$0.index] }
    }

    /// The functions of a name at file level.
    func globals(named name: String) -> [CodeMap.Place] {
      places(named: name).filter { $0.outer == nil && $0.declaration.kind == .func }
    }
  }

  /// What anything else of a name is passed that may be meant in the place of what scopes show: a
  /// member hides a function, an overload may fit better, a type is found where nobody looked. `nil`
  /// if one of these takes what is not understood.
  ///
  /// - Parameter amongMembers: Whether no function at file level is meant.
  func others(
    named name: String, than type: SymbolID?, amongMembers: Bool, _ argument: Argument
  ) -> [HeldType]? {
    var held: [HeldType] = []
    for place in names.places(named: name) where !amongMembers || place.outer != nil {
      guard let fit = self.fit(argument, to: place) else { continue }
      switch fit {
      case .not: continue
      case .unknown: return nil
      case .held(let type): held.append(type)
      }
    }
    for other in names.types[name] ?? [] {
      let meant = table.underlying(other) ?? other
      guard meant != type, table[meant].kind.isNominal, table[meant].kind != .protocol else {
        continue
      }
      if let found = parameters(ofInitializerOf: meant, argument) {
        held += found
      } else if takesUnknown(meant, argument) {
        return nil
      }
    }
    return held
  }

  /// How an argument fits a function or a property somewhere in the sources; `nil` if it cannot be
  /// passed to it.
  private func fit(_ argument: Argument, to place: CodeMap.Place) -> Fit? {
    let declaration = place.declaration
    if declaration.isProperty {
      guard let type = declaration.type?.withoutOptional else {
        return declaration.calledType == nil ? .unknown : nil
      }
      if case .function = type {
        return fit(argument, candidate(place))
      }
      guard let id = table.symbol(for: type, in: place.scope) else { return nil }
      let isCallable =
        table[id].kind == .typealias || hasMember("callAsFunction", id)
        || table[id].sites.contains {
          $0.declaration.attributes.contains { $0.name == "dynamicCallable" }
        }
      return isCallable ? .unknown : nil
    }
    return takes(argument.labels, declaration) ? fit(argument, candidate(place)) : nil
  }

  private func candidate(_ place: CodeMap.Place) -> Candidate {
    var generics = HeldTypes.Generics()
    if place.declaration.hasGenericClauses {
      generics.declarations.append((place.declaration, place.scope))
    }
    if let owner = place.owner { generics.declarations += clauses(of: owner).declarations }
    return Candidate(
      declaration: place.declaration, scope: place.scope, generics: generics, owner: place.owner)
  }
}

extension String {
  /// Whether it names an operator, and nothing that begins as words do.
  fileprivate var isOperator: Bool {
    first.map { !$0.isLetter && $0 != "_" && $0 != "`" } ?? false
  }
}
