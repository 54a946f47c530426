import HasgenGraph
import HasgenProgram
import HasgenReading

/// Makes the doubles of all test targets, and the preview dependencies of all modules.
///
/// `StubbedConsumers` and `StubbedServices` choose who gets a double. A `StubMember` is the witness
/// of one requirement. `StubTraits` are the requirements of the protocols for the whole type. A
/// `StubBuilder` makes a `Stub` of both, and a `StubWriter` writes its declarations. For a
/// requirement that no stub can satisfy, a `StubFault` is thrown.
package struct DoublesSolver {
  /// The doubles, each for one folder and module, sorted by their files.
  package private(set) var doubles: [DoublesFile] = []
  /// The findings, in no particular order.
  package private(set) var findings: [Finding] = []

  private let table: SymbolTable
  private let rules: Rules
  private let compositions: [Composition]
  /// The services that have a stub in some folder, or a finding.
  private var services: Set<SymbolID> = []

  /// The stubs already made for one folder.
  private struct Folder {
    /// The stubs by their names, with the module and the condition of each.
    var stubs: [String: (module: String, condition: ConditionSet)] = [:]
    var services: Set<SymbolID> = []
    let standIns: StandIns
  }

  package init(for sources: KnownSources) {
    let tests = sources.rules.doubles.filter { $0.isStandIn != nil }.compactMap(\.tests)
    table =
      tests.isEmpty
      ? sources.table : SymbolTable(registering: sources.table.modules + tests)
    rules = sources.rules
    compositions = sources.compositions
    var tested: Set<Int> = []
    var previewed: Set<Int> = []
    for target in rules.doubles {
      let modules = ModulesOfTarget(target, in: sources.table)
      findings += modules.findings
      if target.isForPreviews, !previewed.isDisjoint(with: modules.all) {
        findings.append(
          .error(
            .unknownTests, "another folder has the previews of this module already",
            cure: "write one folder for each module", at: target.folder.location))
        continue
      }
      var folder = Folder(standIns: standIns(for: target, testing: modules.all))
      for module in modules.all {
        addDoubles(for: target, testing: module, of: modules.all, to: &folder)
      }
      services.formUnion(folder.services)
      if target.isForPreviews {
        previewed.formUnion(modules.all)
      } else {
        tested.formUnion(modules.all)
        findings += target.unknownServices(in: modules.all, table)
      }
    }
    findings += table.idleMarks(
      besides: services, testing: tested, previewing: previewed, by: rules)
    doubles.sort { $0.path < $1.path }
    findings.removeAll { [table] in table.isOfReadOnlyModule($0.diagnostic) }
  }

  /// Adds the doubles of a module.
  ///
  /// - Parameter modules: All modules of the target.
  private mutating func addDoubles(
    for target: DoublesTarget, testing module: Int, of modules: [Int], to folder: inout Folder
  ) {
    var consumers = StubbedConsumers(
      in: module, named: target.isForPreviews ? "Preview" : "Stub", among: compositions,
      table: table, rules: rules)
    if target.isForPreviews { findings += consumers.chooseShown(in: module, by: target, table) }
    var subjects: [StubSubject] = []
    if !target.isForPreviews {
      subjects = services(of: module, for: target, in: modules, besides: folder.services)
    }
    subjects += consumers.subjects
    if subjects.isEmpty, consumers.ambiguous.isEmpty { return }
    let name = table.modules[module].name
    let builder = StubBuilder(
      table: table, target: target, hiddenNames: namesHidden(by: target),
      visible: VisibleNames(of: module, in: table),
      previews: target.isForPreviews ? PreviewDefaults(in: table, by: rules) : nil,
      standIns: folder.standIns)
    var stubs: [Stub] = []
    var imports: Set<NeededImport> = []
    for subject in subjects {
      if subject.isService { folder.services.formUnion(protocols(of: subject)) }
      let path = subject.path(in: table)
      if isHandwritten(path, in: module, or: target) { continue }
      let key = subject.owner == nil ? path : "\(name).\(path)"
      do throws(StubFault) {
        // Declarations of a consumer under different conditions have the same name.
        if let other = folder.stubs[key], !other.condition.and(subject.condition).isNever {
          throw StubFault(
            "the doubles of '\(other.module)' have a type of this name",
            cure: "write an entry in 'tests' for each module, with a folder of its own")
        }
        let made = try builder.stub(for: subject)
        stubs.append(made.stub)
        imports.formUnion(made.imports)
        findings += made.findings
        let home = table.modules[table.files[subject.file].module].name
        let known = folder.stubs[key]?.condition ?? .never
        folder.stubs[key] = (home, known.or(subject.condition))
      } catch {
        report(error, subject, in: target)
      }
    }
    for subject in consumers.ambiguous where !target.declares(subject.path(in: table)) {
      let fault = StubFault(
        "it has several compositions, and this one has no name", cure: "give it a type alias")
      report(fault, subject, in: target)
    }
    guard !stubs.isEmpty else { return }
    let needed = target.isForPreviews ? imports : Set(imports.map(\.inTests))
    doubles.append(
      DoublesFile(
        path: target.file(for: name), module: name, isForPreviews: target.isForPreviews,
        imports: needed.filter { $0.module != name }.lines,
        stubs: stubs.sorted { $0.sortText < $1.sortText },
        isNonisolated: target.settings.defaultIsolation != nil
          || target.settings.features.contains("StrictMemorySafety"),
        usesCRLF: table.files[subjects[0].file].source.outline.lines.usesCRLF))
  }

  /// True if the user wrote a type with the name of a stub, which comes first.
  private func isHandwritten(_ path: String, in module: Int, or target: DoublesTarget) -> Bool {
    target.declares(path) || table.id(module: module, path: path) != nil
  }

  /// The default values of services in a test target.
  private func standIns(for target: DoublesTarget, testing modules: [Int]) -> StandIns {
    let stubbed = modules.flatMap { module in
      services(of: module, for: target, in: modules, besides: [])
        .filter { !isHandwritten($0.path(in: table), in: module, or: target) }
    }
    return StandIns(of: target, stubbing: stubbed, testing: modules, in: table, by: rules)
  }

  /// The names of the modules and the platforms that a type in a test target's own files hides.
  private func namesHidden(by target: DoublesTarget) -> Set<String> {
    let names = table.symbols.filter(\.enclosingPath.isEmpty).map(\.name)
    return PlatformNames.standardLibrary.union(PlatformNames.foundation).union(names)
      .filter(target.declares)
  }

  /// The services that get a stub in the file of a module: its own, and those of modules that it
  /// imports and that the target does not test.
  private func services(
    of module: Int, for target: DoublesTarget, in modules: [Int], besides known: Set<SymbolID>
  ) -> [StubSubject] {
    let services = StubbedServices(
      for: module, besides: Set(modules), named: Set(target.names.map(\.text)), table: table)
    // A name in the configuration means the module's own protocol first.
    let names = Set(services.own.map(\.name))
    let all = services.own + services.seen.filter { !names.contains($0.name) }
    return all.filter { known.isDisjoint(with: protocols(of: $0)) }
  }

  /// The protocols of a subject. A protocol in a file of several modules is the same one for all.
  private func protocols(of subject: StubSubject) -> [SymbolID] {
    subject.parts.map { table.original(of: $0.symbol) }
  }

  /// Reports that the user has to write a stub, once for each service.
  private mutating func report(_ fault: StubFault, _ subject: StubSubject, in target: DoublesTarget)
  {
    var location = subject.location(in: table)
    if table.files[subject.file].module != table.files[subject.seenFrom].module,
      let name = target.names.first(where: { $0.text.withoutBackticks == subject.name })
    {
      location = name.location
    }
    let diagnostic = fault.diagnostic(
      about: subject.name, stub: subject.path(in: table), isAskedFor: subject.isService,
      writtenIn: target.isForPreviews ? "the app" : "the test target", at: location)
    // Other targets, and tests and previews of a consumer, have the same reason.
    let others = findings.map(\.diagnostic).filter { $0.id == .leftToYou }
    if others.contains(where: { $0.location == location }) { return }
    findings.append(
      Finding(diagnostic, explainedBy: subject.externals.map { [.dependency($0)] }))
  }
}
