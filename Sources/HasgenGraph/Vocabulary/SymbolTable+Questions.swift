import HasgenProgram

extension SymbolTable {
  /// The scope in which the type of a member is written.
  package func bodyScope(of member: Member) -> Scope {
    bodyScope(of: member.site, in: member.owner)
  }

  /// The requirements of a protocol, as the module of a type sees them.
  package func requirements(of id: SymbolID, seenBy type: NominalType) -> RequirementList {
    requirements(of: id, seenFrom: type.module)
  }
}
