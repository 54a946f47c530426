import HasgenGraph
import HasgenProgram
import HasgenReading

extension NominalType {
  /// The stored members that an initializer must initialize.
  var openMembers: [Member] {
    ownMembers.filter { member in
      member.declaration.isStoredInValues && member.declaration.storage?.kind == .stored
        && member.declaration.storage?.hasInitialValue != true
    }
  }

  /// The handwritten factory functions: the container's own, and those of its parents for which it
  /// has no equivalent.
  func staticMakers(
    prefix: String, above parents: [NominalType], in table: SymbolTable
  ) -> [Provider] {
    var makers = staticMakers(seenBy: self, called: prefix, in: table)
    for parent in parents {
      let nearer = makers
      makers += parent.staticMakers(seenBy: self, in: table).filter { maker in
        !nearer.contains { $0.baseName == maker.baseName && $0.result == maker.result }
      }
    }
    return makers
  }

  /// The handwritten functions `static func live` of the container, called from another container.
  func staticLives(seenBy other: NominalType, in table: SymbolTable) -> [Provider] {
    let own = table.resolvedType(of: id)
    return ownMembers.filter { $0.declaration.baseName == Wiring.name }.compactMap {
      staticFunction($0, prefix: "\(symbol.path).", for: other, in: table)
    }.filter { $0.result == own }.map { $0.making(id) }
  }

  /// The functions `static func make…`, and static functions without parameters, which a closure of
  /// the same name may call.
  func staticMakers(
    seenBy other: NominalType, called prefix: String? = nil, in table: SymbolTable
  ) -> [Provider] {
    ownMembers.filter {
      $0.declaration.baseName.isMakerName || $0.declaration.parameters.isEmpty
    }.compactMap {
      staticFunction($0, prefix: prefix ?? "\(symbol.path).", for: other, in: table)
    }
  }

  private func staticFunction(
    _ member: Member, prefix: String, for other: NominalType, in table: SymbolTable
  ) -> Provider? {
    let declaration = member.declaration
    guard declaration.kind == .func, declaration.isStatic, let result = declaration.type else {
      return nil
    }
    let scope = table.bodyScope(of: member.site, in: member.owner).entering(declaration)
    let place = NamedPlace(
      name: "\(symbol.path).\(declaration.name)", location: table.location(of: member))
    let condition = ConditionSet(declaration.conditions)
    let obstacle: Refusal? =
      if !member.isSeen(from: other.module, in: table) {
        .hidden(place, member.access)
      } else if !declaration.genericParameters.isEmpty {
        .generic(place)
      } else if !condition.holds(where: other.condition) {
        .conditional(place, condition, kind: .unusable)
      } else {
        nil
      }
    return Provider(
      callee: .function(prefix + declaration.baseName, at: place.location), place: place,
      parameters: declaration.parameters.map {
        ValueRequest($0, in: scope, asker: place, table: table)
      }, effects: table.resolved(declaration.effects, in: scope),
      isolation: table.isolation(of: declaration, in: member.site, of: member.owner),
      result: table.resolved(result, in: scope), baseName: declaration.baseName,
      modules: [member.site.scope.module], obstacle: obstacle, isOwn: id == other.id)
  }
}
