import DependencyGraph
import Findings
import HasWorkspace
import Scaffolding

/// The text that `init` prints about protocols that look like Has-protocols and types that look
/// like containers.
struct SuggestionText {
  private(set) var text = ""
  /// Whether two are as likely, or none is likely enough.
  private(set) var isUndecided = false

  private let suggestions: Suggestions

  init(of suggestions: Suggestions) {
    self.suggestions = suggestions
    addFamilies()
    if !isUndecided { addContainers() }
  }

  private mutating func add(_ lines: String...) {
    for line in lines { text += line + "\n" }
  }

  // MARK: Has-protocols

  private mutating func addFamilies() {
    let equals = suggestions.equalFamilies
    guard equals.isEmpty else {
      isUndecided = true
      add(
        "Has-protocols: \(equals.count) kinds of names are equally likely, so hasgen chooses none")
      for family in equals {
        add("  \(head(of: family)); if these are meant, write \(line(for: [family.affix]))")
        addPlaces(of: family, indented: "    ")
      }
      return
    }
    let leading = suggestions.affixes
    guard !leading.isEmpty else {
      add("Has-protocols: none; they are protocols with a property that aliases join with '&'")
      return
    }
    for family in suggestions.families.prefix(6) {
      if leading.contains(family.affix) {
        add("Has-protocols: \(head(of: family))")
        addPlaces(of: family, indented: "  ")
      } else {
        add(
          "  not taken: \(head(of: family)); to take them too, write "
            + line(for: leading + [family.affix]))
        addPlaces(of: family, indented: "    ")
      }
    }
  }

  private func head(of family: SuggestedFamily) -> String {
    "\(family.protocols.count) '\(family.affix.pattern)' in "
      + family.compositions.counted("composition")
  }

  private mutating func addPlaces(of family: SuggestedFamily, indented space: String) {
    guard let first = family.protocols.first else { return }
    add(
      "\(space)\(first.location.inWords): '\(first.name)'",
      "\(space)\(family.example.location.inWords): named by '\(family.example.name)'")
  }

  private func line(for affixes: [NameAffix]) -> String {
    "\"protocols\": \(ConfigurationDraft.protocols(affixes))"
  }

  // MARK: Containers

  private mutating func addContainers() {
    let equals = suggestions.equalContainers
    guard equals.isEmpty else {
      isUndecided = true
      add("container: \(equals.count) types are equally likely, so hasgen chooses none")
      for type in equals.prefix(6) { add("  \(words(of: type))") }
      let lines = equals.prefix(2).map { "\"containers\": [\"\($0.name)\"]" }
      add("  the one that is meant has to be in .hasgen.json: \(lines.joined(separator: " or "))")
      return
    }
    let roots = suggestions.roots
    guard let first = roots.first(where: \.isKnown) ?? roots.first else {
      addLookalikes()
      return
    }
    if first.isKnown || suggestions.containerToName != nil {
      add("container: \(words(of: first))")
    } else {
      isUndecided = true
      add(
        "container: none is plain; '\(first.name)' has most Has-protocols, but fewer than half",
        "  \(words(of: first))",
        "  if it is one, write \"containers\": [\"\(first.name)\"] into .hasgen.json")
    }
    let others = suggestions.containers.filter { $0.name != first.name }
    for other in others.prefix(3) {
      let stored = other.parent.map { "; it stores '\($0)'" } ?? ""
      add("  beside it: \(words(of: other))\(stored)")
    }
    if others.count > 3 { add("  and \(others.count - 3) more types with fewer") }
  }

  private func words(of type: SuggestedContainer) -> String {
    let total = suggestions.protocolCount
    let has =
      type.total == 0
      ? "has none"
      : total == 1
        ? "has it" : type.total == total ? "has all \(total)" : "has \(type.total) of \(total)"
    let hands =
      type.total == 0
      ? ""
      : type.supplies == 0
        ? ", by hand" : ", \(type.conformances == 0 ? "none" : "\(type.conformances)") by hand"
    let reason = type.isKnown ? "; its name or a mark makes it one" : ""
    return "'\(type.name)' at \(type.location.inWords) \(has)\(hands)\(reason)"
  }

  /// The types that may be meant, if nothing is a Has-protocol.
  private mutating func addLookalikes() {
    guard suggestions.families.isEmpty else {
      add("container: no type has two of them")
      return
    }
    guard let first = suggestions.lookalikes.first else {
      add("container: none, neither by its protocols nor by its name")
      return
    }
    for type in suggestions.lookalikes.prefix(3) {
      add(
        "container: perhaps '\(type.name)' at \(type.location.inWords), by its name; it stores "
          + type.storedCount.counted("property", "properties"))
    }
    add(
      "  if it is one, hasgen declares Has-protocols for its properties: write",
      "  \"containers\": [{ \"name\": \"\(first.name)\", \"declareProtocols\": \"all\" }]")
  }
}

extension NameAffix {
  /// As names have it: `Has…`, `…Provider`.
  fileprivate var pattern: String {
    switch self {
    case .prefix(let word): "\(word)…"
    case .suffix(let word): "…\(word)"
    }
  }
}

extension Location {
  /// The file and the line.
  fileprivate var inWords: String { "\(path):\(line)" }
}
