import SwiftOutline

/// Finds the compositions that get a stub.
struct StubbedConsumers {
  /// What is to be stood in for, in the order of the sources.
  private(set) var subjects: [StubSubject] = []
  /// The consumers with several compositions in place.
  private(set) var ambiguous: [StubSubject] = []

  private let table: SymbolTable
  private let rules: Rules

  /// - Parameter module: The module that is tested, by index.
  init(in module: Int, among compositions: [Composition], table: SymbolTable, rules: Rules) {
    self.table = table
    self.rules = rules
    let own = compositions.filter { $0.scope.module == module }
    for composition in own where composition.form != .inline {
      if let subject = subject(for: composition), !isKnown(subject) { subjects.append(subject) }
    }
    addInline(own.filter { $0.form == .inline })
  }

  private func isKnown(_ subject: StubSubject) -> Bool {
    subjects.contains {
      $0.path(in: table) == subject.path(in: table)
        && !$0.condition.and(subject.condition).isNever
    }
  }

  /// A composition in place gets a stub if it is the only one of its consumer that no alias names.
  private mutating func addInline(_ compositions: [Composition]) {
    var inline: [StubSubject] = []
    for composition in compositions where composition.declaration.kind != .extension {
      guard let subject = subject(for: composition) else { continue }
      let isTwin = (subjects + inline).contains {
        $0.name == subject.name && Set($0.parts.map(\.id)) == Set(subject.parts.map(\.id))
      }
      if !isTwin { inline.append(subject) }
    }
    for subject in inline {
      let others = (subjects + inline).filter {
        $0.path(in: table) == subject.path(in: table)
      }
      if others.count == 1 {
        subjects.append(subject)
      } else if !ambiguous.contains(where: { $0.name == subject.name }) {
        ambiguous.append(subject)
      }
    }
  }

  private func subject(for composition: Composition) -> StubSubject? {
    let declaration = composition.declaration
    if composition.form == .alias, rules.protocols.fits(composition.name) { return nil }
    let place = Place(of: composition, in: table)
    guard let place, place.access > .fileprivate else { return nil }
    let condition = ConditionSet(declaration.conditions).and(place.condition)
    let parts: ConditionalParts
    if composition.form == .umbrella {
      let id = table.id(module: composition.scope.module, path: place.path(of: composition.name))
      guard let id else { return nil }
      parts = ConditionalParts(of: id, when: table[id].condition)
    } else {
      parts = ConditionalParts(
        of: composition.types, in: composition.scope, when: condition, table)
    }
    guard parts.all.contains(where: { gathersDependencies($0.id) }) else { return nil }
    let nested = place.owner.flatMap { table.canNest(in: $0) ? $0 : nil }
    let isPlain = composition.form == .inline
    let name = "Stub\(isPlain ? "Dependencies" : composition.name.withoutNeedlessBackticks)"
    let prefix = nested == nil ? place.name.filter { $0 != "." } : ""
    return StubSubject(
      name: place.name.isEmpty ? composition.name : place.name, stub: prefix + name,
      owner: nested, parts: parts.all, externals: parts.externals,
      condition: composition.form == .umbrella ? parts.all[0].condition : condition,
      availability: place.availability + declaration.availability, file: composition.scope.file,
      offset: composition.textOffset ?? declaration.nameRange.lowerBound, isService: false)
  }

  /// Whether a protocol gives access to a dependency, builds something, or gathers such.
  private func gathersDependencies(_ id: SymbolID) -> Bool {
    table[id].kind == .protocol
      && ([id] + table.kinship(of: id).protocols.keys).contains {
        rules.mayBeDoubled(table[$0].name) && !table[$0].sites[0].declaration.isIgnored
      }
  }
}

extension Rules {
  /// Whether consumers are handed doubles of what has a protocol of that name.
  func mayBeDoubled(_ name: String) -> Bool {
    protocols.fits(name) || !tests.isEmpty && Self.makers.fits(name)
  }

  private static let makers = NamePattern(prefixes: makerPrefixes)

  /// What the names of protocols begin with that build something.
  static let makerPrefixes = ["Makes"]
}

/// The type that a composition belongs to.
private struct Place {
  /// The type's qualified name; empty where there is none.
  let name: String
  let owner: SymbolID?
  let access: Access
  let condition: ConditionSet
  let availability: [String]

  /// `nil` for what belongs to no type, and is no alias or protocol either.
  init?(of composition: Composition, in table: SymbolTable) {
    let declaration = composition.declaration
    let scope = composition.scope
    var path = scope.owners.last?.path ?? ""
    var module = scope.owners.last?.module ?? scope.module
    if composition.form == .inline, declaration.kind.isType {
      path = path.isEmpty ? declaration.baseName : "\(path).\(declaration.baseName)"
      module = scope.module
    } else if path.isEmpty {
      guard composition.form != .inline else { return nil }
    }
    name = path
    owner =
      path.isEmpty
      ? nil
      : table.id(module: module, path: path)
        ?? table.id(module: module, path: path, privateTo: scope.file)
    let own = composition.form == .inline ? nil : declaration.access
    let ownerAccess = owner.map { table[$0].access } ?? .internal
    // What a composition names counts, and not who may name the composition; but at file level
    // there is nothing else.
    access = path.isEmpty ? own ?? .internal : ownerAccess
    condition = owner.map { table[$0].condition } ?? .always
    availability = owner.map { table[$0].sites.flatMap(\.declaration.availability) } ?? []
  }

  func path(of member: String) -> String { name.isEmpty ? member : "\(name).\(member)" }
}

extension Declaration.Kind {
  fileprivate var isType: Bool {
    switch self {
    case .struct, .class, .actor, .enum, .protocol: true
    default: false
    }
  }
}
