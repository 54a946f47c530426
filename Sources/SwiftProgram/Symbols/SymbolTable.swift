import SwiftReading

/// All symbols of all modules, and what a name means in a scope.
package struct SymbolTable: Sendable {
  private let program: ProgramFiles
  /// The symbols by where they belong.
  var declared: DeclaredSymbols
  /// The types that a symbol's header and extensions name and that are symbols themselves. Empty
  /// until all symbols are registered.
  package private(set) var parents: [[SymbolID]] = []
  /// All symbols' indices, in the order of the sources.
  package private(set) var allIDs: [SymbolID] = []
  /// The indices of the protocols, in the order of the sources.
  package private(set) var protocols: [SymbolID] = []
  let answers: ProgramAnswers

  /// A table without symbols.
  init(of files: ProgramFiles) {
    program = files
    declared = DeclaredSymbols(in: files)
    answers = ProgramAnswers()
  }

  /// Registers the symbols of some modules, and looks up what they inherit from.
  package init(registering modules: [SourceModule]) {
    let registered = SymbolRegistration(of: modules).table
    self = registered
    allIDs = declared.all.indices.map(SymbolID.init(index:))
    protocols = allIDs.filter { registered[$0].kind == .protocol }
    parents = allIDs.concurrentMap(inBatchesOf: 256) { $0.map(registered.parentsNamed(by:)) }
  }

  package subscript(id: SymbolID) -> Symbol { declared[id] }

  package var symbols: [Symbol] { declared.all }
  /// The extensions of types that the sources do not declare, by the type's name.
  package var externalExtensions: [String: [Site]] { declared.externalExtensions }

  package var modules: [SourceModule] { program.modules }
  /// The modules by their names.
  package var moduleIndices: [String: Int] { program.indices }
  /// The files of all modules, in the order of the modules.
  package var files: [ProgramFiles.Entry] { program.files }

  /// The symbols of all modules with a qualified name.
  package func ids(_ path: String) -> [SymbolID] { declared.ids(path) }

  /// The symbol of a module by its qualified name, if it is not private to a file.
  package func id(module: Int, path: String) -> SymbolID? {
    declared.id(module: module, path: path)
  }

  /// The symbol of a module by its qualified name, if it is private to a file.
  package func id(module: Int, path: String, privateTo file: Int) -> SymbolID? {
    declared.id(module: module, path: path, privateTo: file)
  }

  /// The symbol of a module by its qualified name, as a file has it: what is private to the file comes
  /// first.
  package func id(module: Int, path: String, seenFrom file: Int) -> SymbolID? {
    id(module: module, path: path, privateTo: file) ?? id(module: module, path: path)
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
