import DependencyGraph
import Projects
import Resolution
import SwiftProgram

/// A configuration to be written: what the defaults do not do.
public struct ConfigurationDraft: Sendable, Hashable {
  /// An entry of `sources`.
  struct Source: Sendable, Hashable {
    let path: String
    var module: String?
    var defaultIsolation: ModuleSettings.DefaultIsolation?
  }

  /// A container's name, with its module where the name alone is not enough.
  struct Container: Sendable, Hashable {
    let name: String
    var module: String?
  }

  var sources: [Source] = []
  var exclude: [String] = []
  var containers: [Container] = []
  /// The affixes that the names of Has-protocols share, if they are not `Has`.
  var affixes: [NameAffix] = []

  /// Whether there is nothing to write, since the defaults do.
  public var isEmpty: Bool {
    sources.isEmpty && exclude.isEmpty && containers.isEmpty && affixes.isEmpty
  }

  /// The text of the file.
  public var text: String {
    var members: [String] = []
    if !sources.isEmpty { members.append(list("sources", sources.map(\.json), isLong: true)) }
    if !exclude.isEmpty {
      members.append(list("exclude", exclude.map(\.json), isLong: exclude.count > 2))
    }
    if !containers.isEmpty {
      members.append(list("containers", containers.map(\.json), isLong: false))
    }
    if !affixes.isEmpty { members.append("\"protocols\": \(Self.protocols(affixes))") }
    return members.isEmpty ? "{}\n" : "{\n  \(members.joined(separator: ",\n  "))\n}\n"
  }

  /// The value of `protocols` for what names share: `{ "suffixes": ["Provider"] }`. The usual prefix
  /// stays if no other takes its place.
  package static func protocols(_ affixes: [NameAffix]) -> String {
    let prefixes = affixes.compactMap { if case .prefix(let word) = $0 { word.json } else { nil } }
    let suffixes = affixes.compactMap { if case .suffix(let word) = $0 { word.json } else { nil } }
    let isUsual = prefixes.isEmpty || prefixes == [NameAffix.standard.word.json]
    let parts = [
      isUsual ? nil : "\"prefixes\": [\(prefixes.joined(separator: ", "))]",
      suffixes.isEmpty ? nil : "\"suffixes\": [\(suffixes.joined(separator: ", "))]",
    ]
    return "{ \(parts.compactMap(\.self).joined(separator: ", ")) }"
  }

  private func list(_ key: String, _ elements: [String], isLong: Bool) -> String {
    isLong
      ? "\"\(key)\": [\n    \(elements.joined(separator: ",\n    "))\n  ]"
      : "\"\(key)\": [\(elements.joined(separator: ", "))]"
  }
}

extension ConfigurationDraft.Source {
  fileprivate var json: String {
    guard module != nil || defaultIsolation != nil else { return path.json }
    let parts = [
      "\"path\": \(path.json)", module.map { "\"module\": \($0.json)" },
      defaultIsolation.map { "\"defaultIsolation\": \($0.rawValue.json)" },
    ]
    return "{ \(parts.compactMap(\.self).joined(separator: ", ")) }"
  }
}

extension ConfigurationDraft.Container {
  fileprivate var json: String {
    module.map { "{ \"name\": \(name.json), \"module\": \($0.json) }" } ?? name.json
  }
}
