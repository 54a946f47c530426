import SwiftReading
import SwiftProgram

extension SymbolTable {
  /// The imports that a conformance needs to be written in a file beside a container, and when they
  /// are there.
  ///
  /// - Parameter others: The modules that declare what it uses without naming it.
  package func imports(
    of id: SymbolID, by container: NominalType, using others: Set<Int> = [], inFile file: Int
  ) -> (lines: Set<ConditionalText>, condition: ConditionSet) {
    var modules = Dictionary(others.map { ($0, Access.internal) }, uniquingKeysWith: max)
    modules[self[id].module] = min(container.access, self[id].access)
    return imports(of: modules, inFile: file)
  }

  /// The imports that a file beside another needs to see some modules, and when they are there.
  ///
  /// They are written as in the container's file, or else as in another file of its module, with
  /// their attributes and conditions. Their access is that of the declarations that need them.
  private func imports(
    of modules: [Int: Access], inFile file: Int
  ) -> (lines: Set<ConditionalText>, condition: ConditionSet) {
    var lines: Set<ConditionalText> = []
    var condition = ConditionSet.always
    for (module, access) in modules where module != files[file].module {
      let chosen = writtenImports(of: module, inFile: file)
      guard !chosen.isEmpty else {
        // No file imports it, and the manifest says that one may.
        if isImported(module, by: files[file].module) {
          let level = importsAreInternal(file) && access > .internal ? access.importLevel : nil
          lines.insert(
            ConditionalText(
              [level, "import \(self.modules[module].name)"].compactMap(\.self)
                .joined(separator: " ")))
        }
        continue
      }
      for item in chosen {
        lines.insert(
          ConditionalText(
            text(of: item, for: access, inFile: file),
            condition: ConditionSet(item.conditions).text))
      }
      condition = condition.and(
        chosen.reduce(.never) { $0.or(ConditionSet($1.conditions)) })
    }
    return (lines, condition)
  }

  /// The imports that a file beside another needs for what was written for it, and when they are
  /// there.
  package func imports(
    of spelling: TypeSpelling, inFile file: Int
  ) -> (lines: Set<ConditionalText>, condition: ConditionSet) {
    let needed = imports(of: spelling.modules, inFile: file)
    let unread = spelling.foreignFiles.map { unreadImports(of: $0, for: $1, inFile: file) }
    return (unread.reduce(needed.lines) { $0.union($1) }, needed.condition)
  }

  /// The imports that a file beside another needs to see what a third one names and no source
  /// declares: those of the third for modules that were not read, as the other writes them.
  private func unreadImports(
    of source: Int, for access: Access, inFile file: Int
  ) -> Set<ConditionalText> {
    let own = files[file].source.outline.imports
    let needed = files[source].source.outline.imports.filter { moduleIndices[$0.module] == nil }
    return Set(
      needed.map { item in
        let written = own.first { $0.module == item.module }
        let text =
          written.map { self.text(of: $0, for: access, inFile: file) }
          ?? item.text(as: foreignLevel(for: access, inFile: file))
        return ConditionalText(
          text, condition: ConditionSet((written ?? item).conditions).text)
      })
  }

  /// The access of an import that a file's neighbours need not have; `nil` for none that is
  /// written: another module's `public import` says nothing of this one.
  private func foreignLevel(for access: Access, inFile file: Int) -> String? {
    let isWritten = files[file].source.outline.imports.contains(where: \.statesAccess)
    return isWritten || importsAreInternal(file) && access > .internal ? access.importLevel : nil
  }

  /// True if an import without an access is internal in a file.
  private func importsAreInternal(_ file: Int) -> Bool {
    modules[files[file].module].settings.features.contains("InternalImportsByDefault")
  }

  /// An import with the access that the declarations of a generated file need.
  ///
  /// Where imports are public by default, one that states its access and one that states none stand
  /// beside each other only if the first is public, too.
  private func text(of item: Import, for access: Access, inFile file: Int) -> String {
    guard !item.isOfImplementation else { return item.wholeText }
    if importsAreInternal(file) {
      return item.statesAccess || access > .internal
        ? item.text(as: access.importLevel) : item.wholeText
    }
    let isPlainElsewhere = files.contains { other in
      other.module == files[file].module
        && other.source.outline.imports.contains { $0.module == item.module && !$0.statesAccess }
    }
    return isPlainElsewhere ? item.text(as: nil) : item.text(as: access.importLevel)
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
  /// The text of an import of the whole module, as it is written.
  fileprivate var wholeText: String {
    text.hasSuffix(" \(module)") ? text : "import \(module)"
  }

  /// The text of an import of the whole module with another access; `nil` for none.
  fileprivate func text(as level: String?) -> String {
    let levels = Set(Access.allCases.map(\.rawValue))
    let words = wholeText.split(separator: " ").map(String.init).filter { word in
      !levels.contains(word) && (word != "@_exported" || level == nil || level == "public")
    }
    guard let level, let place = words.firstIndex(of: "import") else {
      return words.joined(separator: " ")
    }
    return (words[..<place] + [level] + words[place...]).joined(separator: " ")
  }

  /// True if the import states the access of declarations that may use its module.
  package var statesAccess: Bool {
    let words = text.split(separator: " ")
    return Access.allCases.contains { words.contains(Substring($0.rawValue)) }
  }

  /// True if its module is for nothing but what nobody else sees.
  fileprivate var isOfImplementation: Bool { text.contains("@_implementationOnly") }

  /// True if its access keeps it out of what other modules see.
  package var isNarrow: Bool {
    let words = text.split(separator: " ")
    return isOfImplementation
      || [Access.internal, .fileprivate, .private].contains {
        words.contains(Substring($0.rawValue))
      }
  }
}

extension Access {
  /// The access of an import that a declaration of this access needs.
  fileprivate var importLevel: String {
    switch self {
    case .open, .public: "public"
    case .package: "package"
    case .internal, .fileprivate, .private: "internal"
    }
  }
}

extension Set<ConditionalText> {
  /// The imports with each module once under each condition: with the widest access of them.
  package var eachOnce: Set<ConditionalText> {
    let levels = ["internal", "package", "public"]
    var widest: [ConditionalText: (rank: Int, line: ConditionalText)] = [:]
    for line in self {
      let words = line.text.split(separator: " ").map(String.init)
      let plain = words.filter { !levels.contains($0) }.joined(separator: " ")
      let key = ConditionalText(plain, condition: line.condition)
      let rank = words.compactMap(levels.firstIndex).max() ?? -1
      if let known = widest[key], known.rank >= rank { continue }
      widest[key] = (rank, line)
    }
    return Set(widest.values.map(\.line))
  }
}
