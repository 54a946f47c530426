import HasgenGraph
import HasgenProgram
import HasgenReading

/// A word in the text of a source file, outside of comments and strings.
struct Mention {
  let word: String
  let location: Location
  /// The module of the file, by index.
  let module: Int
  let text: BodyText
  /// The index of the word's token.
  let index: Int

  /// True if the word is a label, or is followed by a type.
  var isLabel: Bool {
    guard index > 0, text.token(index + 1)?.begins(":") == true else { return false }
    let before = text[index - 1]
    if before.kind == .word { return !follows("case") && !text.isStatementWord(index - 1) }
    return before.begins("(") || before.begins(",")
  }

  /// True if the word is the name of a type or protocol that is declared or extended at this place.
  var isDeclaration: Bool {
    ["protocol", "struct", "class", "actor", "enum", "extension"].contains(where: follows)
  }

  /// True if the word is a member that gets a value: `self.name = …`, `name = …`, or its
  /// declaration.
  var isInitialized: Bool {
    if follows("let") || follows("var") || follows("func") { return true }
    if text.token(index + 1)?.isAssignment == true { return true }
    // The parameter in `self.name = name`.
    guard text.isWord(index - 4, "self"), text[index - 3].kind == .dot else { return false }
    return text.isWord(index - 2, word) && text[index - 1].kind == .operation
  }

  /// True if the word follows a keyword.
  func follows(_ keyword: String) -> Bool { index > 0 && text.isKeyword(index - 1, keyword) }
}

extension LintedApp {
  /// The mentions of some words, without the headers of containers; `nil` if a file cannot be read
  /// to its end.
  ///
  /// - Parameter isPartial: True to accept such a file.
  func mentions(of words: Set<String>, isPartial: Bool = false) -> [Mention]? {
    let headers = headerNames
    var mentions: [Mention] = []
    let paths = table.files.map(\.source.path)
    for (file, isFound) in linted.texts.search(words, paths).enumerated() where isFound {
      let text = linted.texts.bytes(paths[file]).map { BodyText(reading: $0) }
      guard let text, text.isComplete || isPartial else { return nil }
      for (index, token) in text.tokens.enumerated()
      where token.kind == .word && words.contains(text.text(index))
        && !headers.contains(CodePlace(file: file, offset: token.start))
      {
        mentions.append(
          Mention(
            word: text.text(index), location: table.location(file: file, offset: token.start),
            module: table.files[file].module, text: text, index: index))
      }
    }
    return mentions
  }

  /// The names in the headers and extensions of containers.
  private var headerNames: Set<CodePlace> {
    let sites = supply.containersByID.keys.flatMap { table[$0].headers }
    return Set(
      sites.flatMap { site in
        site.declaration.inheritedTypes.flatMap(\.allNames).flatMap(\.components).map {
          CodePlace(file: site.scope.file, offset: $0.offset)
        }
      })
  }
}
