/// What was asked of a program before.
struct ProgramAnswers: Sendable {
  let headerNames = Memo<SymbolID, [HeaderNames]>()
  let kinships = Memo<SymbolID, Kinship>()
  let aliasTargets = Memo<SymbolID, [AliasTarget]>()
  let requirementLists = Memo<RequirementList.Place, RequirementList>()
  let isolations = Memo<SymbolID, String?>()
}
