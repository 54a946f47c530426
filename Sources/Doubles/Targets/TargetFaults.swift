import DependencyGraph
import Findings
import Roles
import SwiftLexing
import SwiftOutline
import SwiftProgram

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
        findings.append(
          .unknownTests(
            "there is no module '\(name.text)' to be tested", name,
            nearestName(to: name.text, among: known).map { "did you mean '\($0)'?" }
              ?? "the modules are \(known.someInQuotes)"))
      }
    }
    guard target.modules.isEmpty else { return }
    if let found = target.defaultModule.flatMap({ table.moduleIndices[$0] }) {
      all = [found]
    } else if target.readModules == nil, known.count == 1, !target.isForPreviews {
      all = [0]
    } else if target.readModules == nil {
      let folder = target.folder.text
      findings.append(
        .unknownTests(
          target.isForPreviews
            ? "no module that hasgen reads contains '\(folder)'"
            : "nothing states which module '\(folder)' tests", target.folder,
          target.isForPreviews
            ? "name a folder of the app's sources" : "name it: '\"modules\": [\"App\"]'"))
    }
  }
}

/// The services that the configuration names for a test target, and that its modules do not see.
struct UnknownServices {
  let findings: [Finding]

  /// - Parameter modules: The modules that the target tests, by index.
  init(of target: DoublesTarget, in modules: [Int], table: SymbolTable) {
    guard target.readModules == nil else {
      findings = []
      return
    }
    let protocols = table.allIDs.filter { table[$0].kind == .protocol }
    let seen = protocols.filter { id in
      modules.contains { table[id].module == $0 || table.isVisible(id, fromModule: $0) }
    }
    let known = Set(seen.map { table[$0].path })
    findings = target.names.filter { !known.contains($0.text) }.map { name in
      let elsewhere = protocols.first {
        table[$0].path == name.text && table[$0].access > .fileprivate
      }
      guard let home = elsewhere.map({ table.modules[table[$0].module].name }) else {
        return .unknownTests(
          "there is no protocol '\(name.text)' in the modules that are tested", name,
          nearestName(to: name.text, among: Array(known)).map { "did you mean '\($0)'?" }
            ?? "name the folder of the module that declares it in '\"sources\"'")
      }
      let all = (modules.map { table.modules[$0].name } + [home]).map { "\"\($0)\"" }
      return .unknownTests(
        "no tested module sees protocol '\(name.text)' of '\(home)'", name,
        "write '\"modules\": [\(all.joined(separator: ", "))]' for this test target")
    }
  }
}

/// The marks `// hasgen: stub` and `// hasgen: preview` that ask for a double where none can be.
struct IdleMarks {
  private(set) var findings: [Finding] = []

  /// - Parameters:
  ///   - found: The services that have a stub, or a message why not.
  ///   - tested: The modules that are tested, by index.
  init(besides found: Set<SymbolID>, testing tested: Set<Int>, table: SymbolTable, rules: Rules) {
    let tests = rules.doubles.filter { !$0.isForPreviews }
    let isComplete = tests.allSatisfy { $0.readModules == nil }
    let marked = Set(found.flatMap { table[$0].sites }.map { ObjectIdentifier($0.declaration) })
    for (declaration, file) in table.directedDeclarations {
      for directive in declaration.directives {
        let reason: String? =
          switch directive.name {
          case "preview" where ![.struct, .class, .actor].contains(declaration.kind):
            "write it at a consumer: a struct, a class or an actor"
          case "preview" where !rules.doubles.contains(where: \.isForPreviews):
            "write '\"previews\": { \"folder\": \"Sources/App/Previews\" }' in '.hasgen.json'"
          case "stub" where declaration.kind != .protocol: "write it at the protocol of a service"
          case "stub" where tests.isEmpty:
            "write '\"tests\": { \"folder\": \"Tests/AppTests\" }' in '.hasgen.json'"
          case "stub"
          where !tested.contains(table.files[file].module) && isComplete
            && !marked.contains(ObjectIdentifier(declaration)):
            "name '\(table.modules[table.files[file].module].name)' in the 'modules' of a test target"
          default: nil
          }
        guard let reason else { continue }
        let place = table.location(file: file, offset: directive.offset)
        findings.append(.idleMark(directive.name, reason, at: place))
      }
    }
  }
}

extension Finding {
  /// A mark that does nothing where it is written.
  static func idleMark(_ name: String, _ cure: String, at place: Location) -> Finding {
    Finding(
      Diagnostic(
        severity: .error, id: .idleDirective, message: "'\(name)' does nothing here",
        location: place, notes: [Diagnostic.Note(cure)]))
  }

  /// An entry of a target in the configuration that does not go with the sources.
  static func unknownTests(
    _ message: String, _ name: DoublesTarget.Name, _ cure: String
  ) -> Finding {
    Finding(
      Diagnostic(
        severity: .error, id: .unknownTests, message: message, location: name.location,
        notes: [Diagnostic.Note(cure)]))
  }
}
