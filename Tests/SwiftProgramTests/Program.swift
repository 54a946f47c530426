import SwiftReading

@testable import SwiftProgram

/// A program of some modules, each written as one text, to ask questions of.
struct Program {
  let table: SymbolTable

  /// - Parameter settings: How all modules are compiled.
  init(_ modules: [(name: String, text: String)], settings: ModuleSettings = .unknown) {
    table = SymbolTable(
      registering: modules.map { module in
        SourceModule(
          name: module.name,
          files: [
            SourceFile(path: "\(module.name).swift", outline: Outline(reading: module.text))
          ], settings: settings)
      }
    )
  }

  /// A program of one module.
  init(_ text: String, settings: ModuleSettings = .unknown) {
    self.init([("App", text)], settings: settings)
  }

  /// The symbol of a qualified name; the first module that has it.
  func id(_ path: String) -> SymbolID? { table.ids(path).first }

  /// A type, with its members.
  func type(_ path: String) -> NominalType? { id(path).map { NominalType($0, in: table) } }

  /// What a text that names a type means at file level of a module, as a qualified name with its
  /// module: `App.Logger`; `nil` for what no source declares.
  func meaning(of text: String, in module: String = "App", inside owner: String? = nil) -> String? {
    guard let index = table.moduleIndices[module], let type = TypeSyntax(parsing: text),
      let file = table.files.firstIndex(where: { $0.module == index })
    else { return nil }
    let owners = owner.map { Scope.Owner(module: index, path: $0).enclosing } ?? []
    let scope = Scope(module: index, file: file, owners: owners)
    return table.symbol(for: type, in: scope).map {
      "\(table.modules[table[$0].module].name).\(table[$0].path)"
    }
  }
}
