import SwiftLexing
import SwiftOutline

/// All symbols of all modules, and what a name means in a scope.
package struct SymbolTable: Sendable {
  private let lookup: NameLookup
  /// The symbols of all modules by their qualified name.
  package let idsByPath: [String: [SymbolID]]
  let answers = ProgramAnswers()

  /// What a name means.
  package enum Meaning: Hashable {
    case symbol(SymbolID)
    /// A generic parameter of an enclosing declaration.
    case generic(String)
    /// Something that the sources do not declare, without its module where that is imported.
    case external(String)
  }

  /// Registers the symbols of some modules.
  package init(registering modules: [SourceModule]) {
    self.init(of: SymbolRegistration(of: modules))
  }

  /// Takes what is registered, and looks up what it inherits from.
  package init(of registration: SymbolRegistration) {
    var lookup = registration.lookup
    let registered = lookup
    (lookup.parents, idsByPath) = bothAtOnce(
      {
        registered.symbols.all.indices.map(SymbolID.init(index:)).concurrentMap(inBatchesOf: 256) {
          $0.map(registered.parentsNamed(by:))
        }
      }, { registered.symbols.idsByPath })
    self.lookup = lookup
  }

  /// The names of all symbols inside of others.
  package var nestedNames: NameSet { lookup.symbols.nestedNames }

  package subscript(id: SymbolID) -> Symbol { lookup.symbols[id] }

  package var symbols: [Symbol] { lookup.symbols.all }
  /// All symbols' indices, in the order of the sources.
  package var allIDs: [SymbolID] { symbols.indices.map(SymbolID.init(index:)) }
  /// The types that a symbol's header and extensions name and that are symbols themselves.
  package var parents: [[SymbolID]] { lookup.parents }
  /// The extensions of types that the sources do not declare, by the type's name.
  package var externalExtensions: [String: [Site]] { lookup.symbols.externalExtensions }

  package var modules: [SourceModule] { lookup.files.modules }
  /// The modules by their names.
  package var moduleIndices: [String: Int] { lookup.files.indices }
  /// The files of all modules, in the order of the modules.
  package var files: [ProgramFiles.Entry] { lookup.files.files }

  /// The names by which an import brings a module.
  package func modulesBringing(_ module: Int) -> [String] { lookup.files.modulesBringing(module) }

  /// The symbol of a module by its qualified name, if it is not private to a file.
  package func id(module: Int, path: String) -> SymbolID? {
    lookup.symbols.id(module: module, path: path)
  }

  /// The symbol of a module by its qualified name, if it is private to a file.
  package func id(module: Int, path: String, privateTo file: Int) -> SymbolID? {
    lookup.symbols.id(module: module, path: path, privateTo: file)
  }

  /// What a possibly qualified name means: nested before outer before module before imported
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
    lookup.topLevel(name, in: module, from: scope)
  }

  /// The type behind an alias of a plain name; `nil` for what is no alias, or leads nowhere.
  package func underlying(_ id: SymbolID) -> SymbolID? { lookup.underlying(id) }

  /// Whether access and imports let a scope see a symbol.
  package func isVisible(_ id: SymbolID, from scope: Scope) -> Bool {
    lookup.isVisible(id, from: scope)
  }
}
