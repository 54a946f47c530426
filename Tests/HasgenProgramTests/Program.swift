import HasgenReading

@testable import HasgenProgram

/// A program of one module, written as one text, to ask questions of.
struct Program {
  let table: SymbolTable

  init(_ text: String) {
    let file = SourceFile(path: "App.swift", outline: Outline(reading: text))
    table = SymbolTable(registering: [SourceModule(name: "App", files: [file])])
  }

  /// The symbol of a qualified name; the first module that has it.
  func id(_ path: String) -> SymbolID? { table.ids(path).first }

  /// A type, with its members.
  func type(_ path: String) -> NominalType? { id(path).map { NominalType($0, in: table) } }
}
