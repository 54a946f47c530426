import Findings
import Roles
import SwiftOutline
import SwiftProgram

/// The protocols that a new consumer needs, as its file names them.
struct ConsumerNeeds {
  private(set) var names: [String] = []
  /// The modules that the file imports, sorted.
  private(set) var imports: [String] = []

  private let table: SymbolTable
  private let module: Int
  private let known: [SymbolID]

  /// Looks names up.
  ///
  /// - Throws: An error for each name that no visible Has-protocol or Makes-protocol has.
  init(
    _ written: [String], in module: Int, of table: SymbolTable, by rules: Rules
  ) throws(ScaffoldError) {
    self.table = table
    self.module = module
    known = table.dependencyProtocols(by: rules)
    var diagnostics: [Diagnostic] = []
    var imported: Set<String> = []
    for text in written {
      do throws(ScaffoldError) {
        let id = try protocolID(named: text)
        let name = spelling(of: id)
        if !names.contains(name) { names.append(name) }
        if let other = try importedName(of: id) { imported.insert(other) }
      } catch {
        diagnostics += error.diagnostics
      }
    }
    guard diagnostics.isEmpty else { throw ScaffoldError(diagnostics) }
    imports = imported.sorted()
  }

  private var moduleName: String { table.modules[module].name }

  private func isVisible(_ id: SymbolID) -> Bool { table.isVisible(id, fromModule: module) }

  /// The protocol of a name, with its module before it or without.
  private func protocolID(named text: String) throws(ScaffoldError) -> SymbolID {
    let name = text.asTypePath
    let all = known.filter { id in
      let symbol = table[id]
      return symbol.path == name || "\(table.modules[symbol.module].name).\(symbol.path)" == name
    }
    let visible = all.filter(isVisible)
    let own = visible.filter { table[$0].module == module }
    if let only = own.first ?? (visible.count == 1 ? visible.first : nil) { return only }
    guard visible.isEmpty else {
      throw ScaffoldError(
        "'\(text)' may be the protocol of "
          + visible.map { "'\(table.modules[table[$0].module].name)'" }.joined(separator: " or of "),
        id: .unknownProtocol, cure: "name its module too: '\(qualified(visible[0]))'")
    }
    guard let hidden = all.first else { throw unknown(name) }
    throw invisible(hidden)
  }

  private func unknown(_ name: String) -> ScaffoldError {
    let names = known.filter(isVisible).map { table[$0].path }
    if let other = table.idsByPath[name]?.first(where: isVisible) {
      return ScaffoldError(
        "'\(name)' is no Has-protocol", id: .unknownProtocol,
        cure: nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
          ?? "name the protocol that gives access to it, or set 'protocols' in .hasgen.json",
        notes: [Diagnostic.Note("it is declared here", at: table.location(of: other))])
    }
    let near = nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
    return ScaffoldError(
      "module '\(moduleName)' sees no protocol '\(name)'", id: .unknownProtocol,
      cure: near ?? "declare it first: 'hasgen new service' adds a service with its Has-protocol")
  }

  /// The protocol is there, and the module does not see it.
  private func invisible(_ id: SymbolID) -> ScaffoldError {
    let symbol = table[id]
    let home = table.modules[symbol.module].name
    let isReached = symbol.module == module || table.isImported(symbol.module, by: module)
    return ScaffoldError(
      "module '\(moduleName)' does not see '\(symbol.path)'", id: .unknownProtocol,
      cure: isReached
        ? "make it \(symbol.module == module ? "internal" : "public")"
        : "let '\(moduleName)' depend on '\(home)' and import it in a file, or move the protocol "
          + "to a module that '\(moduleName)' imports",
      notes: [
        Diagnostic.Note(
          "'\(symbol.path)' of module '\(home)' is declared here",
          at: table.location(of: symbol.sites[0]))
      ])
  }

  private func qualified(_ id: SymbolID) -> String {
    "\(table.modules[table[id].module].name).\(table[id].path)"
  }

  /// The name as the module writes it: with its module where another one is called the same.
  private func spelling(of id: SymbolID) -> String {
    let rivals = (table.idsByPath[table[id].path] ?? []).filter(isVisible)
    return rivals.count > 1 && table[id].module != module ? qualified(id) : table[id].path
  }

  /// The module whose import brings a protocol; `nil` for the consumer's own.
  private func importedName(of id: SymbolID) throws(ScaffoldError) -> String? {
    let home = table[id].module
    guard home != module else { return nil }
    let bringing = table.modulesBringing(home).filter {
      $0 != moduleName
        && (table.moduleIndices[$0].map { table.isImported($0, by: module) } ?? false)
    }
    let own = table.modules[home].name
    return bringing.contains(own) || bringing.isEmpty ? own : bringing.sorted().first
  }
}
