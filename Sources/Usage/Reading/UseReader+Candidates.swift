import SwiftReading
import SwiftProgram

extension UseReader {
  /// All that a name may mean and that holds dependencies.
  func candidates(for name: String, at index: Int, base: HolderExpression.Base) -> [Candidate] {
    let owner = around(index)?.owner
    switch base {
    case .none:
      let local = localMeanings(of: name, at: index)
      if let parameter = parameter(name, at: index) { return local + sure(parameter) }
      return local + sure(properties(name, of: owner))
    case .own:
      if isSelfAnother(at: index) { return anywhere(name, from: owner) }
      return properties(name, of: owner, orAnywhereFrom: owner)
    case .path(let names):
      switch type(ofPath: names) {
      case .own: return properties(name, of: owner, orAnywhereFrom: owner)
      case .symbol(let id): return properties(name, of: id, orAnywhereFrom: owner)
      case .unknown: return anywhere(name, from: owner)
      }
    case .keyPath(let backslash):
      guard let id = typeOfElement(ofKeyPathAt: backslash) else {
        return anywhere(name, from: owner)
      }
      return sure(properties(name, of: id))
    case .other:
      return anywhere(name, from: owner)
    }
  }

  private func sure(_ types: [HeldType]) -> [Candidate] {
    types.map { Candidate(type: $0, isSure: true) }
  }

  /// The types of the parameters of a name of the innermost function that has one; `nil` if none has.
  private func parameter(_ name: String, at index: Int) -> [HeldType]? {
    var next = map.innermost(at: text.tokens[index].start)
    while let found = next {
      let place = map.places[found]
      if let parameter = place.declaration.parameters.first(where: {
        $0.name.withoutBackticks == name
      }) {
        return app.index.types.held(parameter.type, in: place.scope, place.generics)
          .map { [$0] } ?? []
      }
      if place.declaration.kind.isNominal || place.declaration.kind == .extension { return nil }
      next = place.outer
    }
    return nil
  }

  /// The types of the holders of a name that the values of a type have.
  private func properties(_ name: String, of owner: SymbolID?) -> [HeldType] {
    let index = app.index
    guard let holders = index.holders[name] else { return [] }
    guard let owner else { return index.holders(name, of: nil).map(\.type) }
    // A generic superclass has what its subclasses fill in.
    let filledIn = index.holders(name, inheritedFrom: owner)
    let own = index.holders(name, of: owner)
    if !own.isEmpty { return (own + filledIn).map(\.type) }
    let isProtocol = index.table[owner].kind == .protocol
    if app.declares(name, owner), filledIn.isEmpty, !isProtocol { return [] }
    var found = filledIn + app.lineage(of: owner).flatMap { index.holders(name, of: $0) }
    if isProtocol {
      // What conforms to a protocol has what its extensions read.
      found += holders.filter { $0.owner.map { app.lineage(of: $0).contains(owner) } ?? false }
    }
    if !found.isEmpty { return found.map(\.type) }
    // A nested type may read what is static around it, and a global is seen everywhere.
    let outer = index.table.outerTypes(of: owner).flatMap { index.holders(name, of: $0) }
    return (outer + index.holders(name, of: nil)).map(\.type)
  }

  /// The properties of a name that the values of a type have; if none is known, they may come from
  /// what is not read, or from `@dynamicMemberLookup`.
  private func properties(
    _ name: String, of type: SymbolID?, orAnywhereFrom owner: SymbolID?
  ) -> [Candidate] {
    let found = properties(name, of: type)
    guard found.isEmpty, type.map({ app.property(name, $0) == nil }) ?? true else {
      return sure(found)
    }
    return anywhere(name, from: owner)
  }

  /// The types of all holders of a name that code may see, of whatever value.
  private func anywhere(_ name: String, from owner: SymbolID?) -> [Candidate] {
    let holders = app.index.holders[name] ?? []
    let seen = holders.filter {
      $0.access > .fileprivate || $0.file == file || $0.owner == owner
    }
    return (seen.map(\.type) + localTypes(named: name)).map { Candidate(type: $0, isSure: false) }
  }

  /// The compositions of which a member may be read as if it were their consumer's own.
  func dynamicCompositions(readAt index: Int) -> [HeldComposition] {
    let subject = HolderExpression(endingAt: index, in: text)
    let type: VariableType
    switch subject.base {
    case .none: return []
    case .own: type = .own
    case .path(let names):
      // What is read of a holder is read of that.
      let isOfHolder = names.contains { name in
        let word = text.text(name)
        if !localMeanings(of: word, at: name).isEmpty { return true }
        return app.names.contains(word)
          && !candidates(
            for: word, at: name, base: HolderExpression(endingAt: name, in: text).base
          ).isEmpty
      }
      if isOfHolder { return [] }
      type = self.type(ofPath: names)
    case .keyPath(let backslash):
      type = typeOfElement(ofKeyPathAt: backslash).map { .symbol($0) } ?? .unknown
    case .other: type = .unknown
    }
    let owner: SymbolID?
    switch type {
    case .own: owner = around(index)?.owner
    case .symbol(let id): owner = id
    case .unknown: return app.dynamic.map(\.composition)
    }
    guard let owner else { return app.dynamic.map(\.composition) }
    let family = app.lineage(of: owner).union([owner])
    return app.dynamic.filter {
      family.contains($0.owner) || app.lineage(of: $0.owner).contains(owner)
    }.map(\.composition)
  }

  /// What is known of the type of a path of names, each a property of the one before.
  func type(ofPath names: [Int]) -> VariableType {
    guard let first = names.first else { return .unknown }
    var known: VariableType
    switch text.text(first) {
    case "self", "Self", "super": known = isSelfAnother(at: first) ? .unknown : .own
    default: known = type(ofVariableAt: first)
    }
    for name in names.dropFirst() {
      let owner: SymbolID?
      switch known {
      case .own: owner = around(first)?.owner
      case .symbol(let id): owner = id
      case .unknown: return .unknown
      }
      guard let owner, let member = app.property(text.text(name), owner),
        let type = member.type
      else { return .unknown }
      known = symbol(type, in: member.scope)
    }
    return known
  }

  /// What is known of the type of a variable.
  enum VariableType {
    case own
    case symbol(SymbolID)
    case unknown
  }

  /// The type of the variable that a name is.
  func type(ofVariableAt index: Int) -> VariableType {
    let name = text.text(index)
    if name == "$0" { return typeOfElement().map { .symbol($0) } ?? .unknown }
    let place = around(index)
    let scope = place?.scope ?? Scope(module: app.index.table.files[file].module, file: file)
    if let found = typeOfLocal(name, before: index, in: scope) { return found }
    var next = map.innermost(at: text.tokens[index].start)
    while let found = next {
      let place = map.places[found]
      if let parameter = place.declaration.parameters.first(where: {
        $0.name.withoutBackticks == name
      }) {
        return symbol(parameter.type, in: place.scope)
      }
      next = place.outer
    }
    if let owner = place?.owner, let member = app.property(name, owner) {
      return member.type.map { symbol($0, in: member.scope) } ?? .unknown
    }
    return symbol(.named(name), in: scope)
  }

  func symbol(_ type: TypeSyntax, in scope: Scope) -> VariableType {
    let table = app.index.types.table
    guard let id = table.symbol(for: type.withoutOptional, in: scope) else { return .unknown }
    let meant = table.underlying(id) ?? id
    switch table[meant].kind {
    case .struct, .class, .actor, .enum, .protocol: return .symbol(meant)
    default: return .unknown
    }
  }

  /// The type of a variable inside a function, by its declaration before a token; `nil` if there is
  /// none.
  private func typeOfLocal(_ name: String, before index: Int, in scope: Scope) -> VariableType? {
    guard let body = body(around: index) else { return nil }
    var found: VariableType?
    for other in body.lowerBound..<max(index, body.lowerBound)
    where other > 0 && text.isWord(other, name) {
      guard text.isKeyword(other - 1, "let") || text.isKeyword(other - 1, "var") else {
        if text.isBinding(other) { return .unknown }
        continue
      }
      guard other + 2 < text.tokens.count else { return .unknown }
      let next: VariableType
      if text.tokens[other + 1].isAssignment {
        next = typeOfValue(at: other + 2, in: scope)
      } else if text.tokens[other + 1].begins(":"), text.tokens[other + 2].kind == .word,
        other + 3 >= text.tokens.count || text.tokens[other + 3].kind != .dot
      {
        next = typeNamed(at: other + 2, in: scope)
      } else {
        next = .unknown
      }
      // Two of one name: either may be meant.
      if found != nil { return .unknown }
      found = next
    }
    return found
  }

  /// The type of a value that begins with a token: `self`, or a call of an initializer.
  private func typeOfValue(at index: Int, in scope: Scope) -> VariableType {
    let last = text.behindUnwrapping(index)
    if text.isKeyword(index, "self") {
      let next = last + 1
      let ends =
        next >= text.tokens.count || text.tokens[next].isAfterNewline
        || text.tokens[next].begins(",") || text.isKeyword(next, "else")
        || text.tokens[next].begins("{") || text.tokens[next].begins("]")
      return ends && !isSelfAnother(at: index) ? .own : .unknown
    }
    guard last + 1 < text.tokens.count, text.tokens[index].kind == .word,
      text.tokens[last + 1].begins("("), text.tokens[last + 1].partner > 0
    else { return .unknown }
    // Behind `Model(…)` may stand `.next`, `?.next`, `()` or `as Other`.
    let behind = text.tokens[last + 1].partner + 1
    guard endsValue(before: behind) else { return .unknown }
    return typeNamed(at: index, in: scope)
  }

  /// The type that a name in a body means, unless the body declares one of that name.
  private func typeNamed(at index: Int, in scope: Scope) -> VariableType {
    let name = text.text(index)
    return isLocal(name, at: index) ? .unknown : symbol(.named(name), in: scope)
  }
}

extension SymbolTable {
  /// The types that a type is nested in, the nearest first.
  func outerTypes(of id: SymbolID) -> [SymbolID] {
    var outer: [SymbolID] = []
    var path = self[id].enclosingPath
    while !path.isEmpty, let next = self.id(module: self[id].module, path: path) {
      outer.append(next)
      path = self[next].enclosingPath
    }
    return outer
  }
}
