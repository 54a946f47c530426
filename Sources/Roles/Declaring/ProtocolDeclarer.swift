import Findings
import SwiftReading
import SwiftProgram

/// Decides which properties of the containers get a Has-protocol of their own.
struct ProtocolDeclarer {
  private let table: SymbolTable
  private let rules: Rules
  /// The containers, and the classes that hand them on: what stores one stores a parent.
  private let containers: Set<SymbolID>

  /// The protocols, the first container's first.
  private(set) var drafts: [ProtocolDraft] = []
  /// The diagnostics about the properties.
  private(set) var diagnostics: [Diagnostic] = []
  /// The marked properties that get a protocol, by file and offset.
  private(set) var marked: Set<Member.Key> = []

  private var draftsByName: [String: [Int]] = [:]

  /// - Parameters:
  ///   - finder: What finds the containers in the table, which knows no declared protocol.
  ///   - compositions: All that may be compositions.
  init(
    table: SymbolTable, rules: Rules, finder: ContainerFinder, compositions: [Composition]
  ) {
    self.table = table
    self.rules = rules
    let models = finder.containers(among: compositions).models
    let references = finder.possible.filter {
      ReferenceDeclaration.isAdded(table[$0].sites[0].declaration)
    }
    containers = Set(models.map(\.id)).union(references)
    let asked = models.filter {
      table.choice(for: $0.id, by: rules)?.declareProtocols != nil && $0.access > .fileprivate
    }
    for container in asked.sorted(by: { table.order(of: $0) < table.order(of: $1) }) {
      declareProtocols(for: container)
    }
  }

  private mutating func declareProtocols(for container: NominalType) {
    guard let choice = table.choice(for: container.id, by: rules)?.declareProtocols
    else { return }
    let known = KnownRequirements(for: container, in: table, by: rules)
    for member in container.ownMembers
    where member.declaration.isProperty && member.site.scope.module == container.symbol.module {
      let property = DeclaredProperty(
        member: member, container: container, table: table, rules: rules, naming: choice.naming)
      guard property.isMarked || choice.selection == .all && !property.isParent(among: containers),
        property.hindrance == nil, known.name(ofProtocolFor: member) == nil
      else { continue }
      if property.isMarked { marked.insert(member.key) }
      declare(property, besides: known)
    }
  }

  private mutating func declare(_ property: DeclaredProperty, besides known: KnownRequirements) {
    let taken = property.protocolName.flatMap(known.symbol)
    // What asks for it by name is told where it is wrong, as every Has-protocol.
    if let taken, known.asks(taken, for: property.member) { return }
    let draft: ProtocolDraft
    switch property.draft() {
    case .success(let made): draft = made
    case .failure(let fault):
      diagnostics.append(fault.diagnostic)
      guard let standIn = property.standIn() else { return }
      draft = standIn
    }
    if let taken {
      let site = table[taken].sites[0]
      collide(draft, with: table.location(of: site), as: .type(table[taken].kind))
    } else {
      add(draft, for: property.container)
    }
  }

  private mutating func add(_ draft: ProtocolDraft, for container: NominalType) {
    let rivals = (draftsByName[draft.name] ?? []).filter {
      table.isVisible(drafts[$0], from: container.symbol.module)
    }
    if let same = rivals.first(where: { drafts[$0].asked == draft.asked }) {
      if drafts[same].container.module == draft.container.module { drafts[same].merge(draft) }
      return
    }
    let rival = rivals.first { !drafts[$0].condition.and(draft.condition).isNever }
    if let rival {
      guard draft.written != nil, drafts[rival].written != nil else { return }
      collide(draft, with: drafts[rival].location, as: .property(drafts[rival]))
    } else {
      draftsByName[draft.name, default: []].append(drafts.count)
      drafts.append(draft)
    }
  }

  private mutating func collide(
    _ draft: ProtocolDraft, with first: Location, as kind: ProtocolCollision.Rival
  ) {
    diagnostics.append(ProtocolCollision(draft: draft, rival: kind, first: first).diagnostic)
  }
}

extension SymbolTable {
  /// The order in which containers declare protocols: a module after those that it imports.
  fileprivate func order(of container: NominalType) -> (Int, String, String) {
    let file = container.symbol.sites[0].scope.file
    return (
      importedModules(of: container.symbol.module).count, files[file].source.path,
      container.symbol.path
    )
  }

  private func importedModules(of module: Int) -> Set<Int> {
    var result: Set<Int> = [module]
    var waiting = [module]
    while let next = waiting.popLast() {
      for file in files where file.module == next {
        for other in file.importedModules where result.insert(other).inserted {
          waiting.append(other)
        }
      }
    }
    return result
  }

  /// Whether the container of a module sees a protocol that is to be declared.
  fileprivate func isVisible(_ draft: ProtocolDraft, from module: Int) -> Bool {
    draft.container.module == module
      || draft.access >= .package && isImported(draft.container.module, by: module)
  }
}
