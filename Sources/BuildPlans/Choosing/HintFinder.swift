import Findings
import SwiftReading
import SwiftProgram

/// Finds something at hand that may be meant by a value that is not there.
struct HintFinder: Sendable {
  let arguments: [ValueRequest]
  let members: [BuildEnvironment.Member]
  /// The names of the members.
  let memberNames: SpellingCandidates
  let catalog: TypeCatalog

  /// A runtime argument of the right type under another name, or something of nearly that name.
  func hint(for request: ValueRequest) -> BuildingFailure.Hint? {
    if let same = arguments.first(where: { $0.type == request.type }) {
      return BuildingFailure.Hint(name: same.name, type: same.text, kind: .isOfType)
    }
    let found =
      environment(named: request.name)
      ?? memberNames.nearest(to: request.name, besides: SpellingCandidates(arguments.map(\.name)))
      .flatMap(environment(named:))
    guard let found else { return nil }
    return BuildingFailure.Hint(
      name: found.name, type: catalog.text(of: found.type),
      kind: found.type == request.type ? .isOfType : .isOfOtherType)
  }

  private func environment(named name: String) -> (name: String, type: TypeSyntax)? {
    arguments.first { $0.name == name }.map { (name, $0.type) }
      ?? members.first { $0.name == name }.map { (name, $0.type) }
  }
}
