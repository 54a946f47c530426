import SwiftReading
import SwiftProgram

/// The declarations of a file by where they stand in it.
struct CodeMap: Sendable {
  /// A declaration, with what names inside it mean.
  struct Place: Sendable {
    let declaration: Declaration
    /// The scope inside the declaration.
    let scope: Scope
    /// The innermost type around what stands inside.
    let owner: SymbolID?
    /// The declarations with generic parameters around what stands inside, innermost first.
    let generics: HeldTypes.Generics
    /// The index of the declaration around it.
    let outer: Int?

    /// The scope of a type's header, in which what it nests is not known.
    var headerScope: Scope {
      Scope(
        module: scope.module, file: scope.file, owners: scope.owners.dropLast(),
        genericNames: scope.genericNames)
    }
  }

  /// The places in the order of the text, each before what stands inside it.
  private(set) var places: [Place] = []

  init(of file: Int, in table: SymbolTable) {
    let scope = Scope(module: table.files[file].module, file: file)
    for declaration in table.files[file].source.outline.declarations {
      add(declaration, in: scope, owner: nil, HeldTypes.Generics(), outer: nil, table)
    }
  }

  private mutating func add(
    _ declaration: Declaration, in scope: Scope, owner: SymbolID?, _ generics: HeldTypes.Generics,
    outer: Int?, _ table: SymbolTable
  ) {
    guard !declaration.isIgnored else { return }
    let header = scope.entering(declaration)
    var generics = generics
    var inner = header
    var innerOwner = owner
    if declaration.hasGenericClauses { generics.declarations.insert((declaration, header), at: 0) }
    if let type = table.owner(of: declaration, in: scope) {
      innerOwner = type.id
      inner = type.owners.reduce(header) { $0.entering($1) }
      if declaration.kind == .extension, let id = type.id {
        generics.declarations += table[id].sites.map { ($0.declaration, $0.headerScope) }
        inner = inner.adding(table[id].genericNames)
      }
    }
    let index = places.count
    places.append(
      Place(
        declaration: declaration, scope: inner, owner: innerOwner, generics: generics, outer: outer)
    )
    for member in declaration.members {
      add(member, in: inner, owner: innerOwner, generics, outer: index, table)
    }
  }

  /// The last names of the types that generic clauses say something about.
  var constrainedNames: Set<String> {
    var names: Set<String> = []
    for place in places {
      for requirement in place.declaration.whereClause {
        // `where R.Dependencies == D` says nothing about what it is.
        if requirement.isSameType, case .name(let name) = requirement.type,
          name.components.count == 1,
          place.declaration.genericParameters.contains(where: { $0.name == name.path })
        {
          continue
        }
        for case .name(let name) in [requirement.subject, requirement.type] {
          if let last = name.components.last { names.insert(last.name) }
        }
      }
    }
    return names
  }

  /// The names of the generic parameters whose values hold dependencies.
  func genericNames(heldBy types: HeldTypes) -> Set<String> {
    var names: Set<String> = []
    for place in places {
      for parameter in place.declaration.genericParameters
      where types.held(.named(parameter.name), in: place.scope, place.generics) != nil {
        names.insert(parameter.name)
      }
    }
    return names
  }

  /// The index of the innermost declaration around an offset; `nil` at file level.
  func innermost(at offset: Int) -> Int? {
    var low = 0
    var high = places.count
    while low < high {
      let middle = (low + high) / 2
      if places[middle].declaration.range.lowerBound <= offset {
        low = middle + 1
      } else {
        high = middle
      }
    }
    var index: Int? = low > 0 ? low - 1 : nil
    while let found = index, !places[found].declaration.range.contains(offset) {
      index = places[found].outer
    }
    return index
  }
}

extension SymbolTable {
  /// The type that a declaration declares or extends, and what its members are nested in besides what
  /// the declaration is nested in; `nil` for a declaration of no type.
  fileprivate func owner(
    of declaration: Declaration, in scope: Scope
  ) -> (id: SymbolID?, owners: [Scope.Owner])? {
    if declaration.kind == .extension {
      guard let type = declaration.type, let named = symbol(for: type, in: scope) else {
        return (nil, [Scope.Owner(module: scope.module, path: declaration.name)])
      }
      let id = underlying(named) ?? named
      return (id, Scope.Owner(module: self[id].module, path: self[id].path).enclosing)
    }
    guard declaration.kind.isNominal else { return nil }
    let outer = scope.owners.last
    let owner = Scope.Owner(
      module: outer?.module ?? scope.module,
      path: outer.map { "\($0.path).\(declaration.baseName)" } ?? declaration.baseName)
    return (id(module: owner.module, path: owner.path, seenFrom: scope.file), [owner])
  }
}
