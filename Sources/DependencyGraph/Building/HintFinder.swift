import SwiftOutline

/// Finds something at hand that may be meant by a value that is not there.
struct HintFinder: Sendable {
  let arguments: [Wanted]
  let members: [AtHand.Member]
  /// The names of the members.
  let memberNames: SpellingCandidates
  let catalog: TypeCatalog

  /// A runtime argument of the right type under another name, or something of nearly that name.
  func hint(for wanted: Wanted) -> BuildingFailure.Hint? {
    if let same = arguments.first(where: { $0.type == wanted.type }) {
      return BuildingFailure.Hint(name: same.name, type: same.text, kind: .isOfType)
    }
    let others = arguments.map { ($0.name, $0.type) } + members.map { ($0.name, $0.type) }
    let same = others.first { $0.0 == wanted.name }
    let near = memberNames.nearest(
      to: wanted.name, besides: SpellingCandidates(arguments.map(\.name)))
    guard let found = same ?? others.first(where: { $0.0 == near }) else { return nil }
    return BuildingFailure.Hint(
      name: found.0, type: catalog.text(of: found.1),
      kind: found.1 == wanted.type ? .isOfType : .isOfOtherType)
  }
}
