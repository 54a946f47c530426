import Findings
import Lint

extension Location {
  /// `Sources/App/Clock.swift:12`
  package var fileAndLine: String { "\(path):\(line)" }
}

extension GraphNode {
  /// The roles in words: `consumer and service`.
  package var roleWords: String {
    let words = roles.map(\.word)
    guard let last = words.last, words.count > 1 else { return words.joined() }
    return words.dropLast().joined(separator: ", ") + " and " + last
  }

  /// The name, and the type of a member.
  var label: String { type.map { "\(name): \($0)" } ?? name }

  /// The same of a member inside its scope.
  var labelInScope: String { type.map { "\(shortName): \($0)" } ?? shortName }
}

extension GraphNode.Role {
  /// The role in words.
  package var word: String {
    switch self {
    case .scope: "scope"
    case .member: "member"
    case .hasProtocol: "Has-protocol"
    case .makesProtocol: "Makes-protocol"
    case .service: "service"
    case .consumer: "consumer"
    }
  }

  /// The role of several in words.
  package var plural: String { "\(word)s" }
}

extension DependencyUse {
  /// What a consumer does, as a predicate.
  var predicate: String {
    switch self {
    case .read(let place): "reads it at \(place.fileAndLine)"
    case .passedOn(let place, let receiver):
      "only passes it on\(receiver.map { " to \($0)" } ?? ""), at \(place.fileAndLine)"
    case .unused: "does not use it"
    case .unknown(let reason, let place):
      "may use it: it \(reason)\(place.map { ", at \($0.fileAndLine)" } ?? "")"
    }
  }

  /// The use in a word, for programs.
  var word: String {
    switch self {
    case .read: "read"
    case .passedOn: "passed-on"
    case .unused: "unused"
    case .unknown: "unknown"
    }
  }

  /// The first place.
  var place: Location? {
    switch self {
    case .read(let place), .passedOn(let place, _): place
    case .unused: nil
    case .unknown(_, let place): place
    }
  }
}

/// `1 member`, `2 members`
func count(_ number: Int, _ noun: String) -> String {
  number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
}
