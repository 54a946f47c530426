import SwiftOutline

/// All symbols of all modules, and what a name means in a scope.
package struct SymbolTable: Sendable {
  package let modules: [SourceModule]
  /// The files of all modules, in the order of the modules.
  package let files: [FileEntry]
  package private(set) var symbols: [Symbol] = []
  /// The types that a symbol's header and extensions name and that are symbols themselves. Empty
  /// before `completed`.
  package private(set) var parents: [[SymbolID]] = []

  /// The extensions of types that the sources do not declare, by the type's name.
  package private(set) var externalExtensions: [String: [Site]] = [:]

  /// The symbols of all modules by their qualified name. Empty before `completed`.
  package private(set) var idsByPath: [String: [SymbolID]] = [:]

  /// The symbols that belong to a module, by its index and their qualified names.
  private var shared: [[String: SymbolID]]
  /// The symbols that are private to a file, by its index.
  private var privates: [[Scope.Owner: SymbolID]]
  /// The names of all symbols inside of others: most names are no such.
  package private(set) var nestedNames = NameSet()
  package let moduleIndices: [String: Int]
  private let exports: ModuleExports

  /// What was asked of the finished table before.
  package let headers = Memo<SymbolID, [HeaderNames]>()
  package let kinships = Memo<SymbolID, Kinship>()
  package let requirementLists = Memo<RequirementList.Place, RequirementList>()
  package let isolations = Memo<SymbolID, String?>()
  package let aliasTargets = Memo<SymbolID, [AliasTarget]>()

  /// A file, and the known modules that it sees, with the imports that bring them.
  package struct FileEntry: Sendable {
    package let source: SourceFile
    package let module: Int
    package let imports: [Int: [Import]]
    /// The modules, in their order.
    package let importedModules: [Int]
  }

  /// Registers the symbols of some modules; `completed` tells more of them.
  package init(registering modules: [SourceModule]) {
    self.modules = modules
    var indices: [String: Int] = [:]
    for (index, module) in modules.enumerated() where indices[module.name] == nil {
      indices[module.name] = index
    }
    moduleIndices = indices
    exports = ModuleExports(of: modules, indices: indices)
    let exports = exports
    files = modules.enumerated().flatMap { index, module in
      module.files.map { file in
        var imports: [Int: [Import]] = [:]
        for item in file.outline.imports {
          guard let imported = indices[item.module] else { continue }
          for seen in exports.closure(of: imported) { imports[seen, default: []].append(item) }
        }
        return FileEntry(
          source: file, module: index, imports: imports, importedModules: imports.keys.sorted())
      }
    }
    // Mostly right, so that the tables need not grow while they are filled.
    let counts = modules.map { module in
      module.files.reduce(0) { $0 + $1.outline.countOfTypes }
    }
    symbols.reserveCapacity(counts.reduce(0, +))
    shared = counts.map { [String: SymbolID](minimumCapacity: $0) }
    privates = [[Scope.Owner: SymbolID]](repeating: [:], count: files.count)
    var pending: [(declaration: Declaration, scope: Scope, access: Access)] = []
    for (index, file) in files.enumerated() {
      let scope = Scope(module: file.module, file: index)
      for declaration in file.source.outline.declarations {
        register(declaration, in: scope, access: .open, pendingExtensions: &pending)
      }
    }
    attach(pending)
  }

  /// The same with what can be told of symbols as soon as all are registered.
  package func completed() -> SymbolTable {
    var table = self
    (table.parents, table.idsByPath) = bothAtOnce(
      { allIDs.concurrentMap(inBatchesOf: 256) { $0.map(parents(of:)) } }, { idsGroupedByPath })
    return table
  }

  private var idsGroupedByPath: [String: [SymbolID]] {
    var ids = [String: [SymbolID]](minimumCapacity: symbols.count)
    for (index, symbol) in symbols.enumerated() {
      ids[symbol.path, default: []].append(SymbolID(index: index))
    }
    return ids
  }

  package subscript(id: SymbolID) -> Symbol { symbols[id.index] }

  /// All symbols' indices, in the order of the sources.
  package var allIDs: [SymbolID] { symbols.indices.map(SymbolID.init(index:)) }

  /// The symbol of a module by its qualified name, if it is not private to a file.
  package func id(module: Int, path: String) -> SymbolID? { shared[module][path] }

  /// The symbol of a module by its qualified name, if it is private to a file.
  package func id(module: Int, path: String, privateTo file: Int) -> SymbolID? {
    privates[file].isEmpty ? nil : privates[file][Scope.Owner(module: module, path: path)]
  }

  /// The names by which an import brings a module.
  package func modulesBringing(_ module: Int) -> [String] {
    exports.bringing(module).map { modules[$0].name }
  }

  // MARK: Registering

  private mutating func register(
    _ declaration: Declaration, in scope: Scope, access: Access, standard: Access = .internal,
    pendingExtensions: inout [(declaration: Declaration, scope: Scope, access: Access)]
  ) {
    switch declaration.kind {
    case .extension:
      pendingExtensions.append((declaration, scope, access))
    case let kind where kind.namesType:
      let own = declaration.access ?? (declaration.kind == .associatedtype ? .open : standard)
      let reach = min(own == .private && scope.owners.isEmpty ? .fileprivate : own, access)
      let site = Site(declaration: declaration, scope: scope, access: reach)
      let owner = add(site, named: declaration.name.asTypeName, in: scope)
      guard declaration.contents.contains(.types) else { return }
      let inner = scope.entering(declaration).entering(owner)
      for member in declaration.members where member.traits.contains(.types) {
        // A protocol's members are as accessible as it is.
        register(
          member, in: inner, access: reach,
          standard: declaration.kind == .protocol ? .open : .internal,
          pendingExtensions: &pendingExtensions)
      }
    default:
      break
    }
  }

  private mutating func add(_ site: Site, named name: String, in scope: Scope) -> Scope.Owner {
    let enclosing = scope.owners.last
    let module = enclosing?.module ?? scope.module
    let path = enclosing.map { "\($0.path).\(name)" } ?? name
    // What is private to a file is a symbol of its own; all else belongs to the module.
    let place = Scope.Owner(module: module, path: path)
    let isPrivate = site.access <= .fileprivate
    let known = isPrivate ? privates[scope.file][place] : shared[module][path]
    if let known {
      symbols[known.index].add(site)
    } else {
      let id = SymbolID(index: symbols.count)
      if isPrivate { privates[scope.file][place] = id } else { shared[module][path] = id }
      if enclosing != nil { nestedNames.insert(NameHash(ofWritten: name)) }
      symbols.append(Symbol(module: module, name: name, path: path, site: site))
    }
    return place
  }

  /// Extensions may extend types that stand in other extensions: as many rounds as bring news.
  private mutating func attach(
    _ extensions: [(declaration: Declaration, scope: Scope, access: Access)]
  ) {
    var waiting = extensions
    var genericNames: [SymbolID: (sites: Int, names: Set<String>)] = [:]
    var isLastRound = false
    while !waiting.isEmpty {
      var nested: [(declaration: Declaration, scope: Scope, access: Access)] = []
      var unresolved: [(declaration: Declaration, scope: Scope, access: Access)] = []
      for item in waiting {
        let extended = item.declaration.type.flatMap { symbol(for: $0, in: item.scope) }
          .map { underlying($0) ?? $0 }
        guard extended != nil || isLastRound else {
          unresolved.append(item)
          continue
        }
        let access = min(extended.map { self[$0].access } ?? .open, item.access)
        let site = Site(declaration: item.declaration, scope: item.scope, access: access)
        if let extended {
          symbols[extended.index].extensions.append(site)
        } else {
          externalExtensions[item.declaration.name, default: []].append(site)
        }
        guard item.declaration.contents.contains(.types) else { continue }
        let owner =
          extended.map { Scope.Owner(module: self[$0].module, path: self[$0].path) }
          ?? Scope.Owner(module: item.scope.module, path: item.declaration.name)
        var inner: Set<String> = []
        if let extended {
          let sites = self[extended].sites
          // What is extended very often may be declared very often, too.
          if let known = genericNames[extended], known.sites == sites.count {
            inner = known.names
          } else {
            inner = Set(sites.flatMap { $0.headerScope.genericNames })
            genericNames[extended] = (sites.count, inner)
          }
        }
        let scope = Scope(
          module: item.scope.module, file: item.scope.file, owners: owner.enclosing,
          genericNames: item.scope.genericNames.union(inner))
        for member in item.declaration.members where member.traits.contains(.types) {
          register(
            member, in: scope, access: access,
            standard: item.declaration.access ?? .internal, pendingExtensions: &nested)
        }
      }
      isLastRound = unresolved.count == waiting.count
      waiting = unresolved + nested
    }
  }

  private func parents(of id: SymbolID) -> [SymbolID] {
    var parents: [SymbolID] = []
    for site in self[id].sites + self[id].extensions
    where !site.declaration.inheritedTypes.isEmpty {
      let scope = site.headerScope
      for name in site.declaration.inheritedTypes.flatMap(\.namedParts) {
        if let parent = symbol(for: .name(name), in: scope) { parents.append(parent) }
      }
    }
    return parents
  }
}

extension Outline {
  /// About how many types it declares.
  fileprivate var countOfTypes: Int {
    declarations.reduce(0) { $0 + ($1.contents.contains(.types) ? 2 : 1) }
  }
}
