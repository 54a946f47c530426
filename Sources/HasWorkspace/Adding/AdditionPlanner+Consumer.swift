import Findings
import Projects
import Roles
import SwiftProgram

extension AdditionPlanner {
  /// The edits for a class with a composition, or for a view with a model.
  func consumer(
    _ needs: [String], in name: String?, isView: Bool, hasPreview: Bool
  ) throws(WorkspaceError) -> SourceEdits {
    let chosen = addition.folder.flatMap { found.module(around: absolute($0)) }
    let modules = found.modules.filter { module in
      !module.settings.isReadOnly && (chosen == nil || module.files == chosen?.files)
    }
    let module = try only("module", named: name, of: modules.map { ($0.name, $0) })
    let files = Set(module.files)
    guard let file = table.files.first(where: { files.contains($0.source.path) }) else {
      throw WorkspaceError("module '\(module.name)' has no file of yours", id: .cannotAdd)
    }
    let stem = addition.stem
    try checkAreFree(
      isView ? ["\(stem)View", "\(stem)Model", "Makes\(stem)Model"] : [stem], in: file.module)
    var imports = try modulesToImport(for: needs, in: file.module)
    if isView { imports.insert("SwiftUI") }
    let composition = needs.joined(separator: " & ")
    let isLong = "  typealias Dependencies = \(composition)".count > 100
    let path = file.source.path
    let new = try newFile(
      isView ? "\(stem)View.swift" : "\(stem).swift", isView ? "View" : "Consumer",
      [
        "name": stem,
        "imports": imports.sorted().map { "import \($0)" }.joined(separator: "\n"),
        "composition": isLong ? needs.joined(separator: "\n    & ") : composition,
        "hasPreview": hasPreview ? "true" : "",
      ], like: path, in: module.folder)
    return SourceEdits(changes: [new], neighbour: path)
  }

  /// The modules that declare some Has-protocols, without the module of the consumer.
  private func modulesToImport(
    for needs: [String], in module: Int
  ) throws(WorkspaceError) -> Set<String> {
    let known = table.dependencyProtocols(by: settings.rules).filter {
      table.isVisible($0, fromModule: module)
    }
    var modules: Set<Int> = []
    for need in needs {
      let found = known.filter { table[$0].path == need }.map { table[$0].module }
      if found.isEmpty {
        let near = nearestName(to: need, among: known.map { table[$0].path })
        throw WorkspaceError(
          "module '\(table.modules[module].name)' sees no Has-protocol '\(need)'",
          id: .unknownProtocol,
          note: near.map { "did you mean '\($0)'?" }
            ?? "'hasgen new service' adds a service with its Has-protocol")
      }
      if !found.contains(module) { modules.formUnion(found) }
    }
    return Set(modules.map { table.modules[$0].name })
  }
}
