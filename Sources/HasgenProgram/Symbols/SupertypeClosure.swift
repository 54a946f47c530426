import HasgenReading

/// The types and protocols that a type inherits from and conforms to.
package struct SupertypeClosure: Sendable {
  /// The protocols, each with the condition of the conformance.
  package private(set) var protocols: [SymbolID: ConditionSet] = [:]
  /// The superclasses that the sources declare, nearest first.
  package fileprivate(set) var superclasses: [SymbolID] = []
  /// The names in inheritance clauses that no source declares, with the names that they imply.
  package fileprivate(set) var externals: Set<String> = []
  /// True if one of these names is not `AnyObject` or `Sendable`, so that members may be unknown.
  package var hasUnreadParents: Bool { !externals.isSubset(of: ["AnyObject", "Sendable"]) }

  /// Adds a conformance; returns true if it is new, or if its condition is wider than before.
  fileprivate mutating func addConformance(to id: SymbolID, when condition: ConditionSet) -> Bool {
    guard let known = protocols[id] else {
      if !condition.isNever { protocols[id] = condition }
      return !condition.isNever
    }
    let wider = known.or(condition)
    guard wider != known else { return false }
    protocols[id] = wider
    return true
  }
}

extension SymbolTable {
  /// The types and protocols that a type inherits from and conforms to: through its headers, its
  /// extensions in any file, umbrella protocols, aliases and superclasses.
  package func supertypeClosure(of id: SymbolID) -> SupertypeClosure {
    answers.supertypeClosures.answer(id) { collectedSupertypes(of: id) }
  }

  private func collectedSupertypes(of id: SymbolID) -> SupertypeClosure {
    var result = SupertypeClosure()
    var waiting: [(id: SymbolID, condition: ConditionSet)] = [(id, .always)]
    while let next = waiting.popLast() {
      for header in headerNames(of: next.id) {
        let condition = next.condition.and(header.condition)
        result.externals.formUnion(header.externals)
        for parent in header.symbols where parent != id {
          switch self[parent].kind {
          case .protocol:
            guard result.addConformance(to: parent, when: condition) else { continue }
          case .class:
            guard !result.superclasses.contains(parent) else { continue }
            result.superclasses.append(parent)
          default: continue
          }
          waiting.append((parent, condition))
        }
      }
    }
    if result.externals.contains(where: { $0.hasPrefix("NS") || $0.hasPrefix("UI") }) {
      result.externals.insert("NSObject")
    }
    result.externals = PlatformNames.closure(of: result.externals)
    for (id, condition) in result.externals.flatMap(conformances(ofExternal:)) {
      _ = result.addConformance(to: id, when: condition)
    }
    return result
  }

  /// The protocols that extensions in the sources make an undeclared type conform to.
  package func conformances(ofExternal name: String) -> [(SymbolID, ConditionSet)] {
    (externalExtensions[name] ?? []).flatMap { site in
      site.declaration.inheritedTypes.flatMap { expand($0, in: site.headerScope).symbols }
        .map { ($0, ConditionSet(site.declaration.conditions)) }
    }
  }

  /// The arguments that a class passes to its generic superclass, by the names of the superclass's
  /// parameters.
  package func genericArguments(
    of superclass: SymbolID, asSuperclassOf id: SymbolID
  ) -> [String: TypeSyntax] {
    let parameters = self[superclass].genericNames
    guard !parameters.isEmpty else { return [:] }
    for site in self[id].sites {
      for case .name(let name) in site.declaration.inheritedTypes.map(\.withoutPrefixes)
      where symbol(for: .name(name), in: site.headerScope) == superclass {
        let arguments = name.components.flatMap(\.arguments)
          .map { resolved($0, in: site.headerScope) }
        return Dictionary(zip(parameters, arguments)) { first, _ in first }
      }
    }
    return [:]
  }

  /// The classes that a class inherits from, nearest first.
  package func superclasses(of id: SymbolID) -> [SymbolID] {
    self[id].kind == .class ? supertypeClosure(of: id).superclasses : []
  }
}

/// The names in the inheritance clause of a declaration or an extension, with aliases and
/// compositions expanded.
package struct HeaderNames: Sendable {
  package let site: Site
  /// The condition under which it is compiled.
  package let condition: ConditionSet
  /// The declared protocols and types, in the order of the text; those that a protocol requires of
  /// `Self` come last.
  package let symbols: [SymbolID]
  /// The names that the sources do not declare.
  package let externals: [String]
}

extension SymbolTable {
  /// The names in each header and extension of a symbol; headers without names are left out.
  package func headerNames(of id: SymbolID) -> [HeaderNames] {
    answers.headerNames.answer(id) {
      self[id].headers.compactMap { site in
        let types = site.declaration.supertypes
        guard !types.isEmpty else { return nil }
        let expansions = types.map { expand($0, in: site.headerScope) }
        return HeaderNames(
          site: site, condition: ConditionSet(site.declaration.conditions),
          symbols: expansions.flatMap(\.symbols), externals: expansions.flatMap(\.externals))
      }
    }
  }
}
