import SwiftReading
import SwiftProgram

/// Whether a member of a container can be read where something is built.
package enum MemberReach {
  case readable(BuildEnvironment.Member)
  case outOfReach(OutOfReach)

  /// Returns the member as one that cannot be read.
  package func outOfReach(_ cause: OutOfReach.Cause, of holder: String) -> OutOfReach {
    switch self {
    case .readable(let member): member.outOfReach(cause, of: holder)
    case .outOfReach(let member): member.because(cause)
    }
  }
}

extension NominalType {
  /// The way in which a property can be read from another file; `nil` if the member is no property.
  ///
  /// - Parameters:
  ///   - path: What stands before its name: `app.` for a parent's; empty for the container's own.
  ///   - isOwn: Whether its value is the container's own, and not a parent.
  ///   - module: The module of the file.
  package func reach(
    of member: Member, through path: String = "", isOwn: Bool, from module: Int,
    in table: SymbolTable
  ) -> MemberReach? {
    let declaration = member.declaration
    guard declaration.isProperty, !declaration.isStatic else { return nil }
    let type = type(of: member, in: table)
    let location = table.location(of: declaration, inFile: member.site.scope.file)
    let condition = ConditionSet(declaration.conditions)
    let home = member.site.scope.module
    let isSeen =
      home == module
      ? member.access > .fileprivate
      : member.access >= .package && table.isImported(home, by: module)
    let changesStruct =
      !isClassBound
      && (declaration.storage?.kind == .lazy || declaration.storage?.hasMutatingGetter == true)
    let cause: OutOfReach.Cause? =
      if !isSeen {
        .isHidden(member.access)
      } else if changesStruct {
        .isMutating
      } else if kind == .actor, !path.isEmpty {
        .isIsolated(to: symbol.path)
      } else {
        nil
      }
    guard let type, cause == nil else {
      return .outOfReach(
        OutOfReach(
          name: path + declaration.baseName, type: type, holder: symbol.path, location: location,
          cause: cause ?? .isUntyped, condition: condition, isOfParent: !path.isEmpty))
    }
    // A constant that can be shared can be read from anywhere in its module.
    let isFree =
      home == module && declaration.kind == .let && declaration.storage?.kind == .stored
      && !table.isKnownNonSendable(member)
    return .readable(
      BuildEnvironment.Member(
        name: declaration.baseName, type: type,
        expression: path + declaration.baseName.asIdentifier, location: location,
        effects: declaration.effects,
        isolation: isFree
          ? nil : table.isolation(of: declaration, in: member.site, of: member.owner),
        condition: condition, isOwn: isOwn, isOfParent: !path.isEmpty,
        modules: path.isEmpty ? [] : [home]))
  }

  /// The type without sugar; `nil` where it is neither written nor told by a call.
  private func type(of member: Member, in table: SymbolTable) -> TypeSyntax? {
    let declaration = member.declaration
    let scope = table.bodyScope(of: member.site, in: member.owner)
    switch declaration.type {
    case .implicitlyUnwrapped(let inner): return table.resolved(inner, in: scope)
    case .some(let written): return table.resolved(written, in: scope)
    case nil:
      if let called = declaration.calledType {
        let isOpen = table.mayCallFailableInitializer(of: called, in: scope)
        return isOpen ? nil : table.resolved(called, in: scope)
      }
      return table.type(of: declaration, in: scope).map { table.resolved($0.type, in: $0.scope) }
    }
  }
}
