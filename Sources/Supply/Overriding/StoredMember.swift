import Roles
import SwiftReading
import SwiftProgram

/// A stored member of a container, as the file beside the container's sees it.
struct StoredMember {
  let member: Member
  /// The scope in which its type is written.
  let scope: Scope
  /// True if that file can read it.
  let isReadable: Bool
  /// The type, if it is written or the initial value tells it.
  let type: TypeSyntax?
  /// The type without sugar.
  let resolvedType: TypeSyntax?
  /// The attribute of its property wrapper.
  let wrapper: String?
  /// True if the memberwise initializer takes a closure for it, which reads that of `self` on first
  /// use: `@Lazy`.
  let staysLazy: Bool

  init(_ member: Member, of container: NominalType, in table: SymbolTable) {
    self.member = member
    let declaration = member.declaration
    let scope = table.bodyScope(of: member.site, in: member.owner)
    let known = table.type(of: declaration, in: scope)
    self.scope = known?.scope ?? scope
    type = known?.type
    resolvedType = known.map { table.resolved($0.type, in: $0.scope) }
    wrapper =
      declaration.attributes.first { attribute in
        !Self.plainAttributes.contains(attribute.name) && !attribute.name.hasPrefix("_")
          && table.globalActor(in: [attribute], scope: scope) == nil
      }?.text
    staysLazy = wrapper != nil && Self.staysLazy(member, of: container, in: table)
    isReadable = member.access > .fileprivate
  }

  private static func staysLazy(
    _ member: Member, of container: NominalType, in table: SymbolTable
  ) -> Bool {
    let scope = table.bodyScope(of: member.site, in: member.owner)
    guard member.access > .fileprivate, !table.isMadeByWrapper(member.declaration, in: scope),
      let shape = table.parameter(for: member.declaration, in: scope).autoclosure
    else { return false }
    guard shape.isEscaping, shape.isSendable else { return shape.isEscaping }
    return container.isolation == nil
      && (container.isSendable || table.sendability(of: container.id) != .notSendable)
  }

  private static let plainAttributes: Set<String> = [
    "available", "nonobjc", "objc", "preconcurrency", "usableFromInline",
  ]

  var declaration: Declaration { member.declaration }

  /// The name by which it is read and replaced.
  var name: String { declaration.baseName }

  /// True if a constant or a lazy member has its value from its declaration in every container.
  var isFixed: Bool {
    declaration.storage?.kind == .lazy
      || declaration.kind == .let && declaration.storage?.hasInitialValue == true
  }

  /// True if no other file sees what stores it.
  var isHidden: Bool { (declaration.access ?? .internal) <= .fileprivate }

  /// True if another file can set it.
  var isSettable: Bool {
    isReadable && wrapper == nil && declaration.storage?.isSettable == true
      && (declaration.setterAccess ?? .open) > .fileprivate
  }

  /// True if the member can be replaced, if its type can be written.
  var isReplaceable: Bool {
    guard isReadable, let type else { return false }
    return !isFixed && wrapper == nil && !declaration.isIgnored && declaration.conditions.isEmpty
      && !type.contains { $0.prefixes.contains("some") }
  }

  /// True if a parameter of an initializer gives it its value.
  ///
  /// - Parameter scope: Where the initializer is declared.
  func isTaken(by parameter: Parameter, _ scope: Scope, in table: SymbolTable) -> Bool {
    let names = [parameter.name, parameter.label].compactMap { $0?.withoutNeedlessBackticks }
    // A private '_x' may hold what the initializer calls 'x'.
    guard names.contains(where: { [$0, "_\($0)"].contains(declaration.baseName) }) else {
      return false
    }
    guard let resolvedType else { return true }
    let taken = table.resolved(parameter.type, in: scope).withoutPrefixes
    let wanted = resolvedType.withoutPrefixes
    return taken == wanted || taken == .optional(resolvedType)
  }
}
