import HasgenReading

extension SymbolTable {
  /// The type with every name replaced by its meaning, and without sugar, so that two types are the
  /// same if and only if they compare equal.
  ///
  /// A declared type has the name `module.path` in one component, which no written name can be; an
  /// undeclared type keeps its name. Aliases are followed, with their arguments, within the limits
  /// of `TypeResolution`.
  package func resolved(_ type: TypeSyntax, in scope: Scope) -> TypeSyntax {
    var resolution = TypeResolution(table: self)
    return resolution.resolve(type, in: scope, depth: 0).normalized
  }

  /// The name of a declared type in resolved types.
  package func resolvedName(of id: SymbolID) -> String {
    "\(modules[self[id].module].name).\(self[id].path)"
  }

  /// A declared type in its resolved form.
  package func resolvedType(of id: SymbolID) -> TypeSyntax {
    .named(resolvedName(of: id))
  }
}

/// Resolves a type. Beyond its limits, an alias is not followed, so that the time for long chains
/// of aliases is bounded.
private struct TypeResolution {
  let table: SymbolTable
  /// The number of names that may still be looked up.
  private var budget = 1_000
  /// The aliases that are being followed, so that cycles end.
  private var followed: Set<SymbolID> = []

  init(table: SymbolTable) {
    self.table = table
  }

  mutating func resolve(_ type: TypeSyntax, in scope: Scope, depth: Int) -> TypeSyntax {
    if type.runsOnCallersActor(in: table.modules[scope.module]) {
      return .prefixed(TypeSyntax.nonsending, resolveParts(of: type, in: scope, depth: depth))
    }
    return resolveParts(of: type, in: scope, depth: depth)
  }

  private mutating func resolveParts(
    of type: TypeSyntax, in scope: Scope, depth: Int
  ) -> TypeSyntax {
    switch type {
    case .name(let name):
      return resolve(name, in: scope, depth: depth + 1)
    case .prefixed(let prefix, let inner) where Self.changesNoType.contains(prefix):
      return resolveParts(of: inner, in: scope, depth: depth + 1)
    case .prefixed(let prefix, let inner) where inner.withoutPrefixes.isAsyncFunction:
      // The prefixes of a function were examined together with it.
      return .prefixed(prefix, resolveParts(of: inner, in: scope, depth: depth + 1))
    case .function(let parameters, let effects, let result):
      let unlabelled = TypeSyntax.function(parameters.map(\.unlabelled), effects, result: result)
      return unlabelled.mapChildren { resolve($0, in: scope, depth: depth + 1) }
    default:
      return type.mapChildren { resolve($0, in: scope, depth: depth + 1) }
    }
  }

  private static let changesNoType: Set<String> = [
    "any", "@concurrent", "@escaping", "@autoclosure", "__owned", "__shared", "borrowing",
    "consuming",
  ]

  private mutating func resolve(_ name: TypeName, in scope: Scope, depth: Int) -> TypeSyntax {
    let arguments = name.components.flatMap(\.arguments).map {
      resolve($0, in: scope, depth: depth)
    }
    budget -= 1
    if name.components.count > 1, let last = name.components.last, last.isMetatype {
      let base = TypeName(components: name.components.dropLast())
      return .member(
        resolve(base, in: scope, depth: depth), TypeName.Component(name: last.name))
    }
    switch table.meaning(of: name, in: scope) {
    case .generic(let text):
      return .single(text, arguments)
    case .external(let text):
      return .single(PlatformNames.aliases[text] ?? text, arguments)
    case .symbol(let id):
      guard let alias = table[id].onlyAlias, let target = alias.declaration.type, budget > 0,
        depth < NestingLimit.types, followed.insert(id).inserted
      else { return .single(table.resolvedName(of: id), arguments) }
      let inner = resolve(target, in: alias.headerScope, depth: depth)
      followed.remove(id)
      let names = alias.declaration.genericParameters.map(\.name)
      return inner.substituting(Dictionary(zip(names, arguments)) { first, _ in first })
    }
  }
}

extension Symbol {
  /// The declaration of an alias; `nil` for a type, and for an alias with several declarations.
  fileprivate var onlyAlias: Site? {
    sites.count == 1 && sites[0].declaration.kind == .typealias ? sites[0] : nil
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
  package func substituting(_ replacements: [String: TypeSyntax]) -> TypeSyntax {
    guard !replacements.isEmpty else { return self }
    if case .name(let name) = self, name.components.count == 1,
      let replacement = replacements[name.components[0].name]
    {
      return replacement
    }
    return mapChildren { $0.substituting(replacements) }
  }
}

extension String {
  /// The text of a function type as the type of an escaping parameter; `nonisolated(nonsending)`
  /// comes before attributes.
  package var asEscaping: String {
    let first = "\(TypeSyntax.nonsending) "
    return hasPrefix(first) ? "\(first)@escaping \(dropFirst(first.count))" : "@escaping \(self)"
  }
}

extension TypeSyntax {
  /// The words before the type of a function that runs on the actor of its caller.
  package static let nonsending = "nonisolated(nonsending)"

  /// True if the type is an `async` function type without prefixes.
  var isAsyncFunction: Bool {
    if case .function(_, let effects, _) = self { effects.isAsync } else { false }
  }

  /// True if the type is an `async` function type whose prefixes do not state where it runs, so
  /// that the default of its module decides.
  package var runsByDefault: Bool {
    guard withoutPrefixes.isAsyncFunction, globalActor == nil else { return false }
    return !prefixes.contains {
      $0 == "@concurrent" || $0.hasPrefix("nonisolated") || $0.hasPrefix("@isolated")
    }
  }

  /// True if the type is a function type that runs on the actor of its caller by the default of its
  /// module.
  fileprivate func runsOnCallersActor(in home: SourceModule) -> Bool {
    home.settings.isNonsending && runsByDefault
  }
}
