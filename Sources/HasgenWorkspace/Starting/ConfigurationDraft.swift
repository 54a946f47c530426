import HasgenWriting

/// A configuration to be written, with the values that differ from the defaults.
struct ConfigurationDraft {
  /// The entries of `sources`, as JSON.
  var sources: [String] = []
  var containers: [String] = []
  /// The parts that the names of Has-protocols share; empty for the usual ones.
  var affixes: [NameAffix] = []

  /// True if the defaults are enough.
  var isEmpty: Bool { members.isEmpty }

  /// The text of the file.
  var text: String { isEmpty ? "{}\n" : "{\n  \(members.joined(separator: ",\n  "))\n}\n" }

  /// The keys with their values.
  private var members: [String] {
    [
      sources.isEmpty ? nil : "\"sources\": [\n    \(sources.joined(separator: ",\n    "))\n  ]",
      containers.isEmpty ? nil : Self.containers(containers),
      affixes.isEmpty ? nil : Self.protocols(affixes),
    ].compactMap(\.self)
  }

  /// `"containers": ["Services"]`
  static func containers(_ names: [String]) -> String {
    "\"containers\": [\(names.map(\.json).joined(separator: ", "))]"
  }

  /// `"protocols": { "suffixes": ["Provider"] }`; without other prefixes, the prefix `Has` stays
  /// the default.
  static func protocols(_ affixes: [NameAffix]) -> String {
    let prefixes = affixes.filter(\.isPrefix).map(\.word.json).joined(separator: ", ")
    let suffixes = affixes.filter { !$0.isPrefix }.map(\.word.json).joined(separator: ", ")
    let members = [
      prefixes.isEmpty || affixes.filter(\.isPrefix) == [.standard]
        ? nil : "\"prefixes\": [\(prefixes)]",
      suffixes.isEmpty ? nil : "\"suffixes\": [\(suffixes)]",
    ]
    return "\"protocols\": { \(members.compactMap(\.self).joined(separator: ", ")) }"
  }
}
