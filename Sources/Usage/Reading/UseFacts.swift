import SwiftReading
import SwiftProgram

/// What readers of code ask about the app.
struct UseFacts: Sendable {
  let index: HolderIndex
  let members: ComposedMembers
  let callees: CalleeFinder
  /// The names by which code gets at dependencies.
  let names: Set<String>
  /// The compositions of types that read members of their dependencies as if they were their own.
  let dynamic: [(owner: SymbolID, composition: HeldComposition)]
  /// The names of the members of these.
  let dynamicNames: Set<String>
  /// The words in code that say anything about dependencies.
  let watched: WordFilter
  /// The operators that the sources declare functions for.
  let operators: Set<String>

  /// The dependencies that have a member of a name.
  let dependencies: [String: Set<SymbolID>]
  /// The names of these members.
  let watchedMembers: WordFilter

  private let texts: SourceTexts
  private let lineages = Memo<SymbolID, Set<SymbolID>>()

  /// - Parameter hasDynamicMembers: Whether any source has a word of what makes members dynamic.
  init(
    _ index: HolderIndex, _ table: SymbolTable, texts: SourceTexts, hasDynamicMembers: Bool
  ) {
    self.index = index
    self.texts = texts
    members = ComposedMembers(table: table)
    let calledNames = CalleeFinder.Names(index.code.maps, in: table)
    operators = calledNames.operators
    callees = CalleeFinder(
      types: HeldTypes(
        table: table, dependencies: index.types.dependencies,
        leadingNames: index.types.leadingNames), names: calledNames,
      namesWithArguments: index.namesWithArguments)
    dependencies = members.dependencies(byMember: index.types.dependencies)
    names = index.names
    let members = members
    let holders = hasDynamicMembers ? Array(index.holders.values.joined()) : []
    dynamic = holders.compactMap { holder in
      guard let owner = holder.owner, let composition = holder.type.composition,
        table.hasDynamicMembers(owner)
      else { return nil }
      return (owner, composition)
    }
    dynamicNames = dynamic.flatMap(\.composition.symbols).reduce(into: []) {
      $0.formUnion(members.names(of: $1))
    }
    watchedMembers = WordFilter(dependencies.keys)
    watched = WordFilter(
      names.union(dynamicNames).union(index.code.aliasNames).union(index.code.genericNames)
        .union(["newValue", "oldValue", "set", "willSet", "didSet"]))
  }

  /// What the aliases of a name hold.
  func aliases(named name: String) -> [HeldType] {
    let table = index.table
    return table.allIDs.filter { table[$0].kind == .typealias && table[$0].name == name }
      .flatMap { table[$0].sites }.compactMap { site in
        index.types.held(.named(name), in: site.scope, .init())
      }
  }

  /// The superclasses of a type, and the protocols that it conforms to.
  func lineage(of id: SymbolID) -> Set<SymbolID> {
    lineages.answer(id) {
      let supertypeClosure = index.table.supertypeClosure(of: id)
      return Set(supertypeClosure.superclasses).union(supertypeClosure.protocols.keys)
    }
  }

  /// The names behind `case` in the declarations of an enum: no outline has its cases. `nil` if a
  /// text cannot be read.
  func cases(of id: SymbolID) -> Set<String>? {
    var names: Set<String> = []
    for site in index.table[id].sites {
      let path = index.table.files[site.scope.file].source.path
      guard let bytes = texts.bytes(path) else { return nil }
      names.formUnion(BodyText(reading: bytes).cases(in: site.declaration.range))
    }
    return names
  }

  /// Whether a type itself declares a property of a name.
  func declares(_ name: String, _ owner: SymbolID) -> Bool {
    index.table.ownProperty(name, owner) != nil
  }

  /// The written type of the property of a name that a type has of its own or inherits from a class;
  /// `nil` where there is none, and for several that are not of one type.
  func property(_ name: String, _ owner: SymbolID) -> (type: TypeSyntax?, scope: Scope)? {
    let table = index.table
    for id in [owner] + table.superclasses(of: owner) {
      if let found = table.ownProperty(name, id) { return found }
    }
    return nil
  }
}

extension SymbolTable {
  fileprivate func ownProperty(
    _ name: String, _ id: SymbolID
  ) -> (type: TypeSyntax?, scope: Scope)? {
    var found: (type: TypeSyntax?, scope: Scope)?
    for site in self[id].headers {
      for member in site.declaration.members where member.isProperty && member.baseName == name {
        // Of several, under conditions or in extensions, nobody knows which is meant.
        let type = member.type ?? member.calledType
        if let found, found.type != type { return (nil, found.scope) }
        found = (type, bodyScope(of: site, in: id))
      }
    }
    return found
  }

  /// Whether any member may be read of a type's values: by `@dynamicMemberLookup` of its own or of
  /// what it inherits from, as `Injecting` of HasKit has it.
  fileprivate func hasDynamicMembers(_ id: SymbolID) -> Bool {
    let supertypeClosure = supertypeClosure(of: id)
    if supertypeClosure.externals.contains("Injecting") { return true }
    return ([id] + supertypeClosure.superclasses + supertypeClosure.protocols.keys).contains {
      ancestor in
      self[ancestor].name == "Injecting"
        || self[ancestor].sites.contains {
          $0.declaration.attributes.contains { $0.name == "dynamicMemberLookup" }
        }
    }
  }
}
