import Roles
import SwiftReading
import SwiftProgram

/// The uses of a protocol that was declared for a container's property and is not any more. Once
/// the generated file is written anew, they do not compile.
struct FormerProtocols {
  let table: SymbolTable
  let rules: Rules
  let models: [NominalType]
  /// The names of the protocols that the generated files declare as they are.
  let names: Set<String>

  /// The names that lead nowhere, in the order of the sources.
  func unknownNames() -> [UnknownName] {
    guard !names.isEmpty else { return [] }
    var found: [UnknownName] = []
    for (index, file) in table.files.enumerated() {
      let scope = Scope(module: file.module, file: index)
      for declaration in file.source.outline.declarations {
        visit(declaration, in: scope, &found)
      }
    }
    return found
  }

  private func visit(_ declaration: Declaration, in scope: Scope, _ found: inout [UnknownName]) {
    guard !declaration.isIgnored else { return }
    let header = scope.entering(declaration)
    let types =
      declaration.inheritedTypes + declaration.parameters.map(\.type)
      + [declaration.type].compactMap(\.self)
    for type in types {
      for name in type.allNames { add(name, at: name.offset, in: header, &found) }
    }
    for name in declaration.genericRequirements.flatMap(\.sides).flatMap(\.allNames) {
      add(name, at: declaration.nameRange.lowerBound, in: header, &found)
    }
    guard !declaration.members.isEmpty else { return }
    let body = header.entering(
      Scope.Owner(
        module: scope.module,
        path: (scope.owners.last.map { "\($0.path)." } ?? "") + declaration.baseName))
    for member in declaration.members { visit(member, in: body, &found) }
  }

  private func add(
    _ name: TypeName, at offset: Int, in scope: Scope, _ found: inout [UnknownName]
  ) {
    guard let last = name.components.last?.name.withoutNeedlessBackticks, names.contains(last),
      case .external(let external) = table.meaning(of: name, in: scope), external == last,
      !table.ids(last).contains(where: { table.isHasProtocol($0, by: rules) }),
      !isDeclaredElsewhere(last, for: scope.file)
    else { return }
    found.append(
      UnknownName(
        name: last, location: table.location(file: scope.file, offset: offset),
        cause: .formerlyDeclared))
  }

  /// Whether a container conforms to it by hand, and a file may have it from a module that was not
  /// read.
  private func isDeclaredElsewhere(_ name: String, for file: Int) -> Bool {
    table.importsUnreadModule(file)
      && models.contains { $0.conformedExternals.contains(name) }
  }
}
