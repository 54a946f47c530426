extension SourceDraft {
  /// The words of a sentence for a comment: anything goes.
  mutating func sentence(_ length: ClosedRange<Int> = 4...12) -> String {
    let words = (0..<random.number(length)).map { _ in word() }
    return words.joined(separator: " ") + "."
  }

  /// Words that can stand in a string.
  mutating func phrase(_ length: ClosedRange<Int> = 1...5) -> String {
    var words: [String] = []
    for _ in 0..<random.number(length) {
      let word = word()
      words.append(word.contains("\"") ? "\\\"\(random.pick(Vocabulary.members))\\\"" : word)
    }
    return words.joined(separator: " ")
  }

  private mutating func word() -> String {
    random.pick(random.once(in: 25) ? Vocabulary.rarities : Vocabulary.prose)
  }

  /// What stands at the head of a file.
  mutating func addHeader() {
    let author = random.pick(["Zoë Ångström", "José Núñez", "A. Smith", "王小明", "Jane O'Neill"])
    add(
      """
      //
      //  \(name).swift
      //  App
      //
      //  Created by \(author) on \(random.number(1...28)).\(random.number(1...12)).20\(random.number(18...25)).
      //

      """)
    if random.once(in: 2) { add("import Foundation\n") }
  }

  /// A comment of a line or a few.
  mutating func addComment() {
    switch random.number(1...5) {
    case 1: add("/// \(sentence())\n///\n/// - Note: \(sentence())")
    case 2: add("// \(sentence())\n// \(sentence(3...7))")
    case 3: add("/* \(sentence()) /* { \(sentence(2...4)) */ \(sentence(2...4)) */")
    case 4: add("/**\n \(sentence())\n\n \(sentence())\n */")
    default: add("/// \(sentence())")
    }
  }
}
