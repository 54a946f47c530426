import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading

/// The declarations in some sources that look like Has-protocols and like a container, whatever
/// their names are.
struct Suggestions {
  /// The lines to print.
  private(set) var lines: [String] = []
  /// True if two choices are equally likely, or none is likely enough.
  private(set) var isUndecided = false
  /// The parts that the names of Has-protocols share; empty if there are none, or two are equal.
  private(set) var affixes: [NameAffix] = []
  /// The container that a configuration must name; `nil` if it need not, or two are equal.
  private(set) var container: String?

  private let table: SymbolTable
  /// The number of protocols with one of the affixes that consumers name.
  private var namedCount = 0

  /// - Parameter modules: The modules, with all members of all files.
  init(in modules: [SourceModule]) {
    table = SymbolTable(registering: modules)
    chooseAffixes(among: families)
    if !isUndecided { chooseContainer() }
  }

  /// `'HasLogger' (App/Logger.swift:2)`
  private func words(_ id: SymbolID) -> String {
    let place = table.location(of: id)
    return "'\(table[id].path)' (\(place.path):\(place.line))"
  }

  // MARK: Has-protocols

  /// Protocols that consumers name, and the affix that their names share.
  private typealias Family = (affix: NameAffix, protocols: [SymbolID])

  private mutating func chooseAffixes(among families: [Family]) {
    guard let first = families.first else {
      lines.append(
        "Has-protocols: none found; hasgen looks for protocols with 1 to 3 properties that a type "
          + "alias joins with '&'")
      return
    }
    let equals = families.filter { $0.protocols.count == first.protocols.count }
    if equals.count > 1, first.affix != .standard {
      isUndecided = true
      lines.append("Has-protocols: \(equals.count) kinds of names are equally likely; choose one:")
      lines += equals.map { family in
        "  \(words(family)): write \(ConfigurationDraft.protocols([family.affix]))"
      }
      return
    }
    let used = families.filter { $0.affix == .standard || $0.affix == first.affix }
    affixes = used.map(\.affix).sorted()
    namedCount = used.flatMap(\.protocols).count
    lines += used.map { "Has-protocols: \(words($0))" }
    for other in families.filter({ !affixes.contains($0.affix) }).prefix(3) {
      let all = ConfigurationDraft.protocols(affixes + [other.affix])
      lines.append("  not used: \(words(other)); to use them, write \(all)")
    }
  }

  /// `'Has…', 11 of them in use, such as 'HasLogger' (App/Logger.swift:2)`
  private func words(_ family: Family) -> String {
    let example = family.protocols.first.map { ", such as \(words($0))" } ?? ""
    return "'\(family.affix.pattern)', \(family.protocols.count) of them in use\(example)"
  }

  /// The families, largest first. A protocol is in one family only.
  private var families: [Family] {
    let noNames = Rules(protocols: NamePattern([]))
    let compositions = CompositionFinder(table: table, rules: noNames).compositions
    var left = Set(compositions.flatMap(accessors).map(table.original))
    var counts: [NameAffix: Int] = [:]
    for id in Set(table.protocols.map(table.original)) {
      for affix in NameAffix.all(of: table[id].name) { counts[affix, default: 0] += 1 }
    }
    var families: [Family] = []
    while let family = largestFamily(of: left, counts) {
      families.append(family)
      left.subtract(family.protocols)
    }
    return families
  }

  /// The protocols in a composition that may be Has-protocols; none if the composition may have
  /// another purpose than dependencies.
  private func accessors(in composition: Composition) -> [SymbolID] {
    let isAboutDependencies =
      composition.hasUsualName || DependencyNames.fits(composition: composition.name)
    switch composition.form {
    case .alias, .inline, .argument: break
    case .umbrella, .single: if !isAboutDependencies { return [] }
    case .parent: return []
    }
    let ids = composition.types.flatMap { table.expand($0, in: composition.scope).symbols }
    let found = Set(ids).filter(isAccessor)
    return found.count > 1 || isAboutDependencies ? Array(found) : []
  }

  /// Returns true for a protocol that requires one to three properties and nothing else.
  private func isAccessor(_ id: SymbolID) -> Bool {
    guard table[id].kind == .protocol, let site = table[id].sites.first else { return false }
    let members = site.declaration.members.filter { $0.kind != .typealias }
    return (1...3).contains(members.count)
      && members.allSatisfy { $0.isProperty && !$0.isStatic }
  }

  /// The affix that most of the protocols share; `Has` if it is as frequent as another one. `nil`
  /// if no two protocols share an affix, and none begins with `Has`.
  ///
  /// - Parameter counts: The number of all protocols that have an affix.
  private func largestFamily(
    of protocols: Set<SymbolID>, _ counts: [NameAffix: Int]
  ) -> Family? {
    var members: [NameAffix: [SymbolID]] = [:]
    for id in protocols.sorted() {
      for affix in NameAffix.all(of: table[id].name) { members[affix, default: []].append(id) }
    }
    // One 'Has…' is enough. 'Sign' of 'SignInContainer' also begins names of other things.
    let large = members.filter { affix, ids in
      affix == .standard || ids.count > 1 && ids.count * 2 >= counts[affix, default: 0]
    }
    let order = large.sorted { $0.key == .standard || $1.key != .standard && $0.key < $1.key }
    let most = order.map(\.value.count).max()
    return order.first { $0.value.count == most }.map { ($0.key, $0.value) }
  }

  // MARK: The container

  private struct Candidate {
    let id: SymbolID
    /// The number of Has-protocols that it conforms to, or can conform to by its members.
    let total: Int
    /// True if hasgen treats it as a container without a configuration.
    let isKnown: Bool
  }

  private mutating func chooseContainer() {
    let protocols =
      affixes.isEmpty ? [] : table.hasProtocols(by: Rules(protocols: NamePattern(affixes)))
    func words(_ candidate: Candidate) -> String {
      let count = "\(candidate.total) of \(count(protocols).counted("Has-protocol"))"
      return self.words(candidate.id) + (protocols.isEmpty ? "" : ", \(count)")
    }
    let roots = roots(of: candidates(with: protocols))
    let known = roots.first(where: \.isKnown)
    guard let first = known ?? roots.first else { return lines.append("container: none") }
    let equals = roots.filter { $0.total == first.total }
    if known == nil, equals.count > 1 {
      isUndecided = true
      lines.append("container: \(equals.count) types are equally likely; write one of these:")
      for type in equals.prefix(6) {
        lines.append("  \(ConfigurationDraft.containers(table[type.id].path))  // \(words(type))")
      }
      return
    }
    lines.append("container: \(words(first))")
    guard known == nil else { return }
    let name = table[first.id].path
    if first.total * 2 >= namedCount {
      container = name
    } else {
      isUndecided = true
      lines.append(
        "  if it is the container, write \(ConfigurationDraft.containers(name)) into .hasgen.json")
    }
  }

  /// The types that have at least two of the protocols (or the only one), and all marked or known
  /// containers, best first. Coordinators and views count only if there are no other types.
  private func candidates(with protocols: [SymbolID]) -> [Candidate] {
    let needed = max(1, min(2, count(protocols)))
    let all = table.allIDs.filter(mayBeContainer).map { candidate($0, with: protocols) }
      .filter { $0.total >= needed || $0.isKnown }
    let likely = all.filter { $0.isKnown || !table.isAppPart($0.id, by: Rules()) }
    return (likely.isEmpty ? all : likely).sorted { ($1.total, $0.id) < ($0.total, $1.id) }
  }

  /// The number of protocols. One in a file that several modules compile counts once.
  private func count(_ protocols: [SymbolID]) -> Int { Set(protocols.map(table.original)).count }

  private func candidate(_ id: SymbolID, with protocols: [SymbolID]) -> Candidate {
    let model = NominalType(id, in: table)
    let isMarked = table[id].sites.flatMap(\.declaration.directives).contains {
      $0.name == "container"
    }
    return Candidate(
      id: id, total: protocols.count { model.verdict(on: $0, in: table).isSupply },
      isKnown: isMarked || ContainerNames.standard.contains(table[id].name))
  }

  private func mayBeContainer(_ id: SymbolID) -> Bool {
    let symbol = table[id]
    guard [.struct, .class, .actor].contains(symbol.kind), symbol.access > .fileprivate,
      table.original(of: id) == id
    else { return false }
    return !symbol.name.isNameOfDouble && !symbol.sites.contains { $0.declaration.isIgnored }
  }

  /// The candidates that do not store another candidate. Two that store each other both stay.
  private func roots(of candidates: [Candidate]) -> [Candidate] {
    let ids = Set(candidates.map(\.id))
    let stored = Dictionary(
      uniqueKeysWithValues: ids.map { id in
        (id, Set(table.storedTypes(of: id, by: Rules(protocols: NamePattern([]))).map(\.id)))
      })
    return candidates.filter { candidate in
      !stored[candidate.id, default: []].contains { other in
        other != candidate.id && ids.contains(other)
          && stored[other]?.contains(candidate.id) == false
      }
    }
  }
}
