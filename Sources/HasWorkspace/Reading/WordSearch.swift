/// A search for words in texts, whatever stands around them.
struct WordSearch: Sendable {
  /// A word, and the group that it belongs to.
  struct Word: Sendable {
    let bytes: [UInt8]
    let group: Int
  }

  private let groupCount: Int
  private let letters: [Word]
  private let passes: [WordSearchPass]

  /// - Parameter groups: Words, none of them empty.
  init(_ groups: [Set<String>]) {
    groupCount = groups.count
    let words = groups.enumerated().flatMap { group, words in
      words.map { Word(bytes: Array($0.utf8), group: group) }
    }
    letters = words.filter { $0.bytes.count == 1 }
    // The shortest word shortens the steps for all.
    let long = words.filter { $0.bytes.count >= 6 }
    let short = words.filter { (2..<6).contains($0.bytes.count) }
    passes = [long, short].filter { !$0.isEmpty }.map(WordSearchPass.init)
  }

  /// For each group, whether one of its words is in a text.
  func found(in text: UnsafeBufferPointer<UInt8>) -> [Bool] {
    var found = [Bool](repeating: false, count: groupCount)
    for pass in passes { pass.search(text, &found) }
    for letter in letters where !found[letter.group] {
      found[letter.group] = text.contains(letter.bytes[0])
    }
    return found
  }

  /// The answer for a text that cannot be read.
  var unknown: [Bool] { [Bool](repeating: true, count: groupCount) }
}

/// A search for some words in one pass (Wu and Manber).
///
/// It looks at two bytes, and goes on by as many as no word has these two near its beginning: most
/// bytes of a text are not looked at.
struct WordSearchPass: Sendable {
  /// As many bytes as the shortest word has, of each word.
  private let length: Int
  /// By two bytes: the step to the next place, or `longestStep + 1` and the index of the candidates that
  /// have them as the last ones of `length`.
  private let steps: [UInt8]
  private let candidates: [[WordSearch.Word]]
  private let groups: Set<Int>

  private static let longestStep = 127
  /// How many numbers of candidates are left in a byte.
  private static let candidateLimit = 128

  /// - Parameter words: At least one, each of two bytes or more.
  init(_ words: [WordSearch.Word]) {
    let length = min(words.map(\.bytes.count).min() ?? 2, Self.longestStep)
    var steps = [UInt8](repeating: UInt8(length - 1), count: 1 << 16)
    for word in words {
      for end in 1..<length {
        let key = Self.key(word.bytes[end - 1], word.bytes[end])
        steps[key] = min(steps[key], UInt8(length - 1 - end))
      }
    }
    let byEnd = Dictionary(grouping: words) {
      Self.key($0.bytes[length - 2], $0.bytes[length - 1])
    }
    var candidates = [[WordSearch.Word]](
      repeating: [], count: min(byEnd.count, Self.candidateLimit))
    for (number, (key, words)) in byEnd.sorted(by: { $0.key < $1.key }).enumerated() {
      let index = number % Self.candidateLimit
      candidates[index] += words
      steps[key] = UInt8(Self.longestStep + 1 + index)
    }
    groups = Set(words.map(\.group))
    self.length = length
    self.steps = steps
    self.candidates = candidates
  }

  private static func key(_ first: UInt8, _ second: UInt8) -> Int {
    Int(first) << 8 | Int(second)
  }

  /// Notes the groups of the words that are in a text.
  func search(_ text: UnsafeBufferPointer<UInt8>, _ found: inout [Bool]) {
    guard !groups.allSatisfy({ found[$0] }) else { return }
    steps.withUnsafeBufferPointer { steps in
      var end = length - 1
      while end < text.count {
        let step = Int(steps[Self.key(text[end - 1], text[end])])
        if step <= Self.longestStep {
          end += step
          continue
        }
        let start = end + 1 - length
        for word in candidates[step - Self.longestStep - 1] where !found[word.group] {
          guard word.isIn(text, at: start) else { continue }
          found[word.group] = true
          if groups.allSatisfy({ found[$0] }) { return }
        }
        end += 1
      }
    }
  }
}

extension WordSearch.Word {
  fileprivate func isIn(_ text: UnsafeBufferPointer<UInt8>, at start: Int) -> Bool {
    guard start + bytes.count <= text.count else { return false }
    for index in bytes.indices where text[start + index] != bytes[index] { return false }
    return true
  }
}
