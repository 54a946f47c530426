import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// A container's member that has a requirement's name and is no witness for it.
struct NearMiss {
  let container: NominalType
  let requirement: Requirement
  let member: Member
  let fault: WitnessFault

  /// The key of a member and a requirement, through whichever protocol.
  struct Key: Hashable {
    let member: Member.Key
    let requirement: Requirement.Key
  }

  var key: Key { Key(member: member.key, requirement: requirement.key) }

  /// Whether the types differ in one name only, and by no more than a slip of the pen.
  var hasSimilarType: Bool {
    guard let wanted = requirement.declaration.type?.description,
      let found = member.declaration.type?.description
    else { return false }
    let isName = { (character: Character) in character.isLetter || character.isNumber }
    guard wanted.filter({ !isName($0) }) == found.filter({ !isName($0) }) else { return false }
    let names = zip(wanted.split { !isName($0) }, found.split { !isName($0) })
    let different = names.filter { $0 != $1 }
    guard different.count == 1, let (wantedName, foundName) = different.first else { return false }
    return nearestName(to: String(foundName), among: [String(wantedName)]) != nil
  }
}

extension ConformanceChecks {
  func misses(of candidate: SymbolID) -> [NearMiss] {
    containers.flatMap { container in
      graph.supply.verdict(on: candidate, by: container).shortcomings.compactMap { shortcoming in
        guard case .missed(let requirement, let member, let fault) = shortcoming else { return nil }
        return NearMiss(
          container: container, requirement: requirement, member: member, fault: fault)
      }
    }
  }

  /// The finding about a near miss for what consumers need.
  func finding(
    _ candidate: SymbolID, _ miss: NearMiss, consumers: [NamedType]
  ) -> Finding {
    var subjects: Set<Subject> = [.dependency(table[candidate].path)]
    if case .inaccessible = miss.fault {
      subjects.insert(.member(miss.member.declaration.baseName, of: miss.container.subject))
    }
    return Finding(
      mismatch(candidate, miss, severity: .error, consumers: consumers), about: subjects)
  }

  func mismatch(
    _ candidate: SymbolID, _ miss: NearMiss, severity: Diagnostic.Severity,
    consumers: [NamedType]
  ) -> Diagnostic {
    MismatchedWitness(
      severity: severity, protocolName: table[candidate].path,
      container: miss.container.symbol.path, member: miss.member.declaration,
      memberLocation: table.location(of: miss.member),
      requirement: miss.requirement.declaration,
      requirementLocation: table.location(of: miss.requirement),
      fault: miss.fault, moduleOfDefault: moduleOfDefault(for: candidate, miss),
      types: types(of: miss), consumers: consumers
    ).diagnostic
  }

  /// The module of which a default isolation would make the conformance one on the main actor.
  private func moduleOfDefault(for candidate: SymbolID, _ miss: NearMiss) -> String? {
    let module = table.modules[miss.container.symbol.module]
    guard miss.fault == .isolated(toGlobalActor: "MainActor"),
      miss.container.isolation == "MainActor", module.settings.defaultIsolation == nil,
      table[candidate].module == miss.container.symbol.module
        || table.requirements(of: candidate, seenFrom: miss.container.symbol.module).sendableChain
          .isEmpty
    else { return nil }
    return module.name
  }

  private func types(of miss: NearMiss) -> (asked: String, found: String) {
    let asked = miss.requirement.declaration.type.map {
      table.resolved($0, in: miss.requirement.scope).description
    }
    let found = miss.member.declaration.type.map {
      table.resolved($0, in: table.bodyScope(of: miss.member.site, in: miss.member.owner))
        .description
    }
    return (asked ?? "Void", found ?? "Void")
  }
}
