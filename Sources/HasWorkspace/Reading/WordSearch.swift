/// A search for words in texts, whatever stands around them.
///
/// For each word, it goes over a text in steps as long as the byte at the end of the word allows
/// (Horspool): most bytes are not looked at.
struct WordSearch: Sendable {
  private struct Word: Sendable {
    let bytes: [UInt8]
    /// By byte value: how far the word may be moved if the byte stands below its end.
    let steps: [Int]

    init(_ text: String) {
      let bytes = Array(text.utf8)
      var steps = [Int](repeating: bytes.count, count: 256)
      for (index, byte) in bytes.enumerated().dropLast() {
        steps[Int(byte)] = bytes.count - 1 - index
      }
      self.bytes = bytes
      self.steps = steps
    }

    func isIn(_ text: UnsafeBufferPointer<UInt8>) -> Bool {
      bytes.withUnsafeBufferPointer { word in
        steps.withUnsafeBufferPointer { steps in
          let length = word.count
          guard length > 0 else { return true }
          let last = word[length - 1]
          var end = length - 1
          while end < text.count {
            let byte = text[end]
            if byte == last {
              var back = 1
              while back < length, text[end - back] == word[length - 1 - back] { back += 1 }
              if back == length { return true }
            }
            end += steps[Int(byte)]
          }
          return false
        }
      }
    }
  }

  private let groups: [[Word]]

  init(_ groups: [Set<String>]) {
    self.groups = groups.map { $0.sorted().map(Word.init) }
  }

  /// For each group, whether one of its words is in a text.
  func found(in text: UnsafeBufferPointer<UInt8>) -> [Bool] {
    groups.map { group in group.contains { $0.isIn(text) } }
  }

  /// The answer for a text that cannot be read.
  var unknown: [Bool] { groups.map { _ in true } }
}
