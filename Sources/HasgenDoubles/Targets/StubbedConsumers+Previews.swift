import HasgenGraph
import HasgenProgram
import HasgenReading

extension StubbedConsumers {
  /// Keeps the consumers of a module that get preview dependencies: views, view controllers and
  /// observable models, those marked `// hasgen: preview`, and those that the configuration names.
  ///
  /// - Returns: The findings about names and marks of types that are not consumers.
  mutating func chooseShown(in module: Int, by target: DoublesTarget, _ table: SymbolTable)
    -> [Finding]
  {
    var findings: [Finding] = []
    let names = Set(target.names.map(\.text))
    var known = Set((subjects + ambiguous).map(\.name))
    let types = table.allIDs.filter { id in
      let (type, site) = (table[id], table[id].sites[0])
      guard site.scope.module == module, !site.declaration.isIgnored,
        type.kind.mayConsume, !type.condition.and(.debug).isNever
      else { return false }
      if names.contains(type.path) || table.isMarked(id) { return true }
      // Only the supertypes of consumers are looked up, because this may need further files.
      let mayAsk =
        known.contains(type.path)
        || type.sites.flatMap(\.declaration.members).contains(where: \.isCalledAsDependencies)
      return mayAsk && table.isShown(id)
    }
    let chosen = Set(types.map { table[$0].path }).union(names)
    subjects.removeAll { !chosen.contains($0.name) || $0.condition.and(.debug).isNever }
    ambiguous.removeAll { !chosen.contains($0.name) }
    for id in types where !known.contains(table[id].path) {
      if let subject = subject(of: id) {
        subjects.append(subject)
        known.insert(subject.name)
      } else if table.isMarked(id) {
        findings.append(
          .error(
            .idleDirective, "'preview' has no effect here",
            cure: "write 'typealias Dependencies = HasA & HasB' in the type, which is not private",
            at: table.location(of: id)))
      }
    }
    for name in target.names where !known.contains(name.text) {
      let near = nearestName(to: name.text, among: known).map { "did you mean '\($0)'?" }
      findings.append(
        .error(
          .unknownTests, "'\(table.modules[module].name)' has no consumer '\(name.text)'",
          cure: near
            ?? "a consumer declares its dependencies: 'typealias Dependencies = HasA & HasB'",
          at: name.location))
    }
    return findings
  }
}

extension Declaration.Kind {
  /// True for the types that may be consumers.
  var mayConsume: Bool { [.struct, .class, .actor].contains(self) }
}

extension SymbolTable {
  /// True if a type is marked `// hasgen: preview`.
  fileprivate func isMarked(_ id: SymbolID) -> Bool {
    self[id].sites.flatMap(\.declaration.directives).contains { $0.name == "preview" }
  }

  /// True if a type is a view, a view controller or an observable model.
  fileprivate func isShown(_ id: SymbolID) -> Bool {
    let closure = supertypeClosure(of: id)
    let declared = (Array(closure.protocols.keys) + closure.superclasses).map { self[$0].name }
    let attributes = self[id].sites.flatMap(\.declaration.attributes).map(\.name)
    return closure.externals.union(declared + attributes).contains { name in
      if ["View", "Observable", "Observation.Observable", "ObservableObject"].contains(name) {
        return true
      }
      return ["UI", "NS"].contains(where: name.hasPrefix)
        && ["Controller", "Representable"].contains(where: name.hasSuffix)
    }
  }
}
