import SwiftBodies
import SwiftLexing

/// What a call calls, as far as its text says it.
enum Callee {
  /// A path of names, by their indices: `Child`, `Child.init`, `router.show`.
  case path([Int])
  /// A member of the own type, by the index of its name: `self.show`, `self.init`.
  case own(Int)
  /// A member of the superclass: `super.init`.
  case superclass(Int)
  /// A member of the type that is expected, by the indices of the dot and the name: `.init`.
  case implicit(dot: Int, Int)
  case unknown

  /// What stands before a parenthesis; `nil` if that begins a tuple.
  init?(before bracket: Int, in text: BodyText) {
    var last = bracket - 1
    guard last >= 0 else { return nil }
    let token = text.tokens[last]
    // A call stands right behind its name.
    let isAdjacent = token.end == text.tokens[bracket].start
    switch token.kind {
    case .word where isAdjacent && !text.isStatementWord(last): break
    case .operation where isAdjacent && token.first == UInt8(ascii: ">"):
      guard let name = text.nameBeforeGenericArguments(endingAt: last) else {
        self = .unknown
        return
      }
      last = name
    case .closing where isAdjacent, .pound where isAdjacent:
      self = .unknown
      return
    case .operation where isAdjacent && token.isUnwrapping:
      self = .unknown
      return
    default:
      return nil
    }
    var words = [last]
    var first = last
    while first > 0, text.tokens[first - 1].kind == .dot {
      let before = text.beforeUnwrapping(first - 2)
      guard before >= 0 else { break }
      if text.tokens[before].kind == .word, !text.isStatementWord(before) {
        words.insert(before, at: 0)
        first = before
      } else if text.tokens[before].kind == .operation,
        text.tokens[before].first == UInt8(ascii: ">"),
        let name = text.nameBeforeGenericArguments(endingAt: before)
      {
        words.insert(name, at: 0)
        first = name
      } else {
        let isImplicit =
          words.count == 1
          && (text.tokens[before].isAssignment || text.isKeyword(before, "return")
            || text.tokens[before].begins("{"))
        self = isImplicit ? .implicit(dot: first - 1, last) : .unknown
        return
      }
    }
    if first > 0, text.isKeyword(first - 1, "func") || text.tokens[first - 1].begins("@") {
      self = .unknown
      return
    }
    guard words.count == 2 else {
      self = .path(words)
      return
    }
    switch text.text(words[0]) {
    case "self", "Self": self = .own(words[1])
    case "super": self = .superclass(words[1])
    default: self = .path(words)
    }
  }

  /// The name to tell of it: `Child`, `show`.
  func name(in text: BodyText) -> String? {
    switch self {
    case .path(let words):
      let names = words.map { text.text($0) }
      return names.last == "init" ? names.dropLast().last : names.last
    case .own(let word), .superclass(let word), .implicit(_, let word):
      let name = text.text(word)
      return name == "init" ? nil : name
    case .unknown: return nil
    }
  }
}

extension BodyText {
  /// The index of the name before the generic arguments that end with a token.
  func nameBeforeGenericArguments(endingAt last: Int) -> Int? {
    var level = 0
    var index = last
    while index >= 0, index > last - 60 {
      let token = tokens[index]
      if token.kind == .operation {
        for byte in bytes[token.start..<token.end] {
          if byte == UInt8(ascii: ">") { level += 1 }
          if byte == UInt8(ascii: "<") { level -= 1 }
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

  /// How many elements, and how many without a label, stand before an element of a list.
  func position(of before: Int, in bracket: Int) -> (all: Int, unlabelled: Int) {
    var all = 0
    var unlabelled = 0
    var isLabelled = false
    var index = bracket + 1
    while index <= before {
      let token = tokens[index]
      if token.kind == .opening, token.partner > index {
        index = token.partner
      } else if token.begins(",") {
        all += 1
        if !isLabelled { unlabelled += 1 }
        isLabelled = false
      } else if token.begins(":"), index == bracket + 2 || tokens[index - 2].begins(",") {
        isLabelled = true
      }
      index += 1
    }
    return (all, unlabelled)
  }

  /// The labels of the elements of a list, `nil` for those without one.
  func labels(in bracket: Int) -> [String?] {
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

  /// The index of the variable with a type that stands before `=`: `deps` of `let deps: any A =`.
  func variable(typedBefore equals: Int) -> Int? {
    var index = equals - 1
    while index > 0, index > equals - 30 {
      let token = tokens[index]
      if token.kind == .closing {
        guard token.partner > 0 else { return nil }
        index = token.partner - 1
        continue
      }
      if token.begins(":"), tokens[index - 1].kind == .word {
        let isDeclared = index >= 2 && (isKeyword(index - 2, "let") || isKeyword(index - 2, "var"))
        return isDeclared ? index - 1 : nil
      }
      guard token.kind == .word || token.kind == .dot || token.kind == .operation,
        !token.isAssignment, !isKeyword(index, "let"), !isKeyword(index, "var")
      else { return nil }
      index -= 1
    }
    return nil
  }

  /// The text of a type among some tokens.
  func typeText(from first: Int, to end: Int) -> String {
    guard first < end else { return "" }
    return String(decoding: bytes[tokens[first].start..<tokens[end - 1].end], as: UTF8.self)
  }
}
