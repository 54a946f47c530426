import HasgenProgram
import HasgenReading

/// The `Reference` classes as declarations of the graph, since hasgen does not read generated
/// files.
///
/// The class has one member, the container, so that a type that stores a reference counts as
/// storing the container.
package struct ReferenceDeclaration {
  /// The name of the class.
  package static let name = "Reference"
  /// The name of the container's member that returns a reference.
  package static let makerName = "byReference"

  private let choices: ContainerChoices
  /// The qualified names of the containers that get a `Reference`.
  private let names: Set<String>

  init(rules: Rules) {
    choices = rules.choices
    names = Set(rules.choices.all.filter { $0.byReference == true }.map(\.name))
  }

  /// Returns the modules with the classes added, each in the file of its container.
  func added(to modules: [SourceModule]) -> [SourceModule] {
    guard !names.isEmpty else { return modules }
    return modules.map { module in
      module.with(files: module.files.map { added(to: $0, of: module.name) })
    }
  }

  /// True if a declaration is such a class, and not one that the user wrote.
  package static func isAdded(_ declaration: Declaration) -> Bool {
    declaration.name == name && declaration.range.isEmpty
  }

  private func added(to file: SourceFile, of module: String) -> SourceFile {
    let extensions = file.outline.declarations.structs(named: names).filter { path, _ in
      choices.choice(for: path, in: module)?.byReference == true
    }.map(Self.extension)
    return extensions.isEmpty ? file : file.adding(extensions)
  }

  private static func `extension`(path: String, of container: Declaration) -> Declaration {
    let place = container.nameRange
    let type = TypeSyntax.name(TypeName(path: path))
    let copy = Declaration(
      kind: .let, name: "container", nameRange: place, range: place, access: .private, type: type,
      storage: Storage(kind: .stored, isSettable: false), conditions: container.conditions)
    let reference = Declaration(
      kind: .class, name: name, nameRange: place,
      range: place.lowerBound..<place.lowerBound, access: container.access, modifiers: ["final"],
      inheritedTypes: container.inheritedTypes.filter { $0.description == "Sendable" }
        + (container.attributes.contains { $0.name.hasSuffix("Actor") }
          ? [.named("Sendable")] : []),
      conditions: container.conditions, members: [copy])
    return Declaration(
      kind: .extension, name: path, nameRange: place, range: place, type: type,
      conditions: container.conditions, members: [reference])
  }
}

extension SymbolTable {
  /// The container that a generated `Reference` holds; `nil` for any other type.
  package func behindReference(_ id: SymbolID) -> SymbolID? {
    ReferenceDeclaration.isAdded(self[id].sites[0].declaration)
      ? self.id(module: self[id].module, path: self[id].enclosingPath) : nil
  }
}

extension [Declaration] {
  /// The structs with certain qualified names, at any depth.
  fileprivate func structs(
    named names: Set<String>, within outer: String = ""
  ) -> [(path: String, declaration: Declaration)] {
    flatMap { declaration -> [(path: String, declaration: Declaration)] in
      let path = outer.isEmpty ? declaration.name : "\(outer).\(declaration.name)"
      let own = declaration.kind == .struct && names.contains(path) ? [(path, declaration)] : []
      return own + declaration.memberTypes.structs(named: names, within: path)
    }
  }
}
