import SwiftLexing
import SwiftOutline

/// The questions that a program was asked, as far as files that are only sketched may change the
/// answers.
///
/// Whoever looks something up in a table notes it by that: once the files are outlined that may have
/// an answer, all is asked again, until none is left. All tables of the same files share one.
package final class Questions: Sendable {
  /// The names in sketches.
  package let sketched: SketchedNames
  private let notedNames = Memo<NameHash, Void>()
  private let notedImports = Memo<ImportQuestion, Void>()
  private let notedProtocols = Memo<String, Void>()

  private struct ImportQuestion: Hashable {
    let name: NameHash
    let module: Int
  }

  /// No questions yet.
  package init(beside sketched: SketchedNames) { self.sketched = sketched }

  /// Notes that somebody asks for whatever has a name, with its extensions.
  func note(_ name: NameHash) {
    // Hardly any name is one of these, and nearly all that is done begins with a name.
    guard sketched.declared.contains(name) || sketched.extended.contains(name) else { return }
    notedNames.answer(name) {}
  }

  /// Notes that somebody asks whether a file of a module imports one of some modules.
  func note(importsOf names: [String], inModule module: Int) {
    for name in names {
      notedImports.answer(ImportQuestion(name: NameHash(name), module: module)) {}
    }
  }

  /// Notes that somebody asks for all that conforms to protocols of a name.
  func note(conformersOf name: String) { notedProtocols.answer(name) {} }

  /// How many questions were noted, each counted once however often it was asked.
  package var count: Int {
    notedNames.questions.count + notedImports.questions.count + notedProtocols.questions.count
  }

  /// The names that were asked for.
  package var names: NameSet { notedNames.questions.reduce(into: NameSet()) { $0.insert($1) } }

  /// The protocols of which the conforming types were asked for, by their names.
  package var protocols: Set<String> { Set(notedProtocols.questions) }

  /// By a module's index: the names whose imports in its files were asked for.
  package var imports: [Int: NameSet] {
    notedImports.questions.reduce(into: [:]) { $0[$1.module, default: NameSet()].insert($1.name) }
  }
}
