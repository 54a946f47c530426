/// The answers that a program has given before.
struct ProgramAnswers: Sendable {
  let headerNames = Memo<SymbolID, [HeaderNames]>()
  let kinships = Memo<SymbolID, Kinship>()
  let aliasTargets = Memo<SymbolID, [AliasTarget]>()
  let requirementLists = Memo<RequirementList.Place, RequirementList>()
  let isolations = Memo<SymbolID, String?>()
}
