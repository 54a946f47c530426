import SwiftReading

/// Registers what sources declare, and attaches extensions to what they extend.
struct SymbolRegistration {
  /// The symbols that are registered so far.
  private(set) var table: SymbolTable

  private struct Extension {
    let declaration: Declaration
    let scope: Scope
    let access: Access
  }

  /// Registers all declarations of some modules.
  init(of modules: [SourceModule]) {
    let files = ProgramFiles(of: modules)
    table = SymbolTable(of: files)
    var pending: [Extension] = []
    for (index, file) in files.files.enumerated() {
      let scope = Scope(module: file.module, file: index)
      for declaration in file.source.outline.declarations {
        register(declaration, in: scope, access: .open, pending: &pending)
      }
    }
    attach(pending)
  }

  private mutating func register(
    _ declaration: Declaration, in scope: Scope, access: Access, standard: Access = .internal,
    pending: inout [Extension]
  ) {
    switch declaration.kind {
    case .extension:
      pending.append(Extension(declaration: declaration, scope: scope, access: access))
    case let kind where kind.namesType:
      let own = declaration.access ?? (declaration.kind == .associatedtype ? .open : standard)
      let reach = min(own == .private && scope.owners.isEmpty ? .fileprivate : own, access)
      let site = Site(declaration: declaration, scope: scope, access: reach)
      let owner = table.declared.add(site, named: declaration.name.asTypeName, in: scope)
      let types = declaration.memberTypes
      guard !types.isEmpty else { return }
      let inner = scope.entering(declaration).entering(owner)
      for member in types {
        // A protocol's members are as accessible as it is.
        register(
          member, in: inner, access: reach,
          standard: declaration.kind == .protocol ? .open : .internal, pending: &pending)
      }
    default:
      break
    }
  }

  /// Extensions may extend types that stand in other extensions: as many rounds as bring news.
  private mutating func attach(_ extensions: [Extension]) {
    var waiting = extensions
    var genericNames: [SymbolID: (sites: Int, names: Set<String>)] = [:]
    var isLastRound = false
    while !waiting.isEmpty {
      var nested: [Extension] = []
      var unresolved: [Extension] = []
      for item in waiting {
        let extended = item.declaration.type
          .flatMap { table.symbol(for: $0, in: item.scope) }.map { table.underlying($0) ?? $0 }
        guard extended != nil || isLastRound else {
          unresolved.append(item)
          continue
        }
        let access = min(extended.map { table[$0].access } ?? .open, item.access)
        let site = Site(declaration: item.declaration, scope: item.scope, access: access)
        if let extended {
          table.declared.add(site, extending: extended)
        } else {
          table.declared.add(site, extending: item.declaration.name)
        }
        let types = item.declaration.memberTypes
        guard !types.isEmpty else { continue }
        let owner =
          extended.map {
            Scope.Owner(module: table[$0].module, path: table[$0].path)
          }
          ?? Scope.Owner(module: item.scope.module, path: item.declaration.name)
        var inner: Set<String> = []
        if let extended {
          let sites = table[extended].sites
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
        for member in types {
          register(
            member, in: scope, access: access,
            standard: item.declaration.access ?? .internal, pending: &nested)
        }
      }
      isLastRound = unresolved.count == waiting.count
      waiting = unresolved + nested
    }
  }
}
