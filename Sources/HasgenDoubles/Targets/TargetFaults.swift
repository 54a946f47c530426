import HasgenGraph
import HasgenProgram
import HasgenReading

/// The modules of a target, by index; those that were not read are left out.
struct ModulesOfTarget {
  private(set) var all: [Int] = []
  /// The findings about modules that do not exist.
  private(set) var findings: [Finding] = []

  init(_ target: DoublesTarget, in table: SymbolTable) {
    let known = table.modules.map(\.name)
    for name in target.modules {
      if let found = table.moduleIndices[name.text] {
        all.append(found)
      } else if target.readModules == nil {
        let near = nearestName(to: name.text, among: known).map { "did you mean '\($0)'?" }
        findings.append(
          .error(
            .unknownTests, "hasgen reads no module '\(name.text)'",
            cure: near ?? "the modules are \(known.someInQuotes)", at: name.location))
      }
    }
    guard target.modules.isEmpty else { return }
    if let found = target.defaultModule.flatMap({ table.moduleIndices[$0] }) {
      all = [found]
    } else if target.readModules == nil, known.count == 1, !target.isForPreviews {
      all = [0]
    } else if target.readModules == nil {
      let folder = target.folder.text
      let (message, cure) =
        target.isForPreviews
        ? ("no module that hasgen reads contains '\(folder)'", "name a folder of the app's sources")
        : ("nothing states which module '\(folder)' tests", "name it: '\"modules\": [\"App\"]'")
      findings.append(.error(.unknownTests, message, cure: cure, at: target.folder.location))
    }
  }
}

extension DoublesTarget {
  /// Reports the services that the configuration names for a test target, and that its modules do
  /// not see.
  ///
  /// - Parameter modules: The modules that the target tests, by index.
  func unknownServices(in modules: [Int], _ table: SymbolTable) -> [Finding] {
    guard readModules == nil else { return [] }
    let protocols = table.protocols
    let seen = protocols.filter { id in
      modules.contains { table[id].module == $0 || table.isVisible(id, fromModule: $0) }
    }
    let known = Set(seen.map { table[$0].path })
    return names.filter { !known.contains($0.text) }.map { name in
      let elsewhere = protocols.first {
        table[$0].path == name.text && table[$0].access > .fileprivate
      }
      guard let home = elsewhere.map({ table.modules[table[$0].module].name }) else {
        let near = nearestName(to: name.text, among: known).map { "did you mean '\($0)'?" }
        return .error(
          .unknownTests, "there is no protocol '\(name.text)' in the modules that are tested",
          cure: near ?? "name the folder of the module that declares it in '\"sources\"'",
          at: name.location)
      }
      let all = (modules.map { table.modules[$0].name } + [home]).map { "\"\($0)\"" }
      return .error(
        .unknownTests, "no tested module sees protocol '\(name.text)' of '\(home)'",
        cure: "write '\"modules\": [\(all.joined(separator: ", "))]' for this test target",
        at: name.location)
    }
  }
}

extension SymbolTable {
  /// Reports the marks `// hasgen: stub` and `// hasgen: preview` that have no effect.
  ///
  /// - Parameters:
  ///   - found: The services with a stub or a finding.
  ///   - tested: The modules that are tested, by index.
  ///   - previewed: The modules with a folder for previews.
  func idleMarks(
    besides found: Set<SymbolID>, testing tested: Set<Int>, previewing previewed: Set<Int>,
    by rules: Rules
  ) -> [Finding] {
    let tests = rules.doubles.filter { !$0.isForPreviews }
    let isComplete = tests.allSatisfy { $0.readModules == nil }
    let marked = Set(found.flatMap { self[$0].sites }.map { ObjectIdentifier($0.declaration) })
    return directedDeclarations.flatMap { declaration, file in
      declaration.directives.compactMap { directive in
        let module = files[file].module
        var homes: [Int] { modules(ofFile: file) }
        let cure: String? =
          switch directive.name {
          case "preview" where !declaration.kind.mayConsume:
            "write it at a consumer: a struct, a class or an actor"
          case "preview" where previewed.isDisjoint(with: homes):
            "write '\"previews\": { \"folder\": … }' in '.hasgen.json' for '\(modules[module].name)'"
          case "stub" where declaration.kind != .protocol: "write it at the protocol of a service"
          case "stub" where tests.isEmpty:
            "write '\"tests\": { \"folder\": \"Tests/AppTests\" }' in '.hasgen.json'"
          case "stub"
          where isComplete && tested.isDisjoint(with: homes)
            && !marked.contains(ObjectIdentifier(declaration)):
            "name '\(modules[module].name)' in the 'modules' of a test target"
          default: nil
          }
        let place = location(file: file, offset: directive.offset)
        let message = "'\(directive.name)' has no effect here"
        return cure.map { .error(.idleDirective, message, cure: $0, at: place) }
      }
    }
  }
}

extension Finding {
  /// An error about a mark, or about an entry in the configuration.
  static func error(
    _ id: DiagnosticID, _ message: String, cure: String, at place: Location
  ) -> Finding {
    Finding(Diagnostic(.error, message, id: id, at: place, note: cure))
  }
}
