import SwiftLexing
import SwiftOutline

/// All symbols of all modules, and what a name means in a scope.
package struct SymbolTable: Sendable {
  private(set) var lookup: NameLookup
  private let idsOfPaths: [String: [SymbolID]]
  private(set) var answers = ProgramAnswers()
  private let quietAnswers = ProgramAnswers()

  /// The meaning of a name.
  package enum Meaning: Hashable {
    case symbol(SymbolID)
    /// A generic parameter of an enclosing declaration.
    case generic(String)
    /// A name that the sources do not declare, without its module if that is imported.
    case external(String)
  }

  /// Registers the symbols of some modules.
  package init(registering modules: [SourceModule]) {
    self.init(
      of: SymbolRegistration(of: modules), noting: Questions(beside: SketchedNames(in: modules)))
  }

  /// Takes what is registered, and looks up what it inherits from.
  ///
  /// - Parameter questions: Is told what the table is asked.
  package init(of registration: SymbolRegistration, noting questions: Questions) {
    var lookup = registration.lookup
    let registered = lookup
    (lookup.parents, idsOfPaths) = bothAtOnce(
      {
        registered.symbols.all.indices.map(SymbolID.init(index:)).concurrentMap(inBatchesOf: 256) {
          $0.map(registered.parentsNamed(by:))
        }
      }, { registered.symbols.idsByPath })
    lookup.questions = questions
    lookup.extendedAliases = lookup.aliasesExtendedBySketches()
    self.lookup = lookup
  }

  /// The table for questions that must not be noted: a question about all types, say, that is
  /// followed by another one about those which may matter.
  package var quiet: SymbolTable {
    var table = self
    table.lookup.questions = nil
    table.answers = quietAnswers
    return table
  }

  /// The noted questions; `nil` for a quiet table.
  package var questions: Questions? { lookup.questions }

  package subscript(id: SymbolID) -> Symbol { lookup.symbols[id] }

  package var symbols: [Symbol] { lookup.symbols.all }
  /// All symbols' indices, in the order of the sources.
  package var allIDs: [SymbolID] { symbols.indices.map(SymbolID.init(index:)) }
  /// The types that a symbol's header and extensions name and that are symbols themselves.
  package var parents: [[SymbolID]] { lookup.parents }
  /// The extensions of types that the sources do not declare, by the type's name.
  package var externalExtensions: [String: [Site]] { lookup.symbols.externalExtensions }

  /// The symbols of all modules by their qualified name.
  package var idsByPath: SymbolPaths { SymbolPaths(ids: idsOfPaths, lookup: lookup) }

  package var modules: [SourceModule] { lookup.files.modules }
  /// The modules by their names.
  package var moduleIndices: [String: Int] { lookup.files.indices }
  /// The files of all modules, in the order of the modules.
  package var files: [ProgramFiles.Entry] { lookup.files.files }

  /// The names by which an import brings a module.
  package func modulesBringing(_ module: Int) -> [String] { lookup.files.modulesBringing(module) }

  /// The symbol of a module by its qualified name, if it is not private to a file.
  package func id(module: Int, path: String) -> SymbolID? {
    lookup.noteQuestions(forPath: path)
    return lookup.symbols.id(module: module, path: path)
  }

  /// The symbol of a module by its qualified name, if it is private to a file.
  package func id(module: Int, path: String, privateTo file: Int) -> SymbolID? {
    lookup.noteQuestions(forPath: path)
    return lookup.symbols.id(module: module, path: path, privateTo: file)
  }

  /// The symbol of a module by its qualified name, as a file has it: what is private to the file comes
  /// first.
  package func id(module: Int, path: String, seenFrom file: Int) -> SymbolID? {
    id(module: module, path: path, privateTo: file) ?? id(module: module, path: path)
  }

  /// The meaning of a possibly qualified name: nested before outer before module before imported
  /// modules.
  package func meaning(of name: TypeName, in scope: Scope) -> Meaning {
    lookup.meaning(of: name, in: scope)
  }

  /// The symbol that a plain type name stands for, aliases not followed.
  package func symbol(for type: TypeSyntax, in scope: Scope) -> SymbolID? {
    lookup.symbol(for: type, in: scope)
  }

  /// A declaration at file level, if it may be seen from the scope.
  package func topLevel(_ name: String, in module: Int, from scope: Scope) -> SymbolID? {
    lookup.noteQuestions(forPath: name)
    return lookup.topLevel(name, in: module, from: scope)
  }

  /// The type behind an alias of a plain name; `nil` for what is no alias, or leads nowhere.
  package func underlying(_ id: SymbolID) -> SymbolID? { lookup.underlying(id) }

  /// Whether access and imports let a scope see a symbol.
  package func isVisible(_ id: SymbolID, from scope: Scope) -> Bool {
    lookup.isVisible(id, from: scope)
  }
}
