import DependencyGraph
import Findings
import Resolution
import SwiftOutline
import SwiftProgram

extension Configuration {
  /// Reads a configuration's text.
  ///
  /// - Parameter path: The path to print in messages.
  /// - Throws: `WorkspaceError` with every mistake of the text, each with its place.
  package init(reading bytes: [UInt8], path: String) throws(WorkspaceError) {
    var reader = ConfigurationReader(bytes: bytes, path: path)
    let configuration = reader.configuration()
    guard reader.diagnostics.isEmpty else { throw WorkspaceError(reader.diagnostics) }
    self = configuration
  }
}

/// Turns a JSON text into a configuration, and goes on after a mistake.
private struct ConfigurationReader {
  let bytes: [UInt8]
  let path: String
  var diagnostics: [Diagnostic] = []
  private let lines: LineTable

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    lines = LineTable(starts: [0] + ends.map { $0 + 1 })
  }

  mutating func configuration() -> Configuration {
    let root: JSONNode
    do {
      root = try JSONParser.parse(bytes)
    } catch {
      report("not valid JSON: \(error.message)", at: error.offset, id: .invalidConfiguration)
      return Configuration()
    }
    let values = object(
      root, "the configuration",
      keys: [
        "$schema", "sources", "exclude", "containers", "protocols", "templates", "header", "tests",
      ])
    // Editors read it; the tool does not.
    _ = values["$schema"].flatMap { string($0, "'$schema'") }
    let containers = containers(values["containers"])
    return Configuration(
      sources: sources(values["sources"]), exclude: globs(values["exclude"]),
      containers: containers,
      hasNoContainer: values["containers"].map(\.isEmptyList) == true,
      protocols: pattern(values["protocols"]),
      templates: values["templates"].flatMap { writtenPath($0, "'templates'") },
      header: header(values["header"]),
      tests: tests(values["tests"]))
  }

  // MARK: Sources

  private mutating func sources(_ node: JSONNode?) -> [Configuration.Source] {
    list(node, "'sources'", of: "folders").compactMap { source($0) }
  }

  private mutating func source(_ node: JSONNode) -> Configuration.Source? {
    if case .string = node.value {
      return writtenPath(node, "a source folder").map { Configuration.Source(path: $0) }
    }
    guard case .object = node.value else {
      report("a source folder must be a path or an object, not \(node.kind)", at: node.offset)
      return nil
    }
    let values = object(node, "a source folder", keys: ["path", "module", "defaultIsolation"])
    let module = values["module"].flatMap { moduleName($0, "'module'") }
    let isolation = isolation(values["defaultIsolation"])
    guard let path = values["path"] else {
      report("a source folder needs a 'path'", at: node.offset)
      return nil
    }
    return writtenPath(path, "'path'").map {
      Configuration.Source(path: $0, module: module, defaultIsolation: isolation)
    }
  }

  private mutating func isolation(
    _ node: JSONNode?
  ) -> ModuleSettings.DefaultIsolation? {
    node.flatMap { choice($0, "'defaultIsolation'") }
  }

  /// The name of a module, as an import writes it.
  private mutating func moduleName(_ node: JSONNode, _ what: String) -> String? {
    guard let name = string(node, what) else { return nil }
    let isName =
      name.first?.isNumber == false
      && name.allSatisfy { $0.isLetter || $0.isNumber || $0 == "_" }
    if !isName { report("\(what) must be a module's name, not '\(name)'", at: node.offset) }
    return isName ? name : nil
  }

  private mutating func globs(_ node: JSONNode?) -> [Glob] {
    var globs: [Glob] = []
    for element in list(node, "'exclude'", of: "globs") {
      guard let text = string(element, "a glob") else { continue }
      if let glob = Glob(text) {
        globs.append(glob)
      } else {
        report("the glob '\(text)' has a '[' without its ']'", at: element.offset)
      }
    }
    return globs
  }

  private mutating func containers(_ node: JSONNode?) -> [Configuration.Container] {
    var names: Set<[String?]> = []
    var containers: [Configuration.Container] = []
    for element in list(node, "'containers'", of: "containers") {
      guard let container = container(element) else { continue }
      if names.insert([container.name, container.module]).inserted {
        containers.append(container)
      } else {
        report("container '\(container.name)' is listed twice", at: element.offset)
      }
    }
    return containers
  }

  private mutating func container(_ node: JSONNode) -> Configuration.Container? {
    if case .string = node.value {
      return string(node, "a container's name").map {
        Configuration.Container(name: $0.asTypePath, location: location(at: node.offset))
      }
    }
    guard case .object(let members) = node.value else {
      report("a container must be a name or an object, not \(node.kind)", at: node.offset)
      return nil
    }
    let keys = [
      "name", "module", "output", "byReference", "declareProtocols", "nameProtocolsBy",
      "overriding",
      "wiring",
    ]
    let values = object(node, "a container", keys: keys)
    let module = values["module"].flatMap { moduleName($0, "'module'") }
    let output = values["output"].flatMap { self.output($0) }
    let byReference = values["byReference"].flatMap { boolean($0, "'byReference'") }
    let declaring = declaring(values["declareProtocols"], values["nameProtocolsBy"])
    let isOverridable = values["overriding"].flatMap { boolean($0, "'overriding'") } ?? false
    let isWired = values["wiring"].flatMap { boolean($0, "'wiring'") } ?? false
    guard let nameNode = values["name"] else {
      // A misspelt 'name' has been told already.
      if !members.contains(where: { nearestName(to: $0.key, among: keys) == "name" }) {
        report("a container needs a 'name'", at: node.offset)
      }
      return nil
    }
    return string(nameNode, "'name'").map {
      Configuration.Container(
        name: $0.asTypePath, module: module, location: location(at: nameNode.offset),
        output: output?.path, outputLocation: output?.location, byReference: byReference,
        declareProtocols: declaring, isOverridable: isOverridable, isWired: isWired)
    }
  }

  /// One line, or a list of them.
  private mutating func header(_ node: JSONNode?) -> [String] {
    guard let node else { return [] }
    var nodes = [node]
    if case .array(let lines) = node.value { nodes = lines }
    return nodes.compactMap { node in
      guard case .string = node.value else {
        report("'header' must be a line or a list of lines, not \(node.kind)", at: node.offset)
        return nil
      }
      guard let line = string(node, "a line of 'header'") else { return nil }
      if !line.hasPrefix("//") {
        report(
          "a line of 'header' must be a comment, '// …'", at: node.offset,
          note: "write '// \(line)'")
      }
      return line
    }
  }

  // MARK: Test targets

  /// One, or a list of them.
  private mutating func tests(_ node: JSONNode?) -> [Configuration.Tests] {
    guard let node else { return [] }
    guard case .array(let nodes) = node.value else { return target(node).map { [$0] } ?? [] }
    return nodes.compactMap { target($0) }
  }

  private mutating func target(_ node: JSONNode) -> Configuration.Tests? {
    guard case .object = node.value else {
      report("'tests' must be an object or a list of them, not \(node.kind)", at: node.offset)
      return nil
    }
    let values = object(
      node, "'tests'", keys: ["folder", "modules", "doubles", "stubs", "defaultIsolation"])
    let isolation = isolation(values["defaultIsolation"])
    let modules = located(values["modules"], "'modules'")
    let stubs = located(values["stubs"], "'stubs'")
    let style = values["doubles"].flatMap { choice($0, "'doubles'") } ?? TestTarget.Style.lenient
    guard let folder = values["folder"] else {
      report("'tests' needs a 'folder': that of the test target", at: node.offset)
      return nil
    }
    return writtenPath(folder, "'folder'").map {
      Configuration.Tests(
        folder: $0, modules: modules, doubles: style, stubs: stubs, defaultIsolation: isolation)
    }
  }

  private mutating func located(_ node: JSONNode?, _ what: String) -> [Configuration.Tests.Name] {
    list(node, what, of: "names").compactMap { element in
      string(element, "a name in \(what)").map {
        Configuration.Tests.Name(text: $0, location: location(at: element.offset))
      }
    }
  }

  // MARK: Values

  private mutating func declaring(
    _ selection: JSONNode?, _ naming: JSONNode?
  ) -> ProtocolDeclaring? {
    let naming = naming.flatMap { node -> ProtocolDeclaring.Naming? in
      if selection == nil {
        report("'nameProtocolsBy' does nothing without 'declareProtocols'", at: node.offset)
      }
      return choice(node, "'nameProtocolsBy'")
    }
    return selection.flatMap { choice($0, "'declareProtocols'") }.map {
      ProtocolDeclaring($0, naming: naming ?? .property)
    }
  }

  private mutating func output(_ node: JSONNode) -> Configuration.WrittenPath? {
    guard let path = writtenPath(node, "'output'") else { return nil }
    guard path.path.hasSuffix(".swift") else {
      report("'output' must be a Swift file: '\(path.path)' has no '.swift'", at: node.offset)
      return nil
    }
    return path
  }

  private mutating func pattern(_ node: JSONNode?) -> NamePattern {
    let standard = NamePattern()
    guard let node else { return standard }
    let values = object(node, "'protocols'", keys: ["prefixes", "suffixes", "ignore"])
    return NamePattern(
      prefixes: values["prefixes"].map { names($0, "'prefixes'") } ?? standard.prefixes,
      suffixes: names(values["suffixes"], "'suffixes'"),
      ignored: Set(names(values["ignore"], "'ignore'")))
  }

  private mutating func names(_ node: JSONNode?, _ what: String) -> [String] {
    list(node, what, of: "names").compactMap { string($0, "a name in \(what)") }
  }

  private mutating func writtenPath(_ node: JSONNode, _ what: String) -> Configuration.WrittenPath?
  {
    string(node, what).map {
      Configuration.WrittenPath(path: $0, location: location(at: node.offset))
    }
  }

  private mutating func string(_ node: JSONNode, _ what: String) -> String? {
    guard case .string(let text) = node.value else {
      report("\(what) must be a string, not \(node.kind)", at: node.offset)
      return nil
    }
    guard !text.isEmpty else {
      report("\(what) must not be empty", at: node.offset)
      return nil
    }
    guard Path.reasonNotToName(text) == nil else {
      report("\(what) must not have line breaks or other control characters", at: node.offset)
      return nil
    }
    return text
  }

  private mutating func boolean(_ node: JSONNode, _ what: String) -> Bool? {
    if case .boolean(let isTrue) = node.value { return isTrue }
    report("\(what) must be true or false, not \(node.kind)", at: node.offset)
    return nil
  }

  private mutating func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ node: JSONNode, _ what: String
  ) -> Choice? {
    if case .string(let text) = node.value, let choice = Choice(rawValue: text) { return choice }
    let choices = Choice.allCases.map { "'\($0.rawValue)'" }.joined(separator: " or ")
    report("\(what) must be \(choices)", at: node.offset)
    return nil
  }

  private mutating func list(_ node: JSONNode?, _ what: String, of elements: String) -> [JSONNode] {
    guard let node else { return [] }
    if case .array(let nodes) = node.value { return nodes }
    report("\(what) must be a list of \(elements), not \(node.kind)", at: node.offset)
    return []
  }

  private mutating func object(
    _ node: JSONNode, _ what: String, keys: [String]
  ) -> [String: JSONNode] {
    guard case .object(let members) = node.value else {
      report("\(what) must be an object, not \(node.kind)", at: node.offset)
      return [:]
    }
    var values: [String: JSONNode] = [:]
    for member in members {
      if keys.contains(member.key) {
        values[member.key] = member.node
      } else {
        let nearest = nearestName(to: member.key, among: keys)
        let known = keys.filter { !$0.hasPrefix("$") }.map { "'\($0)'" }.joined(separator: ", ")
        report(
          "\(what) has no key '\(member.key)'", at: member.keyOffset, id: .unknownKey,
          note: nearest.map { "did you mean '\($0)'?" } ?? "the keys are \(known)")
      }
    }
    return values
  }

  private mutating func report(
    _ message: String, at offset: Int, id: DiagnosticID = .invalidConfiguration, note: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        severity: .error, id: id, message: message, location: location(at: offset),
        notes: note.map { [Diagnostic.Note($0)] } ?? []))
  }

  private func location(at offset: Int) -> Location {
    let position = lines.position(of: offset)
    return Location(path: path, line: position.line, column: position.column)
  }
}
