import SwiftReading

/// All symbols of all modules, and what a name means in a scope.
package struct SymbolTable: Sendable {
  let lookup: NameLookup
  /// All symbols' indices, in the order of the sources.
  package let allIDs: [SymbolID]
  /// The indices of the protocols, in the order of the sources.
  package let protocols: [SymbolID]
  let answers = ProgramAnswers()

  /// The meaning of a name.
  package enum Meaning: Hashable {
    case symbol(SymbolID)
    /// A generic parameter of an enclosing declaration.
    case generic(String)
    /// A name that the sources do not declare, without its module if that is imported.
    case external(String)
  }

  /// Registers the symbols of some modules, and looks up what they inherit from.
  package init(registering modules: [SourceModule]) {
    let registered = SymbolRegistration(of: modules).lookup
    let ids = registered.symbols.all.indices.map(SymbolID.init(index:))
    var lookup = registered
    lookup.parents = ids.concurrentMap(inBatchesOf: 256) { $0.map(registered.parentsNamed(by:)) }
    self.lookup = lookup
    allIDs = ids
    protocols = ids.filter { registered.symbols[$0].kind == .protocol }
  }

  package subscript(id: SymbolID) -> Symbol { lookup.symbols[id] }

  package var symbols: [Symbol] { lookup.symbols.all }
  /// The types that a symbol's header and extensions name and that are symbols themselves.
  package var parents: [[SymbolID]] { lookup.parents }
  /// The extensions of types that the sources do not declare, by the type's name.
  package var externalExtensions: [String: [Site]] { lookup.symbols.externalExtensions }

  package var modules: [SourceModule] { lookup.files.modules }
  /// The modules by their names.
  package var moduleIndices: [String: Int] { lookup.files.indices }
  /// The files of all modules, in the order of the modules.
  package var files: [ProgramFiles.Entry] { lookup.files.files }

  /// The symbols of all modules with a qualified name.
  package func ids(_ path: String) -> [SymbolID] { lookup.symbols.ids(path) }

  /// The symbol of a module by its qualified name, if it is not private to a file.
  package func id(module: Int, path: String) -> SymbolID? {
    lookup.symbols.id(module: module, path: path)
  }

  /// The symbol of a module by its qualified name, if it is private to a file.
  package func id(module: Int, path: String, privateTo file: Int) -> SymbolID? {
    lookup.symbols.id(module: module, path: path, privateTo: file)
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
    lookup.topLevel(name, in: module, from: scope)
  }

  /// The type behind an alias of a plain name; `nil` for what is no alias, or leads nowhere.
  package func underlying(_ id: SymbolID) -> SymbolID? { lookup.underlying(id) }

  /// Whether access and imports let a scope see a symbol.
  package func isVisible(_ id: SymbolID, from scope: Scope) -> Bool {
    lookup.isVisible(id, from: scope)
  }
}

/// The answers that a program has given before.
struct ProgramAnswers: Sendable {
  let headerNames = Memo<SymbolID, [HeaderNames]>()
  let supertypeClosures = Memo<SymbolID, SupertypeClosure>()
  let aliasTargets = Memo<SymbolID, [AliasTarget]>()
  let requirementLists = Memo<RequirementList.Place, RequirementList>()
  let isolations = Memo<SymbolID, String?>()
}
