import SwiftReading
import SwiftProgram

/// The verdicts on containers, including the extension members of the protocols to which they will
/// conform.
///
/// A generated conformance adds the members of the protocol's extensions to a container, like a
/// conformance that is written by hand. These members may be witnesses for further protocols.
struct VerdictTable {
  /// The containers with all added members.
  private(set) var containers: [NominalType] = []
  /// The verdicts by protocol and container.
  private(set) var byProtocol: [SymbolID: [SymbolID: Verdict]] = [:]

  init(of containers: [NominalType], on candidates: [SymbolID], in table: SymbolTable) {
    let telling = table.protocolsAddingMembers(among: candidates)
    for container in containers {
      var container = container
      var verdicts = Dictionary(
        candidates.map { ($0, container.verdict(on: $0, in: table)) }
      ) { first, _ in first }
      while true {
        let gains = container.gains(among: telling, by: verdicts, in: table)
        guard gains.keys.contains(where: { container.gained[$0] == nil }) else { break }
        container = NominalType(container.id, in: table, gaining: gains)
        for candidate in candidates where verdicts[candidate]?.mayChange == true {
          verdicts[candidate] = container.verdict(on: candidate, in: table)
        }
      }
      self.containers.append(container)
      for (candidate, verdict) in verdicts {
        byProtocol[candidate, default: [:]][container.id] = verdict
      }
    }
  }

  /// True if the members of some container satisfy a protocol.
  func isSupplied(_ candidate: SymbolID) -> Bool {
    byProtocol[candidate]?.values.contains(where: \.isSupply) == true
  }
}

extension Verdict {
  /// True if further members of the container may change the verdict.
  fileprivate var mayChange: Bool {
    switch self {
    case .lacks, .hasNothingToSupply: true
    case .conforms, .has, .asksForNothing, .notSendable, .blind: false
    }
  }
}

extension NominalType {
  /// The protocols to which this container's own members make it conform, inherited protocols
  /// included, with the conditions.
  fileprivate func gains(
    among telling: Set<SymbolID>, by verdicts: [SymbolID: Verdict], in table: SymbolTable
  ) -> [SymbolID: ConditionSet] {
    var gains: [SymbolID: ConditionSet] = [:]
    for id in telling.sorted() {
      guard case .has(let possession) = verdicts[id] else { continue }
      for gained in [id] + table.supertypeClosure(of: id).protocols.keys {
        gains[gained] = (gains[gained] ?? .never).or(possession.condition)
      }
    }
    return gains
  }
}

extension SymbolTable {
  /// The candidates whose extensions, or whose inherited protocols' extensions, add members to a
  /// conforming type. Extensions with `where Self: P` also count for `P`.
  fileprivate func protocolsAddingMembers(among candidates: [SymbolID]) -> Set<SymbolID> {
    var telling: Set<SymbolID> = []
    for id in Set(candidates).union(candidates.flatMap { supertypeClosure(of: $0).protocols.keys })
    {
      for site in self[id].extensions where !site.declaration.members.isEmpty {
        telling.formUnion(protocols(behind: site, of: id))
      }
    }
    guard !telling.isEmpty else { return [] }
    return Set(
      candidates.filter { candidate in
        ([candidate] + supertypeClosure(of: candidate).protocols.keys).contains(
          where: telling.contains)
      })
  }
}
