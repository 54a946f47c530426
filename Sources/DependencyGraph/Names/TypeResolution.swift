import SwiftOutline

extension SymbolTable {
  /// The type with every name replaced by what it means and all sugar taken off, so that two
  /// types are the same if and only if they compare equal.
  ///
  /// A declared type is named `module.path`, in one component, which no written name can be; what
  /// the sources do not declare keeps its name. Aliases are followed, with their arguments.
  func resolved(_ type: TypeSyntax, in scope: Scope) -> TypeSyntax {
    resolve(type, in: scope, following: []).normalized
  }

  /// The name of a declared type in resolved types.
  func resolvedName(of id: SymbolID) -> String {
    "\(modules[self[id].module].name).\(self[id].path)"
  }

  /// Resolves a type; `followed` are the aliases that led to it, so that a cycle ends.
  private func resolve(
    _ type: TypeSyntax, in scope: Scope, following followed: [SymbolID]
  ) -> TypeSyntax {
    switch type {
    case .name(let name):
      return resolve(name, in: scope, following: followed)
    case .prefixed(let prefix, let inner) where Self.changesNoType.contains(prefix):
      return resolve(inner, in: scope, following: followed)
    case .function(let parameters, let effects, let result):
      let unlabelled = parameters.map {
        TupleTypeElement(type: $0.type, isVariadic: $0.isVariadic)
      }
      return TypeSyntax.function(unlabelled, effects, result: result).mapChildren {
        resolve($0, in: scope, following: followed)
      }
    default:
      return type.mapChildren { resolve($0, in: scope, following: followed) }
    }
  }

  private static let changesNoType: Set<String> = [
    "any", "@escaping", "@autoclosure", "__owned", "__shared", "borrowing", "consuming",
  ]

  private func resolve(
    _ name: TypeName, in scope: Scope, following followed: [SymbolID]
  ) -> TypeSyntax {
    let arguments = name.components.flatMap(\.arguments).map {
      resolve($0, in: scope, following: followed)
    }
    if name.components.count > 1, let last = name.components.last, last.isMetatype {
      let base = TypeName(components: name.components.dropLast())
      return .member(
        resolve(base, in: scope, following: followed), TypeName.Component(name: last.name))
    }
    switch meaning(of: name, in: scope) {
    case .generic(let text):
      return .single(text, arguments)
    case .external(let text):
      return .single(PlatformNames.aliases[text] ?? text, arguments)
    case .symbol(let id):
      let symbol = self[id]
      if symbol.sites.count == 1, symbol.sites[0].declaration.kind == .typealias,
        let target = symbol.sites[0].declaration.type, !followed.contains(id)
      {
        let inner = resolve(target, in: symbol.sites[0].innerScope, following: followed + [id])
        let names = Scope.names(
          ofGenericParameters: symbol.sites[0].declaration.genericParameters ?? "")
        return inner.substituting(Dictionary(zip(names, arguments)) { first, _ in first })
      }
      return .single(resolvedName(of: id), arguments)
    }
  }
}

extension TypeName.Component {
  fileprivate var isMetatype: Bool { name == "Type" || name == "Protocol" }
}

extension TypeSyntax {
  fileprivate static func single(_ text: String, _ arguments: [TypeSyntax]) -> TypeSyntax {
    .name(TypeName(components: [TypeName.Component(name: text, arguments: arguments)]))
  }

  /// The type with each of the given names replaced.
  func substituting(_ replacements: [String: TypeSyntax]) -> TypeSyntax {
    guard !replacements.isEmpty else { return self }
    if case .name(let name) = self, name.components.count == 1,
      let replacement = replacements[name.components[0].name]
    {
      return replacement
    }
    return mapChildren { $0.substituting(replacements) }
  }
}
