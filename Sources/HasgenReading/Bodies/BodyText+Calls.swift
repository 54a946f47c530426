extension BodyText {
  /// The index of the name before the generic arguments that end with a token.
  package func nameBeforeGenericArguments(endingAt last: Int) -> Int? {
    var level = 0
    var index = last
    while index >= 0, index > last - 60 {
      let token = tokens[index]
      if token.kind == .operation {
        for byte in bytes[token.start..<token.end] {
          if byte == ">" { level += 1 }
          if byte == "<" { level -= 1 }
        }
        if level == 0 {
          return index > 0 && tokens[index - 1].kind == .word ? index - 1 : nil
        }
      } else if token.kind == .closing {
        guard token.partner >= 0 else { return nil }
        index = token.partner
      } else if token.begins(";") || token.kind == .opening {
        return nil
      }
      index -= 1
    }
    return nil
  }

  /// The position of the list element that holds a token: the number of commas before the token.
  package func position(of before: Int, in bracket: Int) -> Int {
    var count = 0
    var index = bracket + 1
    while index <= before {
      if tokens[index].kind == .opening, tokens[index].partner > index {
        index = tokens[index].partner
      } else if tokens[index].begins(",") {
        count += 1
      }
      index += 1
    }
    return count
  }

  /// The labels of the elements of a list; `nil` for an element without a label.
  package func labels(in bracket: Int) -> [String?] {
    var labels: [String?] = []
    var isFirst = true
    var index = bracket + 1
    let end = tokens[bracket].partner
    while index < end {
      if isFirst {
        let isLabelled =
          tokens[index].kind == .word && index + 1 < end && tokens[index + 1].begins(":")
        labels.append(isLabelled ? text(index) : nil)
        isFirst = false
      }
      if tokens[index].kind == .opening, tokens[index].partner > index {
        index = tokens[index].partner
      } else if tokens[index].begins(",") {
        isFirst = true
      }
      index += 1
    }
    return labels
  }

  /// The index of the name of a variable whose written type ends before `=`: `deps` of
  /// `let deps: any A =`.
  package func variable(typedBefore equals: Int) -> Int? {
    var index = equals - 1
    while index > 0, index > equals - 30 {
      let token = tokens[index]
      if token.kind == .closing {
        guard token.partner > 0 else { return nil }
        index = token.partner - 1
        continue
      }
      if token.begins(":"), tokens[index - 1].kind == .word {
        return index >= 2 && isLetOrVar(index - 2) ? index - 1 : nil
      }
      guard token.isOfPath || token.kind == .operation, !token.isAssignment, !isLetOrVar(index)
      else { return nil }
      index -= 1
    }
    return nil
  }

  /// The source text of the tokens `first..<end`; empty for an empty range.
  package func typeText(from first: Int, to end: Int) -> String {
    guard first < end else { return "" }
    return String(decoding: bytes[tokens[first].start..<tokens[end - 1].end], as: UTF8.self)
  }
}
