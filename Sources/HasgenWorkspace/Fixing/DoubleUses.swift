import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading

/// The files of tests and previews, which may break if a double loses a member.
struct DoubleUses {
  private var files: [File] = []

  fileprivate struct File {
    var words: Set<String> = []
    /// The labels of calls `Home.StubDependencies(…)`, by the name before the dot.
    var labels: [String: Set<String>] = [:]
    /// The number of other places with a word as a label or behind a dot.
    var members: [String: Int] = [:]
  }

  /// Creates an empty list of files.
  init() {}

  init(of settings: Settings) throws(WorkspaceError) {
    let found = try ModuleFinder(settings).find()
    let reader = FileReader(workingDirectory: settings.workingDirectory, detail: .everything)
    let hasPreviews = settings.rules.doubles.contains(where: \.isForPreviews)
    let previews = reader.readTexts(hasPreviews ? found.modules.flatMap(\.files) : []).filter {
      $0?.firstRange(of: Array("Preview".utf8)) != nil
    }
    let tests = reader.readTexts(try DoublesSources(of: settings, found).sources)
    files = (tests + previews).compactMap(\.self).map { File(BodyText(reading: $0)) }
  }

  /// Returns one of the members that a call passes to a double of a consumer, or that a file names
  /// elsewhere beside the consumer; `nil` if there is none.
  ///
  /// - Parameter consumer: The consumer; `nil` for a composition that several consumers have.
  func member(_ consumer: String?, _ members: Set<String>) -> String? {
    guard let name = consumer?.split(separator: ".").last.map(String.init) else {
      return files.compactMap { $0.use(of: members) }.min()
    }
    return files.compactMap { $0.use(of: members, by: name) }.min()
  }
}

extension DoubleUses.File {
  /// The first member that the file passes to any double, or names elsewhere.
  fileprivate func use(of members: Set<String>) -> String? {
    let passed = Set(labels.values.joined())
    return members.filter { passed.contains($0) || names($0) }.min()
  }

  /// The first member that the file passes to a double of a consumer, or names elsewhere beside the
  /// consumer.
  fileprivate func use(of members: Set<String>, by consumer: String) -> String? {
    let passed = labels[consumer] ?? []
    let namesConsumer = words.contains { $0.contains(consumer) }
    return members.filter { passed.contains($0) || namesConsumer && names($0) }.min()
  }

  private func names(_ member: String) -> Bool { members[member, default: 0] > 0 }

  init(_ text: BodyText) {
    for index in text.tokens.indices where text.tokens[index].kind == .word {
      words.insert(text.text(index))
      let isLabel = index + 1 < text.tokens.count && text.tokens[index + 1].begins(":")
      guard isLabel || index > 0 && text.tokens[index - 1].kind == .dot else { continue }
      members[text.text(index), default: 0] += 1
    }
    for index in text.tokens.indices where text.tokens[index].begins("(") {
      guard text.tokens[index].partner > index,
        case .path(let path) = WrittenCallee(before: index, in: text)
      else { continue }
      let names = path.suffix(2).map { text.text($0) }
      guard names.count == 2, ["StubDependencies", "PreviewDependencies"].contains(names[1]) else {
        continue
      }
      for label in text.labels(in: index).compactMap(\.self) {
        labels[names[0], default: []].insert(label)
        members[label, default: 0] -= 1
      }
    }
  }
}
