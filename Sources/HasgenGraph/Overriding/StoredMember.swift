import HasgenProgram
import HasgenReading

/// A stored member of a container, as the generated file sees it.
struct StoredMember {
  let member: Member
  /// The scope in which its type is written.
  let scope: Scope
  /// True if the generated file can read the member.
  let isReadable: Bool
  /// The type, if it is written or follows from the initial value.
  let type: TypeSyntax?
  /// The type without sugar.
  let resolvedType: TypeSyntax?
  /// The attribute of its property wrapper.
  let wrapper: String?
  /// True if the memberwise initializer takes a closure for the member (`@Lazy`). The copy's
  /// closure reads the member of `self` on first use.
  let staysLazy: Bool

  init(_ member: Member, of container: NominalType, in table: SymbolTable) {
    self.member = member
    let declaration = member.declaration
    let scope = table.bodyScope(of: member)
    let known = table.type(of: declaration, in: scope)
    self.scope = known?.scope ?? scope
    type = known?.type
    resolvedType = known.map { table.resolved($0.type, in: $0.scope) }
    wrapper =
      declaration.attributes.first { attribute in
        !attribute.isOfLanguage && table.globalActor(in: [attribute], scope: scope) == nil
      }?.text
    staysLazy = wrapper != nil && Self.staysLazy(member, of: container, in: table)
    isReadable = member.access > .fileprivate
  }

  private static func staysLazy(
    _ member: Member, of container: NominalType, in table: SymbolTable
  ) -> Bool {
    let scope = table.bodyScope(of: member)
    guard member.access > .fileprivate, !table.isMadeByWrapper(member.declaration, in: scope),
      let shape = table.parameter(for: member.declaration, in: scope).autoclosure
    else { return false }
    guard shape.isEscaping, shape.isSendable else { return shape.isEscaping }
    return container.isolation == nil
      && (container.isSendable || table.sendability(of: container.id) != .notSendable)
  }

  var declaration: Declaration { member.declaration }

  var name: String { declaration.baseName }

  /// True if the declaration gives the member its value: a lazy member, or a constant with an
  /// initial value.
  var isFixed: Bool {
    declaration.storage?.kind == .lazy
      || declaration.kind == .let && declaration.storage?.hasInitialValue == true
  }

  /// True if another file can set the member.
  var isSettable: Bool {
    guard isReadable, wrapper == nil else { return false }
    return declaration.storage?.isSettable == true
      && (declaration.setterAccess ?? .open) > .fileprivate
  }

  /// True if a parameter can replace the member, provided that its type can be spelled.
  var isReplaceable: Bool {
    guard isReadable, let type, !isFixed, wrapper == nil else { return false }
    let isOrdinary = !declaration.isIgnored && declaration.conditions.isEmpty
    return isOrdinary && !type.contains { $0.prefixes.contains("some") }
  }

  /// True if a parameter of an initializer has the member's name and type.
  ///
  /// - Parameter scope: The scope in which the initializer is declared.
  func isTaken(by parameter: Parameter, _ scope: Scope, in table: SymbolTable) -> Bool {
    let names = [parameter.name, parameter.label].compactMap { $0?.withoutNeedlessBackticks }
    // A private member `_x` may store the parameter `x`.
    guard names.contains(where: { [$0, "_\($0)"].contains(declaration.baseName) }) else {
      return false
    }
    guard let resolvedType else { return true }
    let taken = table.resolved(parameter.type, in: scope).withoutPrefixes
    let wanted = resolvedType.withoutPrefixes
    return taken == wanted || taken == .optional(resolvedType)
  }
}
