import SwiftLexing
import SwiftOutline

extension SymbolTable {
  /// Notes that something depends on whatever has a name, be it qualified, and on what is around it.
  package func noteQuestion(for path: String) { lookup.noteQuestions(forPath: path) }

  /// Notes that something depends on all types that conform to a protocol.
  package func noteQuestion(forConformersOf id: SymbolID) {
    questions?.note(conformersOf: self[id].name)
  }

  /// Notes that something depends on which files of a module import one of some others.
  package func noteQuestion(forImportsOf others: some Sequence<Int>, in module: Int) {
    guard let questions else { return }
    for other in others where other != module {
      questions.note(importsOf: modulesBringing(other), inModule: module)
    }
  }

  /// Notes that something depends on how files of a module import another, be it one that was not
  /// read.
  package func noteQuestion(forImportsOf name: String, in module: Int) {
    questions?.note(importsOf: [name], inModule: module)
  }
}

/// The symbols of all modules by their qualified name.
package struct SymbolPaths: Sendable {
  let ids: [String: [SymbolID]]
  let lookup: NameLookup

  package subscript(path: String) -> [SymbolID]? {
    lookup.noteQuestions(forPath: path)
    return ids[path]
  }
}

extension NameLookup {
  /// Notes that something depends on whatever has a name, and on what extends that.
  func note(_ name: NameHash) {
    guard let questions else { return }
    questions.note(name)
    for alias in extendedAliases[name] ?? [] { questions.note(alias) }
  }

  /// Notes that something depends on what a type is and has, and on what is around it.
  func noteQuestions(forPath path: String) {
    if questions == nil { return }
    for part in path.pathParts { note(NameHash(ofWritten: part)) }
  }

  /// Notes that something depends on what a symbol inherits from.
  func noteQuestions(forParentsOf id: SymbolID) {
    if questions == nil { return }
    noteQuestions(forPath: symbols[id].path)
    for site in symbols[id].sites + symbols[id].extensions {
      for name in site.declaration.inheritedTypes.flatMap(\.namedParts) {
        for component in name.components { note(NameHash(ofWritten: component.name)) }
      }
    }
  }

  /// The aliases that sketched files extend, by the names that they stand for.
  func aliasesExtendedBySketches() -> [NameHash: [NameHash]] {
    guard let extended = questions?.sketched.extended else { return [:] }
    var aliases: [NameHash: [NameHash]] = [:]
    for (index, symbol) in symbols.all.enumerated() where symbol.kind == .typealias {
      let name = NameHash(ofWritten: symbol.name)
      guard extended.contains(name), let meant = underlying(SymbolID(index: index)) else {
        continue
      }
      aliases[NameHash(ofWritten: symbols[meant].name), default: []].append(name)
    }
    return aliases
  }
}
