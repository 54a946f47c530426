/// A Swift file in the making.
struct SourceDraft {
  /// The text so far.
  private(set) var text = ""
  /// The file's own name, with which the names of all its types begin.
  let name: String
  /// Types of other files that have a `placeholder` with a `summary`.
  let neighbours: [String]
  var random: SplitMix64
  private var indentation = ""
  private var suffixesTaken = 0
  private var localCount = 0
  private let suffixShift: Int
  private let size: Int

  init(name: String, random: SplitMix64, neighbours: [String]) {
    self.name = name
    self.neighbours = neighbours
    self.random = random
    suffixShift = self.random.number(0...Self.suffixes.count - 1)
    // A few files are long, as everywhere.
    size =
      self.random.once(in: 50)
      ? self.random.number(12_000...36_000) : self.random.number(1_800...5_200)
    addHeader()
  }

  /// Adds lines, as deep as the blocks that are open.
  mutating func add(_ lines: String) {
    for line in lines.split(separator: "\n", omittingEmptySubsequences: false) {
      if !line.isEmpty {
        text += indentation
        text += line
      }
      text += "\n"
    }
  }

  /// Adds a line that opens a block, what is in it, and the brace that closes it.
  mutating func block(_ head: String, _ content: (inout SourceDraft) -> Void) {
    add(head + " {")
    indentation += "  "
    content(&self)
    indentation.removeLast(2)
    add("}")
  }

  /// The name of another type of the file.
  mutating func nextTypeName() -> String {
    let (round, index) = suffixesTaken.quotientAndRemainder(dividingBy: Self.suffixes.count)
    suffixesTaken += 1
    let suffix = Self.suffixes[(index + suffixShift) % Self.suffixes.count]
    return name + suffix + (round == 0 ? "" : "\(round + 1)")
  }

  /// A name that no other local and no other member of the file has.
  mutating func nextLocalName() -> String {
    localCount += 1
    let first = random.pick(Vocabulary.members)
    let second = random.pick(Vocabulary.members)
    return "\(first)\(second.prefix(1).uppercased())\(second.dropFirst())\(localCount)"
  }

  /// Adds declarations until the file is as long as it is meant to be.
  mutating func fill() {
    while text.utf8.count < size { addDeclaration() }
  }

  private static let suffixes = [
    "State", "Options", "Failure", "Snapshot", "Item", "Kind", "Context", "Style", "Details",
    "Change", "Section", "Token", "Range", "Table", "Draft", "Report", "Handle", "Choice",
  ]
}
