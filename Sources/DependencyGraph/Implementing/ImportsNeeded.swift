import SwiftOutline
import SwiftProgram

extension SymbolTable {
  /// The imports that a file beside another needs to see some modules, and when they are there.
  ///
  /// They are written as in the container's file, or else as in another file of its module: with
  /// their attributes, access and conditions.
  func imports(
    of modules: Set<Int>, inFile file: Int
  ) -> (lines: Set<ConditionalText>, condition: ConditionSet) {
    var lines: Set<ConditionalText> = []
    var condition = ConditionSet.always
    for module in modules where module != files[file].module {
      let chosen = writtenImports(of: module, inFile: file)
      guard !chosen.isEmpty else {
        // No file imports it, and the manifest says that one may.
        if isImported(module, by: files[file].module) {
          lines.insert(ConditionalText("import \(self.modules[module].name)"))
        }
        continue
      }
      for item in chosen {
        let isWhole = item.text.hasSuffix(" \(item.module)")
        lines.insert(
          ConditionalText(
            isWhole ? item.text : "import \(item.module)",
            condition: ConditionSet(item.conditions).text))
      }
      condition = condition.and(
        chosen.reduce(.never) { $0.or(ConditionSet($1.conditions)) })
    }
    return (lines, condition)
  }

  /// The first of some modules that a file beside another may not use in what is as accessible as
  /// given, and the access of its import.
  func narrowImport(
    of modules: Set<Int>, inFile file: Int, for access: Access
  ) -> (module: Int, access: Access)? {
    guard access >= .package else { return nil }
    return modules.sorted().lazy.filter { $0 != files[file].module }.compactMap { module in
      let narrowest = writtenImports(of: module, inFile: file).map(\.access).min()
      return narrowest.flatMap { $0 < min(access, .public) ? (module, $0) : nil }
    }.first
  }

  /// The imports that a file beside another needs for what was written for it, and when they are
  /// there.
  func imports(
    of spelling: TypeSpelling, inFile file: Int
  ) -> (lines: Set<ConditionalText>, condition: ConditionSet) {
    let needed = imports(of: spelling.modules, inFile: file)
    let unread = spelling.foreignFiles.map { unreadImports(of: $0, inFile: file) }
    return (unread.reduce(needed.lines) { $0.union($1) }, needed.condition)
  }

  /// The imports that a file beside another needs to see what a third one names and no source
  /// declares: those of the third for modules that were not read, as the other writes them.
  private func unreadImports(of source: Int, inFile file: Int) -> Set<ConditionalText> {
    let own = files[file].source.outline.imports
    // Another module's `public import` says nothing of this one, unless it writes such as well.
    let isForeign = files[source].module != files[file].module && !writesAccessOfImports(file)
    let needed = files[source].source.outline.imports.filter { moduleIndices[$0.module] == nil }
    return Set(
      needed.map { item in
        let written = own.first { $0.module == item.module }
        let text = written?.text ?? (isForeign ? item.textWithoutAccess : item.text)
        return ConditionalText(
          text, condition: ConditionSet((written ?? item).conditions).text)
      })
  }

  /// Whether a module says of some import that it may be used in what others see.
  private func writesAccessOfImports(_ file: Int) -> Bool {
    files.contains { other in
      other.module == files[file].module
        && other.source.outline.imports.contains { $0.text != $0.textWithoutAccess }
    }
  }

  /// The one import that holds always, or else those that hold under conditions.
  private func writtenImports(of module: Int, inFile file: Int) -> [Import] {
    let own = files[file].imports[module] ?? []
    let others = files.indices.filter { files[$0].module == files[file].module && $0 != file }
      .flatMap { files[$0].imports[module] ?? [] }
    let all = own + others
    let always = all.filter(\.conditions.isEmpty)
    if let best = always.first(where: { !$0.isNarrow }) ?? always.first { return [best] }
    return own.isEmpty ? others : own
  }
}

extension Import {
  /// The text without what widens its access.
  fileprivate var textWithoutAccess: String {
    text.split(separator: " ").filter { $0 != "public" && $0 != "package" }.joined(separator: " ")
  }

  /// How accessible what uses its module may be.
  var access: Access {
    if text.contains("@_implementationOnly") { return .internal }
    let words = text.split(separator: " ")
    return Access.allCases.first { words.contains(Substring($0.rawValue)) } ?? .public
  }

  /// Whether its access keeps it out of what other modules see.
  var isNarrow: Bool { access < .package }
}
