import SwiftReading
import SwiftProgram

extension UseReader {
  /// What a callee's parameter holds; `nil` if it is not known. Whatever else has the callee's name and
  /// takes such an argument may be meant as well.
  func parameters(
    of callee: Callee, _ argument: CalleeFinder.Argument, at index: Int
  ) -> [HeldType]? {
    guard !isInsideLocalType(index) else { return nil }
    switch callee {
    case .path(let words): return parameters(ofPath: words, argument, at: index)
    case .own(let word):
      guard let owner = around(index)?.owner, !isSelfAnother(at: index) else { return nil }
      return parameters(ofMember: text.text(word), of: owner, argument)
    case .superclass(let word):
      let name = text.text(word)
      guard let owner = around(index)?.owner,
        let found = app.callees.parameters(ofSuperclassMember: name, of: owner, argument)
      else { return nil }
      return name == "init" ? found : adding(found, named: name, amongMembers: true, argument)
    case .implicit(let dot, let word):
      guard let id = expectedType(before: dot, in: scope(around: index)) else { return nil }
      return parameters(ofMember: text.text(word), of: id, argument)
    case .unknown:
      return nil
    }
  }

  private func parameters(
    ofPath words: [Int], _ argument: CalleeFinder.Argument, at index: Int
  ) -> [HeldType]? {
    let callees = app.callees
    let scope = scope(around: index)
    let path = words.map { text.text($0) }
    let components = path.map { TypeName.Component(name: $0) }
    let whole = path.last == "init" ? components.dropLast() : components[...]
    if isLocal(path[0], at: words[0]), path.count == 1 || callees.isType(path[0], in: scope) {
      return nil
    }
    if let id = callees.type(TypeName(components: Array(whole)), in: scope),
      let name = whole.last?.name
    {
      return callees.parameters(ofInitializerOf: id, argument)
        .flatMap { adding($0, named: name, than: id, argument) }
    }
    if whole.count == 1, let first = whole.first, scope.genericNames.contains(first.name) {
      let bounds = app.index.types.bounds(
        ofGeneric: first.name, around(index)?.generics ?? .init())
      return callees.parameters(ofInitializerOfAnyOf: bounds, argument)
    }
    guard let last = path.last else { return nil }
    let owner = around(index)?.owner
    if path.count == 1 {
      // What an extended type has that no source declares is not known.
      if owner == nil, !scope.owners.isEmpty { return nil }
      let around = owner.map { [$0] + app.index.table.outerTypes(of: $0) } ?? []
      if let type = around.first(where: { callees.hasMember(last, $0) }) {
        return parameters(
          ofMember: last, of: type, argument,
          orOutside: !callees.surelyTakes(argument, member: last, of: type))
      }
      // A case of an enum is no declaration of an outline.
      if around.contains(where: { isCase(last, of: $0) }) { return nil }
      return callees.parameters(ofGlobal: last, argument)
        .flatMap { adding($0, named: last, argument) }
    }
    if let id = callees.type(TypeName(components: components.dropLast()), in: scope) {
      return parameters(ofMember: last, of: id, argument)
    }
    switch type(ofPath: Array(words.dropLast())) {
    case .own: return owner.flatMap { parameters(ofMember: last, of: $0, argument) }
    case .symbol(let id): return parameters(ofMember: last, of: id, argument)
    case .unknown: return nil
    }
  }

  private func parameters(
    ofMember name: String, of id: SymbolID, _ argument: CalleeFinder.Argument,
    orOutside: Bool = false
  ) -> [HeldType]? {
    if name == "init" { return app.callees.parameters(ofInitializerOf: id, argument) }
    guard !isCase(name, of: id) else { return nil }
    return app.callees.parameters(ofMember: name, of: id, argument)
      .flatMap { adding($0, named: name, amongMembers: !orOutside, argument) }
  }

  /// Whether a name may be that of a case of an enum.
  private func isCase(_ name: String, of id: SymbolID) -> Bool {
    app.index.table[id].kind == .enum && app.cases(of: id)?.contains(name) ?? true
  }

  private func adding(
    _ found: [HeldType], named name: String, than type: SymbolID? = nil,
    amongMembers: Bool = false,
    _ argument: CalleeFinder.Argument
  ) -> [HeldType]? {
    app.callees.others(named: name, than: type, amongMembers: amongMembers, argument)
      .map { found + $0 }
  }
}
