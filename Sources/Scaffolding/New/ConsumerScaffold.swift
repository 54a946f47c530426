import Findings
import Roles
import SwiftOutline
import SwiftProgram

/// A consumer as the user asks for it.
package struct ConsumerRequest: Sendable {
  package let name: String
  /// The names of the protocols that it needs.
  package let needs: [String]
  /// The module that gets it; `nil` for the only one.
  package let module: String?

  package init(name: String, needs: [String], module: String? = nil) {
    self.name = name
    self.needs = needs
    self.module = module
  }
}

/// A new consumer: what is written for it.
package struct ConsumerScaffold: Sendable {
  package let name: String
  /// The name of its composition: `Dependencies`.
  package let alias: String
  /// The property that holds what it needs: `dependencies`.
  package let property: String
  /// The protocols of the composition, as its file names them.
  package let needs: [String]
  /// The modules that its file imports, sorted.
  package let imports: [String]
  /// The path of a file of its module: of a consumer, if there is one.
  package let neighbour: String
  /// The folder for the new file; `nil` for the module's own.
  package let folder: String?
}

extension KnownSources {
  /// The scaffold of a new consumer.
  ///
  /// - Parameter place: The path of a file of the module that the user's choice of a folder means;
  ///   `nil` for none.
  /// - Throws: Errors if the names or the module do not allow it.
  package func consumer(
    _ request: ConsumerRequest, besides place: String? = nil
  ) throws(ScaffoldError) -> ConsumerScaffold {
    let name = try NewTypeName(request.name)
    let module = try module(named: request.module, holding: place)
    try checkAreFree([name.text], in: module)
    let needs = try ConsumerNeeds(request.needs, in: module, of: table, by: rules)
    let own = compositions.filter { $0.scope.module == module && $0.form == .alias }
      .compactMap { alias in
        alias.scope.owners.last.map { (alias: alias.name, owner: $0.path, file: alias.scope.file) }
      }.filter { DependencyNames.fits(composition: $0.alias) }
    let alias = own.map(\.alias).mostFrequent ?? "Dependencies"
    let alike = own.filter { $0.owner.lastWord == name.text.lastWord }
    let path = { (file: Int) in table.files[file].source.path }
    let namesakes = table.symbols.filter {
      $0.module == module && $0.enclosingPath.isEmpty && $0.kind.isNominal && $0.kind != .protocol
        && $0.name.lastWord == name.text.lastWord
    }.map { $0.sites[0].scope.file }
    let first = alike.first?.file ?? own.first?.file
    let neighbour = first ?? table.files.firstIndex { $0.module == module }
    return ConsumerScaffold(
      name: name.text, alias: alias, property: alias.withSmallStart.asIdentifier,
      needs: needs.names, imports: needs.imports,
      neighbour: neighbour.map(path) ?? "",
      folder: (alike.isEmpty ? namesakes : alike.map(\.file)).map(path).commonFolder
        ?? own.map { path($0.file) }.commonFolder)
  }

  /// The module of a name, or the only one.
  private func module(named name: String?, holding place: String?) throws(ScaffoldError) -> Int {
    let all = table.modules.indices.filter { !table.modules[$0].settings.isReadOnly }
    let names = all.map { table.modules[$0].name }
    let here = place.flatMap { path in table.files.first { $0.source.path == path }?.module }
    let found = all.filter {
      (name == nil || table.modules[$0].name == name) && (here == nil || $0 == here)
    }
    if found.count == 1 { return found[0] }
    guard let name else {
      throw ScaffoldError(
        all.isEmpty
          ? "there is no module that this run may write into"
          : "it could be added to \(all.count) modules",
        id: .severalModules,
        cure: names.first.map { "name one: '--module \($0)'" } ?? "run 'hasgen new' in its package",
        notes: names.isEmpty ? [] : [Diagnostic.Note("the modules are \(names.quoted)")])
    }
    guard !names.contains(name) else {
      let places = "name its folder with '--folder'"
      throw here.map { here in
        ScaffoldError(
          "the folder is one of module '\(table.modules[here].name)', and not of '\(name)'",
          id: .severalModules, cure: "leave out '--module', or name another folder")
      }
        ?? ScaffoldError(
          "several modules are called '\(name)'", id: .severalModules, cure: places)
    }
    let near = nearestName(to: name, among: names).map { "did you mean '\($0)'?" }
    throw ScaffoldError(
      "there is no module '\(name)'", id: .unknownModule,
      cure: near ?? "the modules are \(names.quoted)")
  }
}

extension [String] {
  /// The names in quotes, with commas.
  fileprivate var quoted: String { map { "'\($0)'" }.joined(separator: ", ") }
}
