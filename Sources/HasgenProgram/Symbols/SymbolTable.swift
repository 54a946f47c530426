import HasgenReading

/// All symbols of all modules, and the meaning of names in scopes.
package struct SymbolTable: Sendable {
  package let modules: [SourceModule]
  /// The indices of the modules by their names.
  package let moduleIndices: [String: Int]
  /// The files of all modules, in the order of the modules.
  package let files: [File]
  /// The symbols, in the order of the sources.
  package private(set) var symbols: [Symbol] = []
  /// The extensions of types that the sources do not declare, by the type's name.
  package private(set) var externalExtensions: [String: [Site]] = [:]
  /// The symbols by their qualified names.
  private var idsByPath: [String: [SymbolID]] = [:]
  /// The names of all nested symbols; most names are not among them, so that a look-up ends early.
  private(set) var nestedNames: Set<String> = []
  /// True if names of inherited nested types are looked up.
  private(set) var seesInherited = false
  /// All symbols' indices, in the order of the sources.
  package private(set) var allIDs: [SymbolID] = []
  /// The indices of the protocols, in the order of the sources.
  package private(set) var protocols: [SymbolID] = []
  /// The modules that the files of each module import; true if a file imports the module as
  /// `@testable`.
  private(set) var imported: [[Int: Bool]]
  let answers = ProgramAnswers()

  /// A file, and the modules of the program that it imports or gets by re-exports.
  package struct File: Sendable {
    package let source: SourceFile
    package let module: Int
    package let imports: [Int: [Import]]
    /// The indices of the modules in `imports`, ascending.
    package let importedModules: [Int]
  }

  /// Registers the symbols of some modules.
  package init(registering modules: [SourceModule]) {
    self.modules = modules
    let indices = Dictionary(modules.enumerated().map { ($1.name, $0) }) { first, _ in first }
    moduleIndices = indices
    let exports = ModuleExports(of: modules, indices: indices)
    files = modules.enumerated().flatMap { index, module in
      module.files.map { file in
        let imports = exports.imports(of: file, indices: indices)
        return File(
          source: file, module: index, imports: imports, importedModules: imports.keys.sorted())
      }
    }
    imported = modules.map { _ in [:] }
    for file in files {
      for (module, imports) in file.imports {
        let isTestable = imports.contains { $0.attributes.contains("@testable") }
        imported[file.module][module] = isTestable || imported[file.module][module] == true
      }
    }
    registerAll()
    allIDs = symbols.indices.map(SymbolID.init(index:))
    protocols = allIDs.filter { self[$0].kind == .protocol }
    seesInherited = true
  }

  package subscript(id: SymbolID) -> Symbol { symbols[id.index] }

  /// The symbols of all modules with a qualified name, in the order of the sources.
  package func ids(_ path: String) -> [SymbolID] { idsByPath[path] ?? [] }

  /// The symbol of a module by its qualified name, if it is not private to a file.
  package func id(module: Int, path: String) -> SymbolID? {
    ids(path).first { self[$0].module == module && self[$0].privateFile == nil }
  }

  /// The symbol of a module by its qualified name, if it is private to a file.
  package func id(module: Int, path: String, privateTo file: Int) -> SymbolID? {
    ids(path).first { self[$0].module == module && self[$0].privateFile == file }
  }

  /// The symbol of a module by its qualified name, as a file sees it: a symbol that is private to
  /// the file comes first.
  package func id(module: Int, path: String, seenFrom file: Int) -> SymbolID? {
    id(module: module, path: path, privateTo: file) ?? id(module: module, path: path)
  }

  /// The symbols in the inheritance clauses of a symbol's headers and extensions.
  package func parents(of id: SymbolID) -> [SymbolID] {
    if self[id].isBare { return [] }
    return answers.parents.answer(id) {
      var table = self
      table.seesInherited = false
      return self[id].headers.flatMap { site in
        site.declaration.inheritedTypes.flatMap(\.namedParts).compactMap {
          table.symbol(for: .name($0), in: site.headerScope)
        }
      }
    }
  }
}

/// The caches of a symbol table.
struct ProgramAnswers: Sendable {
  let parents = Memo<SymbolID, [SymbolID]>()
  let headerNames = Memo<SymbolID, [HeaderNames]>()
  let supertypeClosures = Memo<SymbolID, SupertypeClosure>()
  let aliasTargets = Memo<SymbolID, [AliasTarget]>()
  let requirementLists = Memo<RequirementList.Key, RequirementList>()
  let isolations = Memo<SymbolID, String?>()
}

// MARK: Registration

extension SymbolTable {
  /// Registers the declarations of the sources, and attaches extensions to the types that they
  /// extend.
  fileprivate mutating func registerAll() {
    let count = files.reduce(0) { $0 + $1.source.outline.declarations.count }
    symbols.reserveCapacity(count)
    idsByPath.reserveCapacity(count)
    var extensions: [Site] = []
    for sites in sitesOfFiles { register(sites, &extensions) }
    // Extensions may extend types that are declared in other extensions, so the loop runs until a
    // round attaches none; the last round attaches the extensions of undeclared types.
    var isLastRound = false
    while !extensions.isEmpty {
      var open: [Site] = []
      var nested: [Site] = []
      for (site, known) in zip(extensions, extendedTypes(of: extensions)) {
        if known != nil {
          attach(site, to: known, &nested)
        } else if isLastRound {
          // The type may be declared in an extension before this one.
          attach(site, to: extendedType(of: site.declaration, in: site.scope), &nested)
        } else {
          open.append(site)
        }
      }
      isLastRound = open.count == extensions.count
      extensions = open + nested
    }
  }

  /// The declarations of types and extensions in each file. They are collected on all cores, and
  /// added on one.
  private var sitesOfFiles: [TypeSites] {
    Array(files.enumerated()).concurrentMap(inBatchesOf: 64) { files in
      files.map { index, file in
        var sites = TypeSites()
        let scope = Scope(module: file.module, file: index)
        for declaration in file.source.outline.declarations {
          sites.collect(declaration, in: scope, access: .open)
        }
        return sites
      }
    }
  }

  /// Registers the types, and appends the extensions, which are attached later.
  private mutating func register(_ sites: TypeSites, _ extensions: inout [Site]) {
    for (site, name, owner) in sites.types { registerType(site, named: name, as: owner) }
    extensions += sites.extensions
  }

  /// Adds a declaration, to a known symbol or as a new one.
  private mutating func registerType(_ site: Site, named name: String, as owner: Scope.Owner) {
    let privateFile = site.access <= .fileprivate ? site.scope.file : nil
    let known = ids(owner.path).first {
      self[$0].module == owner.module && self[$0].privateFile == privateFile
    }
    if let known {
      self[known].addDeclaration(site)
    } else {
      idsByPath[owner.path, default: []].append(SymbolID(index: symbols.count))
      symbols.append(Symbol(owner, name: name, privateTo: privateFile, site: site))
      if !site.scope.owners.isEmpty { nestedNames.insert(name) }
    }
  }

  /// The type that each extension extends; `nil` for a type that is not known.
  private func extendedTypes(of extensions: [Site]) -> [Symbol?] {
    extensions.concurrentMap(inBatchesOf: 256) { sites in
      sites.map { extendedType(of: $0.declaration, in: $0.scope) }
    }
  }

  /// The type that an extension extends, behind aliases; `nil` for a type that is not known.
  func extendedType(of declaration: Declaration, in scope: Scope) -> Symbol? {
    guard let type = declaration.type, let id = symbol(for: type, in: scope) else { return nil }
    return self[underlying(id) ?? id]
  }

  /// Attaches an extension to the type that it extends; `nil` for a type that the sources do not
  /// declare.
  private mutating func attach(_ item: Site, to extended: Symbol?, _ nested: inout [Site]) {
    let declaration = item.declaration
    let access = min(extended?.access ?? .open, item.access)
    let site = Site(declaration: declaration, scope: item.scope, access: access)
    if let extended {
      extended.addExtension(site)
    } else {
      externalExtensions[declaration.name, default: []].append(site)
    }
    let members = declaration.memberTypes
    guard !members.isEmpty else { return }
    let owner = extended?.owner ?? Scope.Owner(module: item.scope.module, path: declaration.name)
    let genericNames = extended?.sites[0].headerScope.genericNames ?? []
    let scope = Scope(
      module: item.scope.module, file: item.scope.file, owners: owner.enclosing,
      genericNames: item.scope.genericNames.union(genericNames))
    var sites = TypeSites()
    for member in members {
      sites.collect(member, in: scope, access: access, standard: declaration.access ?? .internal)
    }
    register(sites, &nested)
  }
}

/// The declarations of types in a file or an extension, nested ones included, and the extensions.
private struct TypeSites: Sendable {
  /// The declarations in the order of the text, each with its name as a symbol, and with itself as
  /// the owner of the declarations inside it.
  var types: [(site: Site, name: String, owner: Scope.Owner)] = []
  var extensions: [Site] = []

  /// Adds a declaration and the types in it.
  ///
  /// - Parameters:
  ///   - access: The access of the declaration around it.
  ///   - standard: The access of a declaration that states none.
  mutating func collect(
    _ declaration: Declaration, in scope: Scope, access: Access, standard: Access = .internal
  ) {
    guard declaration.kind.namesType else { return }
    if declaration.kind == .extension {
      return extensions.append(Site(declaration: declaration, scope: scope, access: access))
    }
    let implied = declaration.kind == .associatedtype ? .open : standard
    var own = declaration.access ?? implied
    // At file level, `private` means `fileprivate`.
    if own == .private, scope.owners.isEmpty { own = .fileprivate }
    let reach = min(own, access)
    let name = declaration.name.asTypeName
    let owner = scope.owner(named: name)
    types.append((Site(declaration: declaration, scope: scope, access: reach), name, owner))
    let members = declaration.memberTypes
    guard !members.isEmpty else { return }
    let inner = scope.entering(declaration).entering(owner)
    // The types in a protocol are as accessible as the protocol.
    let standard: Access = declaration.kind == .protocol ? .open : .internal
    for member in members { collect(member, in: inner, access: reach, standard: standard) }
  }
}
