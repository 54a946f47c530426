extension String {
  /// The parts of a generic parameter list or `where` clause: what stands between commas that are
  /// in no brackets.
  var clauseParts: [String] {
    var parts: [String] = []
    var current = ""
    var depth = 0
    var previous: Character?
    for character in self {
      switch character {
      case "<", "(", "[": depth += 1
      case ">" where previous != "-": depth -= 1
      case ")", "]": depth -= 1
      default: break
      }
      if character == ",", depth <= 0 {
        parts.append(current)
        current = ""
      } else {
        current.append(character)
      }
      previous = character
    }
    return parts + [current]
  }
}
