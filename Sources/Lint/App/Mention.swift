import Findings
import SwiftReading
import SwiftProgram

/// A word in the text of a source file, outside of comments and strings.
struct Mention {
  let word: String
  /// The path of the file.
  let path: String
  /// The module of the file, by index.
  let module: Int
  /// The index of the file.
  let file: Int
  let text: BodyText
  /// The index of the word's token.
  let index: Int

  /// The offset of the word.
  var offset: Int { text.tokens[index].start }

  var location: Location {
    let position = LineTable(of: text.bytes).position(of: offset)
    return Location(path: path, line: position.line, column: position.column)
  }

  /// Whether `:` stands behind it, so that it is a label or is declared here.
  var isLabel: Bool {
    index + 1 < text.tokens.count && text.tokens[index + 1].begins(":")
      && (index == 0 || !text.tokens[index - 1].begins("?"))
  }
}

extension LintedApp {
  /// The places where the words of a rule stand in the sources; `nil` if a file cannot be read to its
  /// end.
  func mentions(for rule: DiagnosticID) -> [Mention]? {
    guard let words = wordsOfRules[rule] else { return [] }
    var places: [String: (module: Int, file: Int)] = [:]
    for (index, file) in table.files.enumerated() {
      places[file.source.path] = (file.module, index)
    }
    var mentions: [Mention] = []
    for path in uses.filesOfRules[rule, default: []].sorted() {
      guard let place = places[path], let bytes = linted.texts.bytes(path) else { return nil }
      let text = BodyText(reading: bytes)
      guard text.isComplete else { return nil }
      for (index, token) in text.tokens.enumerated() where token.kind == .word {
        let word = text.text(index)
        guard words.contains(word) else { continue }
        mentions.append(
          Mention(
            word: word, path: path, module: place.module, file: place.file, text: text,
            index: index))
      }
    }
    return mentions
  }

  /// The offsets of what the headers of some types name, by files.
  func headerOffsets(of types: some Sequence<SymbolID>) -> [Int: Set<Int>] {
    var offsets: [Int: Set<Int>] = [:]
    for id in types {
      for site in table[id].headers {
        for type in site.declaration.inheritedTypes {
          type.visitNames { name in
            for component in name.components {
              offsets[site.scope.file, default: []].insert(component.offset)
            }
          }
        }
      }
    }
    return offsets
  }
}
