import HasgenProgram
import HasgenReading

extension NominalType {
  /// The binding for a property, with the reason if another file cannot read it; `nil` if the
  /// member is not an instance property.
  ///
  /// - Parameters:
  ///   - path: The prefix of the expression: `app.` for a parent's member; empty for the
  ///     container's own.
  ///   - module: The module of the file that reads the property.
  func binding(
    of member: Member, through path: String = "", from module: Int, in table: SymbolTable
  ) -> Binding? {
    let declaration = member.declaration
    guard declaration.isProperty, !declaration.isStatic else { return nil }
    let storage = declaration.storage
    let home = member.site.scope.module
    let scope = table.bodyScope(of: member.site, in: member.owner)
    let type = type(of: declaration, in: scope, table)
    let blocked: String? =
      if !member.isSeen(from: module, in: table) {
        Binding.hidden(member.access)
      } else if !isClassBound, storage?.kind == .lazy || storage?.hasMutatingGetter == true {
        Binding.mutating
      } else if kind == .actor, !path.isEmpty {
        Binding.isolated(to: symbol.path)
      } else {
        type == nil ? Binding.untyped : nil
      }
    // A `Sendable` constant can be read from any isolation in its module.
    let isConstant = declaration.kind == .let && storage?.kind == .stored
    let isFree = isConstant && home == module && !table.isKnownNonSendable(member)
    return Binding(
      name: declaration.baseName, type: type ?? .tuple([]),
      expression: path + declaration.baseName.asIdentifier,
      location: table.location(of: member),
      effects: table.resolved(declaration.effects, in: scope),
      isolation: isFree ? nil : table.isolation(of: declaration, in: member.site, of: member.owner),
      condition: ConditionSet(declaration.conditions), isOwn: path.isEmpty,
      isOfParent: !path.isEmpty, modules: path.isEmpty ? [] : [home], container: symbol.path,
      blocked: blocked, hasOwnValue: storage?.kind == .lazy || storage?.hasInitialValue == true)
  }

  /// The type without sugar; `nil` if it is neither written nor follows from the initial value.
  private func type(
    of declaration: Declaration, in scope: Scope, _ table: SymbolTable
  ) -> TypeSyntax? {
    guard let known = table.type(of: declaration, in: scope) else { return nil }
    if case .implicitlyUnwrapped(let inner) = known.type {
      return table.resolved(inner, in: known.scope)
    }
    return table.resolved(known.type, in: known.scope)
  }
}

extension Member {
  /// True if a generated file of a module can name the member.
  package func isSeen(from module: Int, in table: SymbolTable) -> Bool {
    let home = site.scope.module
    guard home != module else { return access > .fileprivate }
    return access >= .package && table.isImported(home, by: module)
  }
}
