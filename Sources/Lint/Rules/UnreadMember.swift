import Building
import Supply
import Findings
import Resolution
import SwiftReading
import SwiftProgram

extension DiagnosticID {
  package static let unreadMember = DiagnosticID(rawValue: "unread-member")
}

extension LintRule {
  /// A stored member of a container that nobody reads.
  static let unreadMember = LintRule(
    id: .unreadMember, level: .warning,
    page: """
      Nobody reads a member of a container

      No code reads the member, and it supplies no protocol that a consumer asks for.
      hasgen does not report members that `live` or a factory may pass on.

      - Remove the member.
      - Write `// hasgen: allow unread-member: reason` above the member.

      """,
    words: { Set($0.membersThatSupplyNothing.map(\.declaration.baseName)) }
  ) { app in
    guard let mentions = app.mentions(for: .unreadMember) else { return [] }
    let read = Dictionary(grouping: mentions.filter { !$0.isLabel && !$0.isInitialized }) {
      $0.word
    }
    return app.linted.membersThatSupplyNothing.filter { read[$0.declaration.baseName] == nil }.map {
      member in
      let name = member.declaration.baseName
      let owner = app.table[member.owner].path
      return Diagnostic(
        .unreadMember, "nobody reads '\(name)' of '\(owner)'",
        at: app.table.location(of: member),
        notes: [Diagnostic.Note("remove '\(name)'")])
    }
  }
}

extension LintedSources {
  /// The stored members of containers that supply no protocol and are nothing that hasgen passes on.
  fileprivate var membersThatSupplyNothing: [Member] {
    let supply = graph.supply
    let passesOn = graph.factories.values.contains { !$0.made.isEmpty }
    guard !passesOn, graph.wirings.isEmpty else { return [] }
    // Whatever asks for a property of a name may be supplied by it; if nobody asks for that, another
    // rule says so.
    let suppliedNames = Set(
      supply.candidates.flatMap { id in
        table[id].sites.flatMap(\.declaration.members).map(\.baseName)
      })
    return supply.containers.flatMap { container in
      container.ownMembers.filter {
        !suppliedNames.contains($0.declaration.baseName) && mayBeUnread($0, of: container)
      }
    }
  }

  /// Whether a member is plainly stored, and holds no parent.
  fileprivate func mayBeUnread(_ member: Member, of container: NominalType) -> Bool {
    let declaration = member.declaration
    guard declaration.isStoredInValues, declaration.attributes.isEmpty,
      declaration.access.map({ $0 < .public }) ?? true,
      !declaration.traits.contains(.directives), declaration.storage?.kind == .stored
    else { return false }
    let name = declaration.baseName
    let isParent = graph.supply.scopes.parents[container.id]?.contains {
      $0.property.declaration.baseName == name
    }
    return isParent != true
  }
}

extension Mention {
  /// Whether it is what an initializer gives a value: `self.name = …`, `name = …`, or where the member
  /// is declared.
  fileprivate var isInitialized: Bool {
    if index > 0, text.isKeyword(index - 1, "let") || text.isKeyword(index - 1, "var") {
      return true
    }
    guard index + 1 < text.tokens.count else { return false }
    let next = text.tokens[index + 1]
    if next.kind == .operation, next.end == next.start + 1, next.first == UInt8(ascii: "=") {
      return true
    }
    // What stands behind `self.name =` is the parameter.
    return index >= 4 && text.tokens[index - 1].kind == .operation
      && text.isWord(index - 2, word) && text.tokens[index - 3].kind == .dot
      && text.isWord(index - 4, "self")
  }
}
