import SwiftLexing
import SwiftOutline

/// The symbols that sources declare, by where they belong.
struct DeclaredSymbols: Sendable {
  private(set) var all: [Symbol] = []
  /// The extensions of types that the sources do not declare, by the type's name.
  private(set) var externalExtensions: [String: [Site]] = [:]
  /// The names of all symbols inside of others: most names are no such.
  private(set) var nestedNames = NameSet()
  /// The symbols that belong to a module, by its index and their qualified names.
  private var shared: [[String: SymbolID]]
  /// The symbols that are private to a file, by its index.
  private var privates: [[Scope.Owner: SymbolID]]

  /// No symbols yet.
  init(in files: ProgramFiles) {
    // Mostly right, so that the tables need not grow while they are filled.
    let counts = files.modules.map { module in
      module.files.reduce(0) { $0 + $1.outline.countOfTypes }
    }
    all.reserveCapacity(counts.reduce(0, +))
    shared = counts.map { [String: SymbolID](minimumCapacity: $0) }
    privates = [[Scope.Owner: SymbolID]](repeating: [:], count: files.files.count)
  }

  subscript(id: SymbolID) -> Symbol { all[id.index] }

  /// The symbol of a module by its qualified name, if it is not private to a file.
  func id(module: Int, path: String) -> SymbolID? { shared[module][path] }

  /// The symbol of a module by its qualified name, if it is private to a file.
  func id(module: Int, path: String, privateTo file: Int) -> SymbolID? {
    privates[file].isEmpty ? nil : privates[file][Scope.Owner(module: module, path: path)]
  }

  /// The symbols by their qualified name.
  var idsByPath: [String: [SymbolID]] {
    var ids = [String: [SymbolID]](minimumCapacity: all.count)
    for (index, symbol) in all.enumerated() {
      ids[symbol.path, default: []].append(SymbolID(index: index))
    }
    return ids
  }

  /// Adds a declaration, of a new symbol or of one that is known; gives the type that it is for
  /// what it encloses.
  mutating func add(_ site: Site, named name: String, in scope: Scope) -> Scope.Owner {
    let enclosing = scope.owners.last
    let module = enclosing?.module ?? scope.module
    let path = enclosing.map { "\($0.path).\(name)" } ?? name
    // What is private to a file is a symbol of its own; all else belongs to the module.
    let place = Scope.Owner(module: module, path: path)
    let isPrivate = site.access <= .fileprivate
    let known = isPrivate ? privates[scope.file][place] : shared[module][path]
    if let known {
      all[known.index].add(site)
    } else {
      let id = SymbolID(index: all.count)
      if isPrivate { privates[scope.file][place] = id } else { shared[module][path] = id }
      if enclosing != nil { nestedNames.insert(NameHash(ofWritten: name)) }
      all.append(Symbol(module: module, name: name, path: path, site: site))
    }
    return place
  }

  /// Adds an extension of a symbol.
  mutating func add(_ site: Site, extending id: SymbolID) { all[id.index].extensions.append(site) }

  /// Adds an extension of a type that the sources do not declare.
  mutating func add(_ site: Site, extending name: String) {
    externalExtensions[name, default: []].append(site)
  }
}

extension Outline {
  /// About how many types it declares.
  fileprivate var countOfTypes: Int {
    declarations.reduce(0) { $0 + ($1.contents.contains(.types) ? 2 : 1) }
  }
}
