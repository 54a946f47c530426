import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// A stored member of a container, as the file beside the container's sees it.
package struct StoredMember {
  let member: Member
  /// The scope in which its type is written.
  let scope: Scope
  /// The property by which that file reads it: itself, or the computed `x` of a private `_x`.
  package let reader: Member?
  /// The type, if it is written or the initial value tells it.
  package let type: TypeSyntax?
  /// The type without sugar.
  let resolvedType: TypeSyntax?
  /// The attribute that wraps it, or may.
  let wrapper: String?
  /// Whether the initializer that Swift writes makes a closure of it, which reads that of `self` on
  /// first use: `@Lazy`.
  let staysLazy: Bool

  init(_ member: Member, of container: NominalType, in table: SymbolTable) {
    self.member = member
    let scope = table.bodyScope(of: member.site, in: member.owner)
    let known = table.type(of: member.declaration, in: scope)
    self.scope = known?.scope ?? scope
    let resolved = known.map { table.resolved($0.type, in: $0.scope) }
    type = known?.type
    resolvedType = resolved
    wrapper =
      member.declaration.attributes.first { attribute in
        !Self.plainAttributes.contains(attribute.name) && !attribute.name.hasPrefix("_")
          && table.globalActor(in: [attribute], scope: scope) == nil
      }?.text
    staysLazy = wrapper != nil && Self.staysLazy(member, of: container, in: table)
    reader =
      member.access > .fileprivate
      ? member
      : container.members(named: member.declaration.baseName.withoutUnderscore).first { other in
        other.owner == container.id && other.access > .fileprivate
          && other.declaration.isPlainComputed && resolved != nil
          && other.declaration.isThere(if: ConditionSet(member.declaration.conditions))
          && other.declaration.type.map {
            table.resolved($0, in: table.bodyScope(of: other.site, in: other.owner))
          } == resolved
      }
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

  package var declaration: Declaration { member.declaration }

  /// The name by which it is read and replaced.
  package var name: String { (reader?.declaration ?? declaration).baseName }

  /// The name that others know it by: `x` of `_x`.
  var publicName: String { declaration.baseName.withoutUnderscore }

  /// Whether every container begins with a value of its own that no other can take the place of:
  /// a constant with its value beside it, or a value that is built at first use.
  var isMadeAnew: Bool {
    declaration.storage?.kind == .lazy
      || declaration.kind == .let && declaration.storage?.hasInitialValue == true
  }

  /// Whether no other file sees what stores it.
  package var isHidden: Bool { (declaration.access ?? .internal) <= .fileprivate }

  /// Whether only an initializer can have made it, of what it was given: a private constant that
  /// nothing gives out.
  package var isDerived: Bool { isHidden && reader == nil && declaration.kind == .let }

  /// Whether an initializer in another file can give it its value.
  var isAssignable: Bool {
    !isHidden && reader != nil && wrapper == nil
      && (declaration.setterAccess ?? .open) > .fileprivate
  }

  /// Whether another file can set it.
  var isSettable: Bool {
    guard let reader, reader.declaration.storage?.isSettable == true, wrapper == nil else {
      return false
    }
    return (reader.declaration.setterAccess ?? .open) > .fileprivate
  }

  /// Whether the member can be replaced, if its type can be written.
  var isReplaceable: Bool {
    guard reader != nil, let type else { return false }
    return !isMadeAnew && wrapper == nil && !declaration.isIgnored
      && !type.contains { $0.prefixes.contains("some") }
  }
}

extension Declaration {
  fileprivate var isPlainComputed: Bool {
    isProperty && !isStatic && storage?.kind == .computed && effects == .none
      && storage?.hasMutatingGetter == false
  }
}

extension String {
  /// `x` of `_x`.
  fileprivate var withoutUnderscore: String {
    hasPrefix("_") && count > 1 ? String(dropFirst()) : self
  }
}
