import HasgenGraph
import HasgenProgram
import HasgenReading

/// The types of the sources, with cached answers for the resolver.
package struct TypeCatalog {
  package let table: SymbolTable
  package let rules: Rules
  /// The `live` functions, which are preferred to the initializers of their containers.
  let lives: [SymbolID: Provider]
  /// The containers, which are never built as a value that another value needs.
  package let containers: [SymbolID: NominalType]
  /// The cache of the providers for types, because many requests are for the same type.
  let candidates = Memo<InitializersQuestion, [Provider]>()
  private let factories = Memo<RequirementList.Key, [FactoryRequirement]>()
  /// The members of all containers, computed on first use: most apps do not need them.
  private let heldMembers = Memo<Bool, [TypeSyntax: [HeldMember]]>()
  let services = Memo<SymbolID, Bool>()
  let foreign = Memo<SymbolID, [(name: String, site: Site)]>()
  private let ids: [String: SymbolID]
  private let conformers: [SymbolID: [SymbolID]]

  package init(
    table: SymbolTable, rules: Rules, containers: [SymbolID: NominalType],
    lives: [SymbolID: Provider] = [:]
  ) {
    self.table = table
    self.rules = rules
    self.lives = lives
    self.containers = containers
    var ids: [String: SymbolID] = [:]
    var conformers: [SymbolID: [SymbolID]] = [:]
    for id in table.allIDs {
      let name = table.resolvedName(of: id)
      if ids[name].map({ table[$0].access <= .fileprivate }) ?? true { ids[name] = id }
      guard table.mayImplement(id) else { continue }
      for conformed in table.supertypeClosure(of: id).protocols.keys {
        conformers[conformed, default: []].append(id)
      }
    }
    self.ids = ids
    self.conformers = conformers
  }

  /// A member of a container.
  typealias HeldMember = (owner: SymbolID, binding: Binding)

  /// The members of all containers, by their types without optionals.
  var held: [TypeSyntax: [HeldMember]] {
    heldMembers.answer(true) {
      let members = containers.sorted { $0.key < $1.key }.flatMap { id, container in
        container.ownMembers.compactMap {
          container.binding(of: $0, from: container.module, in: table)
        }.map { (owner: id, binding: $0) }
      }
      return Dictionary(grouping: members, by: \.binding.type.unwrappedOrSelf)
    }
  }

  /// The requirements of a protocol that need factories; none if it has associated types.
  func factoryRequirements(of id: SymbolID, seenFrom module: Int) -> [FactoryRequirement] {
    factories.answer(RequirementList.Key(id: id, module: module)) {
      let list = table.requirements(of: id, seenFrom: module)
      let isMakes = table.isMakesProtocol(id, by: rules)
      guard list.associatedTypes.isEmpty else { return [] }
      return list.requirements.compactMap {
        FactoryRequirement($0, isOfMakesProtocol: isMakes, in: table)
      }
    }
  }

  /// The declared type behind a resolved one; `nil` if no source declares it.
  package func id(of type: TypeSyntax) -> SymbolID? {
    guard case .name(let name) = type, name.components.count == 1 else { return nil }
    return ids[name.components[0].name]
  }

  /// The parts of a composition, without `any` and `some`; a single part for any other type.
  package func parts(of type: TypeSyntax) -> [TypeSyntax] {
    switch type {
    case .composition(let parts): parts.flatMap { self.parts(of: $0) }
    case .prefixed("some", let inner), .prefixed("any", let inner): parts(of: inner)
    default: [type]
    }
  }

  /// True if a resolved type is a container.
  func isContainer(_ type: TypeSyntax) -> Bool {
    id(of: type).map { containers[$0] != nil } ?? false
  }

  /// True if the sources say that values of a resolved type cannot be shared.
  package func isKnownNonSendable(_ type: TypeSyntax) -> Bool {
    table.sendability(ofResolved: type) { id(of: $0) } == .notSendable
  }

  /// The types that conform to a protocol, in source order.
  ///
  /// - Parameter type: The requested type: the protocol, or a composition that it belongs to.
  func implementations(of id: SymbolID, as type: TypeSyntax) -> [SymbolID] {
    let all = conformers[id] ?? []
    guard case .composition = type else { return all }
    let others = protocols(of: type).dropFirst().map { Set(conformers[$0] ?? []) }
    let externals = parts(of: type).filter { self.id(of: $0) == nil }.map(text(of:))
    return all.filter { type in
      others.allSatisfy { $0.contains(type) } && externals.allSatisfy { isA(type, $0) }
    }
  }

  /// The declared protocols of a composition; empty for other types, and for a composition with a
  /// class.
  func protocols(of type: TypeSyntax) -> [SymbolID] {
    guard case .composition = type else { return [] }
    let ids = parts(of: type).compactMap(id(of:))
    return ids.allSatisfy { table[$0].kind == .protocol } ? ids : []
  }

  /// True if a declared type has a supertype that no source declares.
  func isA(_ id: SymbolID, _ external: String) -> Bool {
    switch external {
    case "Sendable": table.sendability(of: id) != .notSendable
    case "AnyObject": table[id].kind == .class || table[id].kind == .actor
    default:
      PlatformNames.universal.contains(external)
        || table.supertypeClosure(of: id).externals.contains(external)
    }
  }

  /// A type for messages: qualified names without modules.
  package func text(of type: TypeSyntax) -> String {
    written(type, isMarked: false).description
  }

  /// A resolved type as it can be written in source code.
  ///
  /// - Parameter isMarked: True if protocols are written with `any`.
  package func written(_ type: TypeSyntax, isMarked: Bool = true) -> TypeSyntax {
    func marked(_ type: TypeSyntax) -> TypeSyntax { isMarked ? .prefixed("any", type) : type }
    switch type {
    case .name(let own):
      guard own.components.count == 1, let id = ids[own.components[0].name] else { break }
      var names = table[id].path.pathParts
      let last = TypeName.Component(
        name: names.removeLast(),
        arguments: own.components[0].arguments.map { written($0, isMarked: isMarked) })
      let name = TypeSyntax.name(
        TypeName(components: names.map { TypeName.Component(name: $0) } + [last]))
      return table[id].kind == .protocol ? marked(name) : name
    case .composition(let parts):
      return marked(.composition(parts.map { written($0, isMarked: false) }))
    case .prefixed("some", _): return type
    default: break
    }
    return type.mapChildren { written($0, isMarked: isMarked) }
  }
}

/// The key of the cache of providers for a type.
struct InitializersQuestion: Hashable, Sendable {
  let type: SymbolID
  let arguments: [TypeSyntax]
  let context: ConditionSet
  let container: SymbolID
}

extension SymbolTable {
  /// True if a type may be used as the implementation of a protocol.
  fileprivate func mayImplement(_ id: SymbolID) -> Bool {
    switch self[id].kind {
    case .struct, .class, .actor:
      return !parents(of: id).isEmpty && !Rules.previews.fits(self[id].name)
        && !self[id].sites.contains {
          $0.declaration.isIgnored || ReferenceDeclaration.isAdded($0.declaration)
        }
    default:
      return false
    }
  }
}
