import SwiftOutline

extension String {
  /// The parts of a generic parameter list or `where` clause: what stands between commas that are
  /// in no brackets and no raw identifier.
  package var clauseParts: [Substring] {
    var parts: [Substring] = []
    var start = startIndex
    var depth = 0
    var previous: UInt8 = 0
    var isQuoted = false
    for index in utf8.indices {
      let byte = utf8[index]
      if byte == UInt8(ascii: "`") { isQuoted.toggle() }
      if isQuoted { continue }
      switch byte {
      case UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: "["): depth += 1
      case UInt8(ascii: ">") where previous != UInt8(ascii: "-"): depth -= 1
      case UInt8(ascii: ")"), UInt8(ascii: "]"): depth -= 1
      case UInt8(ascii: ",") where depth <= 0:
        parts.append(self[start..<index])
        start = utf8.index(after: index)
      default: break
      }
      previous = byte
    }
    return parts + [self[start...]]
  }

  /// The types behind the colons of `D: HasA & HasB, E: P`.
  package var constraints: [TypeSyntax] {
    genericRequirements.filter { !$0.isSameType }.map(\.type)
  }

  /// The names in front of the colons with the types behind them, in the order of the text.
  package var constraintsByName: [(name: String, types: [TypeSyntax])] {
    var names: [String] = []
    var types: [String: [TypeSyntax]] = [:]
    for requirement in genericRequirements where !requirement.isSameType {
      let name = requirement.subject.description
      if types[name] == nil { names.append(name) }
      types[name, default: []].append(requirement.type)
    }
    return names.map { ($0, types[$0] ?? []) }
  }
}
