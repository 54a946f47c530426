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
  /// The containers that a configuration must name; empty if it need not, or two are equal.
  private(set) var containers: [String] = []

  private let table: SymbolTable
  private let rules: Rules
  /// The number of protocols with one of the affixes that consumers name.
  private var namedCount = 0

  /// - Parameters:
  ///   - modules: The modules, with all members of all files.
  ///   - rules: The rules that name containers already.
  init(in modules: [SourceModule], rules: Rules = Rules()) {
    table = SymbolTable(registering: modules)
    self.rules = rules
    chooseAffixes()
    if !isUndecided { chooseContainer() }
  }

  /// `'HasLogger' (App/Logger.swift:2)`
  private func words(_ id: SymbolID) -> String {
    let place = table.location(of: id)
    return "'\(table[id].path)' (\(place.path):\(place.line))"
  }

  // MARK: Has-protocols

  /// Protocols that consumers name, sorted, and the affix that their names share.
  private typealias Family = (affix: NameAffix, protocols: [SymbolID])

  private mutating func chooseAffixes() {
    let families = families
    guard let first = families.first else {
      lines.append(
        "Has-protocols: none found; hasgen looks for protocols with 1 to 3 properties, or one "
          + "function, that a type alias joins with '&'")
      return
    }
    let rivals = families.filter {
      $0.protocols.count == first.protocols.count && $0.protocols != first.protocols
    }
    guard rivals.isEmpty || first.affix == .standard else {
      isUndecided = true
      let kinds = [first] + rivals
      lines.append("Has-protocols: \(kinds.count) kinds of names are equally likely; choose one:")
      lines += kinds.map { family in
        "  \(words(family)): write \(ConfigurationDraft.protocols([family.affix]))"
      }
      return
    }
    let used = families.filter { $0.affix == .standard || $0.affix == first.affix }
    affixes = used.map(\.affix).sorted()
    namedCount = Set(used.flatMap(\.protocols)).count
    lines += used.map { "Has-protocols: \(words($0))" }
  }

  /// `'Has…', 11, such as 'HasLogger' (App/Logger.swift:2)`
  private func words(_ family: Family) -> String {
    let example = family.protocols.first.map { ", such as \(words($0))" } ?? ""
    return "'\(family.affix.pattern)', \(count(protocols(with: [family.affix])))\(example)"
  }

  /// All protocols with one of some affixes.
  private func protocols(with affixes: [NameAffix]) -> [SymbolID] {
    affixes.isEmpty ? [] : table.hasProtocols(by: Rules(protocols: NamePattern(affixes)))
  }

  /// The families of protocols that consumers name, or to which a container conforms, largest first,
  /// and among equal ones the usual prefix. If there are none, the protocols with the usual prefix.
  private var families: [Family] {
    let noNames = Rules(protocols: NamePattern([]))
    let compositions = CompositionFinder(table: table, rules: noNames).compositions
    let supplied = table.allIDs.filter { ContainerNames.standard.contains(table[$0].name) }
      .flatMap { table.supertypeClosure(of: $0).protocols.keys }.filter(isAccessor)
    var members: [NameAffix: [SymbolID]] = [:]
    let accessors = compositions.flatMap(accessors) + supplied
    for id in Set(accessors.map(table.original)).sorted() {
      for affix in NameAffix.all(of: table[id].name) { members[affix, default: []].append(id) }
    }
    // One 'Has…' is enough. 'Sign' of 'SignInContainer' also begins names of other things.
    let large = members.filter { affix, ids in
      affix == .standard || ids.count > 1 && ids.count * 2 >= count(protocols(with: [affix]))
    }
    let usual = protocols(with: [.standard])
    if large.isEmpty, !usual.isEmpty { return [(.standard, usual)] }
    return large.map { ($0.key, $0.value) }.sorted {
      ($1.protocols.count, $0.affix) < ($0.protocols.count, $1.affix)
    }
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

  /// Returns true for a protocol that requires one to three properties, or a function that returns
  /// a dependency, and nothing else. A Makes-protocol has the usual name already.
  private func isAccessor(_ id: SymbolID) -> Bool {
    guard table[id].kind == .protocol, let site = table[id].sites.first else { return false }
    let members = site.declaration.members.filter { $0.kind != .typealias }
    if members.count == 1, members[0].kind == .func, members[0].type != nil {
      let isPlain = members[0].parameters.isEmpty || members[0].baseName.isMakerName
      return isPlain && !Rules.factories.fits(table[id].name)
    }
    return (1...3).contains(members.count)
      && members.allSatisfy { $0.isProperty && !$0.isStatic }
  }

  // MARK: The container

  private struct Candidate {
    let id: SymbolID
    /// The Has-protocols that it conforms to, or can conform to by its members.
    let protocols: Set<SymbolID>
    /// True if it conforms to one of them by hand.
    let conforms: Bool
    /// True if hasgen treats it as a container without a configuration.
    let isKnown: Bool
  }

  private mutating func chooseContainer() {
    let protocols = protocols(with: affixes)
    func words(_ candidate: Candidate) -> String {
      let count = "\(candidate.protocols.count) of \(count(protocols).counted("Has-protocol"))"
      return self.words(candidate.id) + (protocols.isEmpty ? "" : ", \(count)")
    }
    let candidates = candidates(with: protocols)
    let known = candidates.filter(\.isKnown)
    let roots = roots(of: known.isEmpty ? candidates : known)
    guard let first = roots.first else { return lines.append("container: none") }
    lines.append("container: \(words(first))")
    lines += candidates.filter { $0.id != first.id }.map { "  also: \(words($0))" }
    guard known.isEmpty else { return }
    let rivals = roots.dropFirst().filter {
      $0.protocols.count == first.protocols.count
        && !$0.protocols.isDisjoint(with: first.protocols)
    }
    let isLikely = first.conforms || first.protocols.count * 2 >= namedCount
    if rivals.isEmpty, isLikely {
      containers = namesOfParts(among: roots)
    } else {
      isUndecided = true
      let names = ([first] + rivals).map { table[$0.id].path }
      lines.append(
        "  write those that are containers into .hasgen.json: "
          + ConfigurationDraft.containers(names))
    }
  }

  /// The names of the containers that share the Has-protocols: the first one, and each that has none
  /// of those before it.
  private func namesOfParts(among roots: [Candidate]) -> [String] {
    var covered: Set<SymbolID> = []
    let parts = roots.filter { root in
      guard root.protocols.isDisjoint(with: covered) else { return false }
      covered.formUnion(root.protocols)
      return true
    }
    return parts.map { table[$0.id].path }
  }

  /// The types that have at least two of the protocols (or the only one), and all marked or known
  /// containers, best first. Coordinators and views count only if there are no other types, and
  /// subclasses only if they have more than their superclasses.
  private func candidates(with protocols: [SymbolID]) -> [Candidate] {
    let needed = max(1, min(2, count(protocols)))
    let all = table.allIDs.filter(mayBeContainer).map { candidate($0, with: protocols) }
      .filter { $0.protocols.count >= needed || $0.isKnown }
    let likely = all.filter { $0.isKnown || !table.isAppPart($0.id, by: rules) }
    let best = (likely.isEmpty ? all : likely).sorted {
      ($1.protocols.count, $0.id) < ($0.protocols.count, $1.id)
    }
    return best.filter { candidate in
      let superclasses = table.superclasses(of: candidate.id)
      return !best.contains {
        superclasses.contains($0.id) && $0.protocols.isSuperset(of: candidate.protocols)
      }
    }
  }

  /// The number of protocols. One in a file that several modules compile counts once.
  private func count(_ protocols: [SymbolID]) -> Int { Set(protocols.map(table.original)).count }

  private func candidate(_ id: SymbolID, with protocols: [SymbolID]) -> Candidate {
    let model = NominalType(id, in: table)
    let hasUsualName = ContainerNames.standard.contains(table[id].name)
    let supply = protocols.filter { model.verdict(on: $0, in: table).isSupply }
    let conformances = table.supertypeClosure(of: id).protocols
    return Candidate(
      id: id, protocols: Set(supply), conforms: supply.contains { conformances[$0] != nil },
      isKnown: hasUsualName || table.isAskedFor(id, by: rules))
  }

  private func mayBeContainer(_ id: SymbolID) -> Bool {
    let symbol = table[id]
    guard [.struct, .class, .actor].contains(symbol.kind), symbol.access > .fileprivate,
      table.original(of: id) == id
    else { return false }
    return !symbol.name.isNameOfDouble && !symbol.sites.contains { $0.declaration.isIgnored }
  }

  /// The candidates that may be roots. A child stores its parent; a service, which a container
  /// stores, has fewer of the protocols. If some candidates conform by hand, the others are services.
  private func roots(of candidates: [Candidate]) -> [Candidate] {
    let byHand = candidates.filter(\.conforms)
    let likely = byHand.isEmpty ? candidates : byHand
    let noNames = Rules(protocols: NamePattern([]))
    return likely.filter { candidate in
      let stored = table.storedTypes(of: candidate.id, by: noNames).map(\.id)
      return !likely.contains { other in
        other.id != candidate.id && stored.contains(other.id)
          && other.protocols.count >= candidate.protocols.count
      }
    }
  }
}
