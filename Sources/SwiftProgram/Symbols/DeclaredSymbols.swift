import SwiftReading

/// The symbols that sources declare, by where they belong.
struct DeclaredSymbols: Sendable {
  private(set) var all: [Symbol] = []
  /// The extensions of types that the sources do not declare, by the type's name.
  private(set) var externalExtensions: [String: [Site]] = [:]
  /// The names of all symbols inside of others: most names are no such.
  private(set) var nestedNames: Set<String> = []
  /// The symbols that belong to a module, by its index and their qualified names.
  private var shared: [[String: SymbolID]]
  /// The symbols that are private to a file, by its index.
  private var privates: [[Scope.Owner: SymbolID]]
  /// The symbols that are private to files, by their qualified names.
  private var privatesByPath: [String: [SymbolID]] = [:]

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

  /// The symbols with a qualified name, in the order of the sources.
  func ids(_ path: String) -> [SymbolID] {
    (shared.compactMap { $0[path] } + privatesByPath[path, default: []]).sorted()
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
      if isPrivate {
        privates[scope.file][place] = id
        privatesByPath[path, default: []].append(id)
      } else {
        shared[module][path] = id
      }
      if enclosing != nil { nestedNames.insert(name) }
      all.append(Symbol(module: module, name: name, path: path, site: site))
    }
    return place
  }

  /// Adds an extension of a symbol.
  func add(_ site: Site, extending id: SymbolID) { all[id.index].add(extension: site) }

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
