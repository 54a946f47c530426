import DependencyGraph
import Findings
import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

/// Makes the doubles of all test targets.
package struct DoublesSolver {
  /// The doubles, each for one target and module, sorted by both.
  package private(set) var doubles: [TestDoubles] = []
  /// The findings, in no particular order.
  package private(set) var findings: [Finding] = []

  private let table: SymbolTable
  private let rules: Rules
  /// The stubs at file level of each folder, by their names, and the modules that they are for.
  private var takenAtFileLevel: [String: [String: (module: String, location: Location)]] = [:]
  /// The modules that are tested, by index.
  private let tested: Set<Int>
  /// The services that each folder has a stub of.
  private var services: [String: Set<SymbolID>] = [:]
  /// The services that got none, and were told.
  private var told: Set<SymbolID> = []

  package init(for sources: KnownSources) {
    table = sources.table
    rules = sources.rules
    var tested: [[Int]] = []
    for target in rules.tests {
      let found = TestedModules(of: target, in: table)
      tested.append(found.all)
      findings += found.findings
    }
    self.tested = Set(tested.flatMap(\.self))
    let targets = Array(zip(rules.tests, tested))
    let folders = Dictionary(grouping: targets, by: \.0.folder.text).mapValues {
      TestedFolder($0, in: sources.table)
    }
    var seen: Set<[String]> = []
    for (target, modules) in targets {
      guard let folder = folders[target.folder.text] else { continue }
      for module in modules {
        let name = table.modules[module].name
        if seen.insert([target.folder.text, name]).inserted {
          add(target, module, in: folder, sources.compositions)
        } else {
          findings.append(Finding(UnknownTests(again: name, in: target).diagnostic))
        }
      }
      findings += UnknownServices(of: target, in: modules, table: table).findings
    }
    let found = Set(services.values.flatMap(\.self)).union(told)
    findings += IdleStubs(besides: found, testing: self.tested, table: table, rules: rules).findings
    doubles.sort { ($0.folder, $0.module) < ($1.folder, $1.module) }
    findings.removeAll { [table] in table.isOfReadOnlyModule($0.diagnostic) }
  }

  /// Adds the doubles of a module.
  private mutating func add(
    _ target: TestTarget, _ module: Int, in folder: TestedFolder, _ compositions: [Composition]
  ) {
    let consumers = StubbedConsumers(in: module, among: compositions, table: table, rules: rules)
    let services = services(of: module, for: target, in: folder)
    let namesOfTests = names(declaredIn: target)
    let imported = ImportedNames(of: module, in: table)
    var stubs: [Stub] = []
    var fileLevel: [StubSubject] = []
    var imports: Set<ConditionalText> = []
    var taken: [String: (condition: ConditionSet, module: String)] = [:]
    for subject in services + consumers.subjects {
      if subject.isService {
        self.services[target.folder.text, default: []].formUnion(subject.parts.map(\.id))
      }
      let path = subject.path(in: table)
      // What the user wrote comes first.
      if target.declares(path) { continue }
      if let own = table.id(module: module, path: path) {
        guard subject.isService else { continue }
        let place = table.location(of: table[own].sites[0])
        report(StubFault(cause: .declared(path), location: place), subject, in: target)
        continue
      }
      let others = taken[path] ?? (.never, "")
      guard others.condition.and(subject.condition).isNever else {
        if isForeign(subject) {
          let cause = StubFault.Cause.nameTaken(path, module: others.module)
          report(
            StubFault(cause: cause, location: subject.location(in: table)), subject, in: target)
        }
        continue
      }
      taken[path] = (others.condition.or(subject.condition), home(of: subject))
      let solver = StubSolver(
        for: subject, in: target, declaring: namesOfTests, imported, table: table)
      if let fault = solver.fault {
        if case .unavailable = fault.cause, !subject.isService { continue }
        report(fault, subject, in: target)
      } else if let other = takenAtFileLevel[target.folder.text]?[path], subject.owner == nil {
        let cause = StubFault.Cause.nameTaken(path, module: other.module)
        report(StubFault(cause: cause, location: other.location), subject, in: target)
      } else {
        stubs += solver.stubs
        imports.formUnion(solver.imports)
        if subject.owner == nil { fileLevel.append(subject) }
      }
    }
    for subject in consumers.ambiguous
    where !target.declares(subject.path(in: table)) {
      let fault = StubFault(cause: .severalInPlace, location: subject.location(in: table))
      report(fault, subject, in: target)
    }
    guard !stubs.isEmpty else { return }
    let name = table.modules[module].name
    for subject in fileLevel {
      takenAtFileLevel[target.folder.text, default: [:]][subject.stub] = (
        name, subject.location(in: table)
      )
    }
    doubles.append(
      TestDoubles(
        folder: target.folder.text, module: name,
        imports: Set(imports.map(\.inTests)).filter { $0.text != "import \(name)" }
          .sorted { ($0.text, $0.condition ?? "") < ($1.text, $1.condition ?? "") },
        stubs: stubs.sorted { $0.sortKey < $1.sortKey },
        usesHasKit: target.importsHasKit,
        isNonisolated: target.settings.defaultIsolation != nil
          || target.settings.features.contains("StrictMemorySafety"),
        usesCRLF: (services + consumers.subjects).first.map {
          table.files[$0.file].source.outline.lines.usesCRLF
        } ?? false))
  }

  /// The names at file level that a test target's own types take.
  private func names(declaredIn target: TestTarget) -> Set<String> {
    let own = table.allIDs.lazy.map { table[$0] }
      .filter { $0.enclosingPath.isEmpty && target.declares($0.path) }
    return Set(own.map(\.name))
  }

  /// The services that get a stub in the file of a module: its own, and those that it sees of
  /// modules which are not tested there.
  private func services(
    of module: Int, for target: TestTarget, in folder: TestedFolder
  ) -> [StubSubject] {
    let names = folder.names(in: module, of: target)
    let own = StubbedServices(in: module, named: names, table: table).subjects
    let ownNames = Set(own.map(\.name))
    let known = services[target.folder.text] ?? []
    return own
      + StubbedServices(seenFrom: module, besides: folder.modules, named: names, table: table)
      .subjects
      // A name in the configuration means the module's own protocol first.
      .filter { !ownNames.contains($0.name) && known.isDisjoint(with: $0.parts.map(\.id)) }
  }

  private func isForeign(_ subject: StubSubject) -> Bool {
    table.files[subject.file].module != table.files[subject.seenFrom].module
  }

  private func home(of subject: StubSubject) -> String {
    table.modules[table.files[subject.file].module].name
  }

  private mutating func report(_ fault: StubFault, _ subject: StubSubject, in target: TestTarget) {
    var location = subject.location(in: table)
    if isForeign(subject) {
      if let name = target.services.first(where: { $0.text.withoutBackticks == subject.name }) {
        location = name.location
      } else {
        // Its own module's tests tell, or the first that see it.
        let ids = subject.parts.map(\.id)
        guard !tested.contains(table.files[subject.file].module),
          !ids.contains(where: told.contains)
        else { return }
        told.formUnion(ids)
      }
    }
    var explanations: [Set<Subject>] = []
    if case .undeclared(let name) = fault.cause, !subject.isService {
      explanations = [[.dependency(name)]]
    }
    findings.append(
      Finding(
        NotDoubled(
          name: subject.name, stub: subject.path(in: table), fault: fault,
          isAskedFor: subject.isService, location: location
        ).diagnostic, explainedBy: explanations))
  }
}

extension Stub {
  fileprivate var sortKey: (String, String, String) { (owner ?? name, name, condition ?? "") }
}

extension ConditionalText {
  /// An import as a test writes it: whoever reads it along with the module is no matter.
  fileprivate var inTests: ConditionalText {
    let words = text.split(separator: " ").filter { !Self.narrowing.contains($0) }
    return ConditionalText(words.joined(separator: " "), condition: condition)
  }

  private static let narrowing: Set<Substring> = [
    "@_exported", "@_implementationOnly", "@_spiOnly", "public", "package", "internal",
    "fileprivate", "private",
  ]
}
