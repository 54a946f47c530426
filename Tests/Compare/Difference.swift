import Foundation
import TestFolders

/// A difference between what two binaries did in a project.
struct Difference: Sendable {
  enum Kind: String, CaseIterable, Sendable {
    case fileMissing = "file missing"
    case fileAdded = "file added"
    case conformanceMissing = "conformance missing"
    case conformanceAdded = "conformance added"
    case otherText = "other text"
    case messageMissing = "message missing"
    case messageAdded = "message added"
    case otherMessage = "other message"
    case otherStatus = "other status"
  }

  /// The first word of the command.
  let command: String
  let kind: Kind
  /// What differs: a path, a conformance, a place, or the lines.
  let text: String

  /// All differences from an old to a new trial.
  static func all(from old: Trial, to new: Trial) -> [Difference] {
    let commands = old.observations.keys.sorted().flatMap { command -> [Difference] in
      guard let before = old.observations[command], let after = new.observations[command]
      else { return [] }
      // Most commands repeat the messages of 'generate': a difference in those is counted once.
      let areCounted =
        command != "generate" && before.messages == old.observations["generate"]?.messages
        && after.messages == new.observations["generate"]?.messages
      return differences(of: command, from: before, to: after, ignoringMessages: areCounted)
    }
    return differences(from: old.written, to: new.written) + commands
  }

  /// The differences between the files that `generate` wrote.
  private static func differences(
    from old: [String: String], to new: [String: String]
  ) -> [Difference] {
    func difference(_ kind: Kind, _ text: String) -> Difference {
      Difference(command: "generate", kind: kind, text: text)
    }
    return Set(old.keys).union(new.keys).sorted().flatMap { path -> [Difference] in
      guard let after = new[path] else { return [difference(.fileMissing, path)] }
      guard let before = old[path] else { return [difference(.fileAdded, path)] }
      guard before != after else { return [] }
      let lost = conformances(in: before).subtracting(conformances(in: after)).sorted()
      let gained = conformances(in: after).subtracting(conformances(in: before)).sorted()
      return lost.map { difference(.conformanceMissing, "\(path): \($0)") }
        + gained.map { difference(.conformanceAdded, "\(path): \($0)") }
        + [difference(.otherText, "\(path)\n\(lines(from: before, to: after))")]
    }
  }

  /// The differences in the output and the exit status of a command.
  private static func differences(
    of command: String, from old: Observation, to new: Observation,
    ignoringMessages areCounted: Bool
  ) -> [Difference] {
    let word = command.prefix { $0 != " " }
    func difference(_ kind: Kind, _ text: String) -> Difference {
      Difference(command: String(word), kind: kind, text: "\(command): \(text)")
    }
    var found: [Difference] = []
    if old.status != new.status {
      found.append(difference(.otherStatus, "\(old.status) and now \(new.status)"))
    }
    if old.results != new.results {
      found.append(difference(.otherText, "\n\(lines(from: old.results, to: new.results))"))
    }
    guard !areCounted, old.messages != new.messages else { return found }
    let changes = messagePlaces(in: new.messages)
      .difference(from: messagePlaces(in: old.messages))
    found += changes.map { change in
      switch change {
      case .remove(_, let place, _): difference(.messageMissing, place)
      case .insert(_, let place, _): difference(.messageAdded, place)
      }
    }
    let text = "\n\(lines(from: old.messages, to: new.messages))"
    return found + [difference(.otherMessage, text)]
  }

  /// The lines in which two texts differ, with `-` and `+`.
  private static func lines(from old: String, to new: String) -> String {
    let before = old.split(separator: "\n", omittingEmptySubsequences: false)
    let after = new.split(separator: "\n", omittingEmptySubsequences: false)
    return after.difference(from: before).map { change in
      switch change {
      case .remove(_, let line, _): "- \(line)"
      case .insert(_, let line, _): "+ \(line)"
      }
    }.joined(separator: "\n")
  }
}
