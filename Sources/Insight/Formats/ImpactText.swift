import Projects

/// What is affected by a change, as a list.
package enum ImpactText {
  package static func text(_ impact: Impact) -> TintedText {
    var text = TintedText()
    text += "if "
    for (index, cause) in impact.causes.enumerated() {
      if index > 0 { text += ", " }
      text.add(name: cause.name)
    }
    text += " \(impact.causes.count == 1 ? "changes or goes" : "change or go"):\n"
    if impact.effects.isEmpty { text += "  nothing is affected\n" }
    // A part that is several is listed as the first of these.
    let groups = Dictionary(grouping: impact.effects) { $0.node.mainRole }
    for role in GraphNode.mainRoles {
      guard let effects = groups[role] else { continue }
      text += "\n\(count(effects.count, role.word)):\n"
      for effect in effects {
        text += "  "
        text.add(name: effect.node.label)
        text += ", \(effect.words)"
        let place = effect.edge.kind == .asks ? effect.edge.place : effect.node.place
        text.add(place: place?.fileAndLine)
        text += "\n"
      }
    }
    return text
  }

  /// The same as JSON: `effects` with `distance`, and the `edge` that leads there.
  package static func json(_ impact: Impact) -> String {
    let document: JSON = [
      "version": .number(GraphJSON.version), "causes": .texts(impact.causes.map(\.id)),
      "effects": .list(impact.effects, inLines: true) { effect in
        [
          "id": .string(effect.node.id), "roles": .texts(effect.node.roles.map(\.rawValue)),
          "distance": .number(effect.distance),
        ] + effect.node.place?.json + ["edge": GraphJSON.edge(effect.edge)]
      },
    ]
    return document.text + "\n"
  }
}

extension GraphNode {
  /// The roles in the order of what matters to a reader.
  fileprivate static let mainRoles: [Role] = [
    .consumer, .member, .hasProtocol, .makesProtocol, .service, .scope,
  ]

  fileprivate var mainRole: Role { Self.mainRoles.first(where: has) ?? .service }
}

extension Impact.Effect {
  /// Why it is affected.
  fileprivate var words: String {
    let other = node.id == edge.from ? edge.to : edge.from
    let name = other.split(separator: ".", maxSplits: 1).last.map(String.init) ?? other
    return switch edge.kind {
    case .parent: "whose parent is \(name)"
    case .has: node.id == edge.from ? "which has \(name)" : "which \(name) has"
    case .gives: "which \(name) gives"
    case .asks: "asks for \(name)"
    case .includes: "includes what \(name) asks for"
    case .type: "of the type \(name)"
    case .built: "which \(name) is built for"
    case .takes: "built from \(name)"
    case .makes: "which makes \(name)"
    }
  }
}
