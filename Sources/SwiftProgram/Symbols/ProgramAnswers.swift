/// The answers that a program has given before.
struct ProgramAnswers: Sendable {
  let headerNames = Memo<SymbolID, [HeaderNames]>()
  let supertypeClosures = Memo<SymbolID, SupertypeClosure>()
  let aliasTargets = Memo<SymbolID, [AliasTarget]>()
  let requirementLists = Memo<RequirementList.Place, RequirementList>()
  let isolations = Memo<SymbolID, String?>()
}
