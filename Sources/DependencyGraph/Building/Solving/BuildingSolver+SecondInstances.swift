import SwiftOutline
import SwiftProgram

extension BuildingSolver {
  /// Refuses to build a second one of what a container has, and a second container.
  func checkAnother(
    _ wanted: Wanted, of id: SymbolID, ofParents: Bool = true
  ) throws(BuildingFailures) {
    let plain = wanted.ofType(wanted.type.unwrapped ?? wanted.type)
    let hidden = outOfReach(wanted, ofParents: ofParents)
    let optional = members(for: wanted.ofType(.optional(plain.type)), ofParents: ofParents)
    let named = wanted.type == plain.type ? [] : members(for: plain, ofParents: ofParents)
    let refusals =
      hidden.map(\.refusal) + optional.map { secondInstance(of: $0, .isOptional) }
      + named.map { secondInstance(of: $0, .hasOtherName($0.name)) }
    guard refusals.isEmpty else {
      throw BuildingFailures([BuildingFailure(wanted, refusals)])
    }
    if catalog.containers[id] != nil {
      throw failures(wanted, .isContainer(isOwn: id == atHand.container.id), of: id)
    }
  }

  /// Refuses what a container has, and cannot be read.
  func checkReach(of wanted: Wanted, ofParents: Bool) throws(BuildingFailures) {
    let hidden = outOfReach(wanted, ofParents: ofParents)
    guard hidden.isEmpty else {
      throw BuildingFailures([BuildingFailure(wanted, hidden.map(\.refusal))])
    }
  }

  private func outOfReach(_ wanted: Wanted, ofParents: Bool) -> [OutOfReach] {
    let plain = wanted.ofType(wanted.type.unwrapped ?? wanted.type)
    return ([wanted] + (wanted.type == plain.type ? [] : [plain])).flatMap {
      atHand.outOfReach($0, if: context)
    }.filter { ofParents || !$0.isOfParent && $0.type != nil }
  }

  /// Refuses to build a second one of what a container has as a value of a protocol.
  func checkSameByProtocol(
    _ wanted: Wanted, of id: SymbolID
  ) throws(BuildingFailures) {
    let table = catalog.table
    var refusals: [Refusal] = []
    for conformed in table.kinship(of: id).protocols.keys.sorted() {
      let type = table.resolvedType(of: conformed)
      let asked = wanted.ofType(type)
      let found = (members(for: asked) + members(for: wanted.ofType(.optional(type)))).filter {
        // What is written by hand may make another one.
        atHand.staticMakers[$0.makerName] == nil
      }
      guard !found.isEmpty, (try? implementation(of: conformed, for: asked)) == id else { continue }
      let text = catalog.written(type).description
      refusals += found.map { secondInstance(of: $0, .isOfProtocol(text)) }
    }
    guard refusals.isEmpty else { throw BuildingFailures([BuildingFailure(wanted, refusals)]) }
  }

  /// Why nothing is built beside a member.
  func secondInstance(of member: AtHand.Member, _ cause: OutOfReach.Cause) -> Refusal {
    Refusal(
      name: member.nameInMessages, location: member.location,
      reason: .isOutOfReach(cause, of: atHand.container.symbol.path))
  }
}
