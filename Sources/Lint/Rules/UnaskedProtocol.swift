import Supply
import Findings
import Resolution
import Roles
import SwiftReading
import SwiftProgram

extension DiagnosticID {
  package static let unaskedProtocol = DiagnosticID(rawValue: "unasked-protocol")
}

extension LintRule {
  /// A Has-protocol that a container has, and that nobody names.
  static let unaskedProtocol = LintRule(
    id: .unaskedProtocol, level: .warning,
    page: """
      Nobody asks for a Has-protocol

      A container has the protocol, and no composition, no constraint and no other
      code names it. hasgen does not report public protocols, which other modules may
      ask for.

      - Remove the protocol, or name it in the composition of a consumer.
      - Write `// hasgen: allow unasked-protocol: reason` above the protocol.

      """,
    words: { sources in
      Set(sources.protocolsWithoutNeed.map { sources.table[$0].name.asTypeName })
    }
  ) { app in
    let table = app.table
    let supply = app.supply
    guard let mentions = app.mentions(for: .unaskedProtocol) else { return [] }
    let headers = app.headerOffsets(of: supply.models.keys)
    var asked: Set<String> = []
    for mention in mentions {
      let isDeclared =
        mention.index > 0 && mention.text.isKeyword(mention.index - 1, "protocol")
      let isOfContainer = headers[mention.file]?.contains(mention.offset) == true
      if !isDeclared, !isOfContainer { asked.insert(mention.word) }
    }
    return app.linted.protocolsWithoutNeed.filter { !asked.contains(table[$0].name.asTypeName) }.map
    { id in
      let owner = supply.holder(of: id) ?? ""
      return Diagnostic(
        .unaskedProtocol, "nobody asks for '\(table[id].path)', which '\(owner)' has",
        at: table.location(of: id),
        notes: [
          Diagnostic.Note(
            "remove '\(table[id].path)', or name it in the composition of who needs it")
        ])
    }
  }
}

extension LintedSources {
  /// The Has-protocols that a container has and no composition asks for.
  fileprivate var protocolsWithoutNeed: [SymbolID] {
    let supply = graph.supply
    return supply.candidates.filter { id in
      let symbol = table[id]
      return supply.needs[id] == nil && symbol.access < .public
        && !sources.rules.isMaking(symbol.name)
        && symbol.sites.allSatisfy { !$0.declaration.members.isEmpty }
        && supply.containers.contains { supply.has(id, $0) }
    }
  }
}

extension Rules {
  /// Whether a protocol of that name makes objects.
  fileprivate func isMaking(_ name: String) -> Bool { !protocols.fits(name) }
}
