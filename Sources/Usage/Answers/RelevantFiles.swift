import Roles
import SwiftReading
import SwiftProgram

/// The files whose code may say what is done with some compositions.
///
/// All others may be left unread: nothing in them holds what these compositions ask for, nor can
/// their code get at it.
struct RelevantFiles {
  /// The words of what makes members dynamic.
  static let dynamicWords: Set = ["Injecting", "dynamicMemberLookup"]

  /// The properties that hold dependencies in them.
  let index: HolderIndex
  /// Whether each file of a list is one of them.
  private let contains: [Bool]
  /// Whether each of them has a word of what makes members dynamic.
  private let isDynamic: [Bool]

  /// - Parameters:
  ///   - compositions: These, and all that name them.
  ///   - paths: The files, in the order of the table.
  init(
    for compositions: [AskingComposition], _ code: CodeMaps, in paths: [String],
    texts: SourceTexts
  ) {
    let table = code.types.table
    // A composition is held where its consumer is named.
    let words = Set(compositions.flatMap(\.wordsAround))
    let found = texts.search([words, Self.dynamicWords], paths)
    let near = found.map { $0[0] }
    isDynamic = found.map { $0[1] }
    let keys = Set(compositions.map { $0.key(in: table) })
    func index(of isRelevant: [Bool]) -> HolderIndex {
      HolderIndex(code, in: Set(table.files.indices.filter { isRelevant[$0] }))
    }
    let nearIndex = index(of: near)
    let wordsElsewhere = nearIndex.holders.values.joined().filter { holder in
      holder.type.compositions.contains { !$0.allKeys.isDisjoint(with: keys) }
    }.reduce(into: Set<String>()) { $0.formUnion($1.wordsElsewhere(table)) }
    let others = Set(
      texts.mentioning(wordsElsewhere, paths.indices.filter { !near[$0] }.map { paths[$0] }))
    let isRelevant = zip(paths, near).map { $1 || others.contains($0) }
    contains = isRelevant
    self.index = others.isEmpty ? nearIndex : index(of: isRelevant)
  }

  /// For each file of the list, whether it is one of these and has one of some words, whether it has a
  /// word of what makes members dynamic, and `false`.
  func searched(for words: Set<String>, in paths: [String], _ texts: SourceTexts) -> [[Bool]] {
    let found = Set(texts.mentioning(words, zip(paths, contains).filter(\.1).map(\.0)))
    return zip(paths, isDynamic).map { [found.contains($0), $1, false] }
  }
}

extension AskingComposition {
  /// The words without which no text names it.
  fileprivate var wordsAround: [String] {
    // A function has its labels behind its name.
    [String((consumer.pathParts.last ?? consumer).prefix { $0 != "(" }).asTypeName]
      + (isShared ? [composition.name.asTypeName] : [])
  }
}

extension Holder {
  /// The words in texts by which code gets at it where its type is not named.
  fileprivate func wordsElsewhere(_ table: SymbolTable) -> Set<String> {
    var words: Set<String> = []
    // A generic superclass has it by the name of a parameter.
    if let declaredIn { words.insert(table[declaredIn].name.asTypeName) }
    guard access > .fileprivate else { return words }
    guard let owner, !table.mayBeInherited(owner) else { return words.union([name]) }
    // `child.dependencies`; protocols have extensions.
    words.insert(".\(name)")
    words.insert(".`\(name)`")
    words.formUnion(
      table.supertypeClosure(of: owner).protocols.keys.map { table[$0].name.asTypeName })
    return words
  }
}

extension SymbolTable {
  /// Whether other types may have the members of a type as their own.
  fileprivate func mayBeInherited(_ id: SymbolID) -> Bool {
    switch self[id].kind {
    case .struct, .enum, .actor: false
    case .class: !self[id].sites.allSatisfy { $0.declaration.modifiers.contains("final") }
    default: true
    }
  }
}
