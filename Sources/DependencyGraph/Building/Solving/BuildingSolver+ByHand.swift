import SwiftOutline
import SwiftProgram

extension BuildingSolver {
  /// What is written by hand to make a value.
  func byHand(for wanted: Wanted, _ path: Path) -> [AtHand.Maker] {
    let isMember = member != nil && path.depth == 0
    return (atHand.staticMakers[wanted.makerName] ?? []).filter {
      $0.result == wanted.type || $0.result == wanted.type.unwrapped
        || catalog.isExistential(wanted.type)
          && (isMember || isImplementation($0.result, of: wanted.type))
    }
  }

  /// Refuses to pass by what is called as what makes it, and gives something else.
  func checkByHand(for wanted: Wanted) throws(BuildingFailures) {
    let others = (atHand.staticMakers[wanted.makerName] ?? []).filter(\.candidate.isOwn)
    guard !others.isEmpty else { return }
    throw BuildingFailures([
      BuildingFailure(
        wanted,
        others.map {
          Refusal(
            name: $0.candidate.name, location: $0.candidate.location,
            reason: .givesOther(catalog.text(of: $0.result), insteadOf: wanted.text))
        })
    ])
  }

  private func isImplementation(_ type: TypeSyntax, of existential: TypeSyntax) -> Bool {
    let parts = catalog.parts(of: existential.unwrapped ?? existential).compactMap(catalog.id(of:))
    guard let id = catalog.id(of: type.withoutPrefixes) else { return false }
    return !parts.isEmpty
      && parts.allSatisfy { catalog.table.kinship(of: id).protocols[$0] != nil || $0 == id }
  }
}
