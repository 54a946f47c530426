import Findings
import SwiftOutline
import SwiftProgram

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
    let found =
      atHand(named: wanted.name)
      ?? memberNames.nearest(to: wanted.name, besides: SpellingCandidates(arguments.map(\.name)))
      .flatMap(atHand(named:))
    guard let found else { return nil }
    return BuildingFailure.Hint(
      name: found.name, type: catalog.text(of: found.type),
      kind: found.type == wanted.type ? .isOfType : .isOfOtherType)
  }

  private func atHand(named name: String) -> (name: String, type: TypeSyntax)? {
    arguments.first { $0.name == name }.map { (name, $0.type) }
      ?? members.first { $0.name == name }.map { (name, $0.type) }
  }
}
