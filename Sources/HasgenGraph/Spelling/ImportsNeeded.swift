import HasgenProgram
import HasgenReading

/// An import of a whole module in a generated file.
package struct NeededImport: Sendable, Hashable {
  package let module: String
  /// The attributes, as written: `@preconcurrency`.
  let attributes: [String]
  /// The access modifier; `nil` if none is written.
  package private(set) var access: Access?
  /// The `#if` condition; `nil` for none.
  let condition: String?

  /// The line in the generated file.
  package var line: ConditionalText {
    let words =
      attributes
      + [access?.rawValue, "import", module].compactMap(\.self)
    return ConditionalText(words.joined(separator: " "), condition: condition)
  }

  /// The import as written in tests, without an access modifier and without attributes that limit
  /// the access.
  package var inTests: NeededImport {
    NeededImport(
      module: module,
      attributes: attributes.filter { !["@_implementationOnly", "@_spiOnly"].contains($0) },
      access: nil, condition: condition)
  }
}

/// The imports that a declaration of a generated file needs.
package struct NeededImports: Sendable {
  package fileprivate(set) var imports: Set<NeededImport> = []
  /// The condition under which all modules are imported.
  package fileprivate(set) var condition = ConditionSet.always
}

extension SymbolTable {
  /// The imports that a conformance needs in the generated file of a container.
  ///
  /// - Parameter others: The modules of declarations that the conformance uses without naming them.
  package func imports(
    of id: SymbolID, by container: NominalType, using others: Set<Int> = [], inFile file: Int
  ) -> NeededImports {
    var modules = Dictionary(others.map { ($0, Access.internal) }, uniquingKeysWith: max)
    modules[self[id].module] = min(container.access, self[id].access)
    return imports(of: modules, inFile: file)
  }

  /// The imports that a generated file needs for the types that were spelled for it.
  package func imports(of spelling: TypeSpelling, inFile file: Int) -> NeededImports {
    var needed = imports(of: spelling.modules, inFile: file)
    // A name that no source declares comes from an unread module.
    for (source, access) in spelling.foreignFiles {
      for item in files[source].source.outline.imports where moduleIndices[item.module] == nil {
        let own = files[file].source.outline.imports.first { $0.module == item.module }
        needed.imports.insert(
          neededImport(item.module, like: own ?? item, for: access, inFile: file))
      }
    }
    return needed
  }

  /// The imports of modules in a generated file. Attributes and conditions are copied from the
  /// imports in `file`, or else from other files of its module; the access is that of the
  /// declarations that need the modules.
  package func imports(of modules: [Int: Access], inFile file: Int) -> NeededImports {
    var needed = NeededImports()
    for (module, access) in modules where module != files[file].module {
      let name = self.modules[module].name
      let written = writtenImports(of: module, inFile: file)
      // If no file imports the module, the manifest shows whether a file may import it.
      if !written.isEmpty || isImported(module, by: files[file].module) {
        for item in written.isEmpty ? [nil] : written.map(Optional.some) {
          needed.imports.insert(
            neededImport(item?.module ?? name, like: item, for: access, inFile: file))
        }
      }
      guard !written.isEmpty else { continue }
      needed.condition = needed.condition.and(
        written.reduce(.never) { $0.or(ConditionSet($1.conditions)) })
    }
    return needed
  }

  /// An import with the access that the declarations of a written file require.
  package func neededImport(
    _ module: String, like item: Import?, for access: Access, inFile file: Int
  ) -> NeededImport {
    let home = files[file].module
    let imports = modules[home].files.lazy.flatMap(\.outline.imports)
    let isPrivate = item?.attributes.contains("@_implementationOnly") == true
    let isStated =
      if isPrivate {
        false
      } else if modules[home].settings.features.contains("InternalImportsByDefault") {
        access > .internal || item?.access != nil
      } else {
        // Either all imports of a module state their access, or none does.
        !imports.contains { $0.module == module && $0.access == nil }
          && imports.contains { $0.access != nil }
      }
    return NeededImport(
      module: module, attributes: item?.attributes.filter { $0 != "@_exported" } ?? [],
      access: isStated ? access.clamped : nil,
      condition: ConditionSet(item?.conditions ?? []).text)
  }

  /// The unconditional import of a module, if there is one; otherwise the imports under conditions.
  private func writtenImports(of module: Int, inFile file: Int) -> [Import] {
    let own = files[file].imports[module] ?? []
    if let always = own.first(where: \.conditions.isEmpty) { return [always] }
    let others = files.filter { $0.module == files[file].module }
      .flatMap { $0.imports[module] ?? [] }
    if let always = others.first(where: \.conditions.isEmpty) { return [always] }
    return own.isEmpty ? others : own
  }
}

extension Access {
  /// The access, at least `internal` and at most `public`, as an import needs it.
  fileprivate var clamped: Access { min(max(self, .internal), .public) }

  /// The access modifier of a declaration in a generated file; empty for `internal`.
  package var prefix: String { clamped == .internal ? "" : clamped.rawValue }
}

extension Set<NeededImport> {
  /// The lines of the imports, sorted. Each module has one line for each condition, with the widest
  /// access.
  package var lines: [ConditionalText] {
    let sorted = self.sorted { $0.line.text < $1.line.text }
    return Dictionary(grouping: sorted, by: \.inTests).values
      .compactMap { $0.max { ($0.access ?? .private) < ($1.access ?? .private) } }
      .map(\.line).sorted { ($0.text, $0.condition ?? "") < ($1.text, $1.condition ?? "") }
  }
}

/// A line of code, with its `#if` condition.
package struct ConditionalText: Sendable, Hashable {
  /// The line, for example `import Core`.
  package let text: String
  /// The `#if` condition; `nil` for none.
  package let condition: String?

  package init(_ text: String, condition: String? = nil) {
    self.text = text
    self.condition = condition
  }
}
