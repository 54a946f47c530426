import Findings
import HasWorkspace

/// The text that `init` prints about protocols that look like Has-protocols, and types that look like
/// containers.
struct SuggestionText {
  private(set) var text = ""
  /// Whether two are equally likely, or none is likely enough.
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
      add("Has-protocols: \(equals.count) kinds of names are equally likely; choose one:")
      for family in equals { add("  \(words(of: family)): \(line(for: [family.affix]))") }
      return
    }
    let leading = suggestions.affixes
    guard !leading.isEmpty else {
      add(
        "Has-protocols: none; they are protocols with a property, which type aliases join with '&'")
      return
    }
    for family in suggestions.families.prefix(6) {
      if leading.contains(family.affix) {
        add("Has-protocols: \(words(of: family))")
      } else {
        add("  not used: \(words(of: family)); to use them, \(line(for: leading + [family.affix]))")
      }
    }
  }

  /// `'Has…', 11 of them in use, such as 'HasLogger' (App/Logger.swift:2), which 'Screen' … names`
  private func words(of family: SuggestedFamily) -> String {
    let example = family.protocols.first.map { first in
      ", such as '\(first.name)' (\(first.location.inWords)), which '\(family.example.name)' "
        + "(\(family.example.location.inWords)) names"
    }
    return "'\(family.affix.pattern)', \(family.protocols.count) of them in use\(example ?? "")"
  }

  private func line(for affixes: [NameAffix]) -> String {
    "write \"protocols\": \(ConfigurationDraft.protocols(affixes))"
  }

  // MARK: Containers

  private mutating func addContainers() {
    let equals = suggestions.equalContainers
    guard equals.isEmpty else {
      isUndecided = true
      add("container: \(equals.count) types are equally likely; write one of these:")
      for type in equals.prefix(6) {
        add("  \"containers\": [\"\(type.name)\"]  // \(words(of: type))")
      }
      return
    }
    let roots = suggestions.roots
    guard let first = roots.first(where: \.isKnown) ?? roots.first else {
      addLookalikes()
      return
    }
    add("container: \(words(of: first))")
    if !first.isKnown, suggestions.containerToName == nil {
      isUndecided = true
      add("  if it is the container, write \"containers\": [\"\(first.name)\"] into .hasgen.json")
    }
    for other in suggestions.containers.filter({ $0.name != first.name }).prefix(3) {
      let parent = other.parent.map { "; stores '\($0)'" } ?? ""
      add("  another: \(words(of: other))\(parent)")
    }
  }

  /// `'AppDependency' (Sources/App/App.swift:1), 7 of 11 Has-protocols`
  private func words(of type: SuggestedContainer) -> String {
    "'\(type.name)' (\(type.location.inWords)), \(type.total) of "
      + suggestions.protocolCount.counted("Has-protocol")
  }

  /// The types that may be meant if nothing is a Has-protocol.
  private mutating func addLookalikes() {
    guard suggestions.families.isEmpty else { return add("container: no type has two of them") }
    guard let first = suggestions.lookalikes.first else { return add("container: none") }
    for type in suggestions.lookalikes.prefix(3) {
      let count = type.storedCount.counted("property", "properties")
      add("container: perhaps '\(type.name)' (\(type.location.inWords)), which stores \(count)")
    }
    add(
      "  if it is, let hasgen declare Has-protocols for its properties: write",
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
