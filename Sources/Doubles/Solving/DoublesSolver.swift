import DependencyGraph
import Findings
import SwiftOutline
import SwiftProgram

/// Makes the doubles of all test targets.
package struct DoublesSolver {
  /// The doubles, each for one target and module, sorted by both.
  package private(set) var doubles: [TestDoubles] = []
  /// What is wrong, in no particular order.
  package private(set) var findings: [Finding] = []

  private let table: SymbolTable
  private let rules: Rules
  /// The stubs at file level of each folder, by their names, and the modules that they are for.
  private var takenAtFileLevel: [String: [String: (module: String, location: Location)]] = [:]

  package init(for sources: KnownSources) {
    table = sources.table
    rules = sources.rules
    let tested = rules.tests.map { modules(of: $0) }
    reportIdleMarks(testing: Set(tested.flatMap(\.self)))
    var seen: Set<[String]> = []
    for (target, modules) in zip(rules.tests, tested) {
      for module in modules {
        let name = table.modules[module].name
        if seen.insert([target.folder.text, name]).inserted {
          add(target, module, sources.compositions)
        } else {
          findings.append(Finding(UnknownTests(again: name, in: target).diagnostic))
        }
      }
      reportUnknownServices(of: target, in: modules)
    }
    doubles.sort { ($0.folder, $0.module) < ($1.folder, $1.module) }
    findings.removeAll { [table] in table.isOfReadOnlyModule($0.diagnostic) }
  }

  private mutating func add(_ target: TestTarget, _ module: Int, _ compositions: [Composition]) {
    let consumers = StubbedConsumers(in: module, among: compositions, table: table, rules: rules)
    let services = StubbedServices(
      in: module, named: Set(target.services.map(\.text)), table: table)
    let namesOfTests = names(declaredIn: target)
    let imported = ImportedNames(of: module, in: table)
    var stubs: [Stub] = []
    var fileLevel: [StubSubject] = []
    var imports: Set<ConditionalText> = []
    var taken: [String: ConditionSet] = [:]
    for subject in services.subjects + consumers.subjects {
      let path = subject.path(in: table)
      // What the user wrote comes first.
      if target.declares(path) { continue }
      if let own = table.id(module: module, path: path) {
        guard subject.isService else { continue }
        let place = table.location(of: table[own].sites[0])
        report(StubFault(cause: .declared(path), location: place), subject)
        continue
      }
      let others = taken[path] ?? .never
      guard others.and(subject.condition).isNever else { continue }
      taken[path] = others.or(subject.condition)
      let solver = StubSolver(
        for: subject, in: target, declaring: namesOfTests, imported, table: table)
      if let fault = solver.fault {
        if case .unavailable = fault.cause, !subject.isService { continue }
        report(fault, subject)
      } else if let other = takenAtFileLevel[target.folder.text]?[path], subject.owner == nil {
        let cause = StubFault.Cause.nameTaken(path, module: other.module)
        report(StubFault(cause: cause, location: other.location), subject)
      } else {
        stubs += solver.stubs
        imports.formUnion(solver.imports)
        if subject.owner == nil { fileLevel.append(subject) }
      }
    }
    for subject in consumers.ambiguous
    where !target.declares(subject.path(in: table)) {
      let fault = StubFault(cause: .severalInPlace, location: subject.location(in: table))
      report(fault, subject)
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
        isNonisolated: target.settings.defaultIsolation == .mainActor
          || target.settings.features.contains("StrictMemorySafety"),
        usesCRLF: (services.subjects + consumers.subjects).first.map {
          table.files[$0.file].source.outline.lines.usesCRLF
        } ?? false))
  }

  /// The names at file level that a test target's own types take.
  private func names(declaredIn target: TestTarget) -> Set<String> {
    let own = table.allIDs.lazy.map { table[$0] }
      .filter { $0.enclosingPath.isEmpty && target.declares($0.path) }
    return Set(own.map(\.name))
  }

  private mutating func report(_ fault: StubFault, _ subject: StubSubject) {
    var explanations: [Set<Subject>] = []
    if case .undeclared(let name) = fault.cause, !subject.isService {
      explanations = [[.dependency(name)]]
    }
    findings.append(
      Finding(
        NotDoubled(
          name: subject.name, stub: subject.path(in: table), fault: fault,
          isAskedFor: subject.isService, location: subject.location(in: table)
        ).diagnostic, explainedBy: explanations))
  }

  // MARK: What is tested

  /// The modules that a target tests, by index; those that were not read are left out.
  private mutating func modules(of target: TestTarget) -> [Int] {
    if target.modules.isEmpty {
      if let found = target.defaultModule.flatMap({ table.moduleIndices[$0] }) { return [found] }
      if target.readModules != nil { return [] }
      if table.modules.count == 1 { return [0] }
      findings.append(Finding(UnknownTests(of: target).diagnostic))
      return []
    }
    return target.modules.compactMap { name in
      let found = table.moduleIndices[name.text]
      if found == nil, target.readModules == nil {
        findings.append(
          Finding(UnknownTests(module: name, known: table.modules.map(\.name)).diagnostic))
      }
      return found
    }
  }

  private mutating func reportUnknownServices(of target: TestTarget, in modules: [Int]) {
    let protocols = table.allIDs.filter { id in
      table[id].kind == .protocol && modules.contains(table[id].module)
    }.map { table[$0].path }
    for name in target.services where !protocols.contains(name.text) && target.readModules == nil {
      findings.append(Finding(UnknownTests(service: name, known: protocols).diagnostic))
    }
  }

  /// Marks that ask for a stub where nobody could put it.
  ///
  /// - Parameter tested: The modules that are tested, by index.
  private mutating func reportIdleMarks(testing tested: Set<Int>) {
    // A target that names none is for the one of its name, or for the only one: where not all are
    // read, nobody knows whether there is one.
    let isDecided = rules.tests.allSatisfy { target in
      !target.modules.isEmpty
        || target.defaultModule.map {
          target.readModules == nil || table.moduleIndices[$0] != nil
        } == true
    }
    for (declaration, file) in table.directedDeclarations {
      for directive in declaration.directives where directive.name == "stub" {
        let place = table.location(file: file, offset: directive.offset)
        if declaration.kind != .protocol {
          findings.append(Finding(IdleStub(cause: .misplaced, location: place).diagnostic))
        } else if rules.tests.isEmpty {
          findings.append(Finding(IdleStub(cause: .noTests, location: place).diagnostic))
        } else if !tested.contains(table.files[file].module), isDecided {
          let module = table.modules[table.files[file].module].name
          findings.append(
            Finding(IdleStub(cause: .untested(module: module), location: place).diagnostic))
        }
      }
    }
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
