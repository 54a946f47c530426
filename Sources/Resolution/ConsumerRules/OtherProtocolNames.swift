import Findings

/// Protocols that a container satisfies and that are called otherwise than Has-protocols are.
struct OtherProtocolNames: Sendable {
  /// The part that all their names have in common.
  package enum Affix: Sendable, Hashable {
    case prefix(String)
    case suffix(String)
  }

  let consumer: String
  /// The protocols that the consumer names.
  let protocols: [String]
  let container: String
  let affix: Affix
  let location: Location

  var diagnostic: Diagnostic {
    let names = protocols.map { "'\($0)'" }.joined(separator: ", ")
    let cure =
      switch affix {
      case .prefix(let text): #""prefixes": ["\#(text)"]"#
      case .suffix(let text): #""suffixes": ["\#(text)"]"#
      }
    return Diagnostic(
      severity: .warning, id: .otherProtocolNames,
      message:
        "'\(container)' has all members of \(names), which '\(consumer)' needs, but hasgen knows "
        + "Has-protocols by their names",
      location: location,
      notes: [Diagnostic.Note("set \"protocols\": { \(cure) } in '.hasgen.json'")])
  }
}

extension OtherProtocolNames.Affix {
  /// The longest beginning or end that some names share, in whole words; `nil` where there is none.
  init?(of names: [String]) {
    guard let first = names.first, names.count > 1 else { return nil }
    let starts = first.indices.dropFirst().filter { first[$0].isUppercase }
    let suffix = starts.lazy.map { String(first[$0...]) }.first { suffix in
      names.allSatisfy { $0.count > suffix.count && $0.hasSuffix(suffix) }
    }
    let prefix = starts.reversed().lazy.map { String(first[..<$0]) }.first { prefix in
      names.allSatisfy { name in
        name.hasPrefix(prefix) && name.dropFirst(prefix.count).first?.isUppercase == true
      }
    }
    switch (prefix, suffix) {
    case (nil, nil): return nil
    case (let prefix?, nil): self = .prefix(prefix)
    case (nil, let suffix?): self = .suffix(suffix)
    case (let prefix?, let suffix?):
      self = prefix.count > suffix.count ? .prefix(prefix) : .suffix(suffix)
    }
  }
}
