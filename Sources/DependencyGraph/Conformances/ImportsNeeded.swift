import SwiftOutline

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
      guard !chosen.isEmpty else { continue }
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
  /// Whether its access keeps it out of what other modules see.
  var isNarrow: Bool {
    ["internal ", "fileprivate ", "private "].contains { text.contains($0) }
  }
}
