import FileSystem
import Findings
import Roles
import SwiftLexing
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

/// Turns a JSON text into a configuration by the table of keys, and goes on after a mistake.
struct ConfigurationReader {
  let bytes: [UInt8]
  let path: String
  private(set) var diagnostics: [Diagnostic] = []
  private let lines: LineTable

  init(bytes: [UInt8], path: String) {
    self.bytes = bytes
    self.path = path
    let ends = bytes.indices.filter { bytes[$0] == UInt8(ascii: "\n") }
    lines = LineTable(starts: [0] + ends.map { $0 + 1 })
  }

  mutating func configuration() -> Configuration {
    typealias Keys = ConfigurationTable.Root
    let root: JSONNode
    do {
      root = try JSONParser.parse(bytes)
    } catch {
      report("not valid JSON: \(error.message)", at: error.offset)
      return Configuration()
    }
    let members = members(of: root, ConfigurationTable.root)
    // Editors read it; the tool does not.
    _ = text(members, Keys.schema)
    let containers = containers(members)
    return Configuration(
      sources: elements(members, Keys.sources).compactMap { source($0) },
      exclude: texts(members, Keys.exclude).compactMap { Glob($0.text) },
      containers: containers,
      hasNoContainer: members[Keys.containers].map(\.isEmptyList) == true,
      protocols: pattern(members[Keys.protocols]),
      templates: text(members, Keys.templates).map(writtenPath),
      header: texts(members, Keys.header).map(\.text),
      doubles: tests(members) + elements(members, Keys.previews).compactMap { previews($0) },
      lint: lint(members[Keys.lint]))
  }

  // MARK: Sources

  private mutating func source(_ node: JSONNode) -> Configuration.Source? {
    typealias Keys = ConfigurationTable.Source
    switch textOrObject(node, ConfigurationTable.Root.sources.value.element) {
    case .text(let path): return Configuration.Source(path: writtenPath(path))
    case .object(let members):
      let module = text(members, Keys.module)
      let isolation = word(members, Keys.defaultIsolation)
      guard requires(members, Keys.path) else { return nil }
      return text(members, Keys.path).map {
        Configuration.Source(
          path: writtenPath($0), module: module?.text, defaultIsolation: isolation)
      }
    case nil: return nil
    }
  }

  private mutating func pattern(_ node: JSONNode?) -> NamePattern {
    typealias Keys = ConfigurationTable.Protocols
    guard let node else { return NamePattern() }
    let members = members(of: node, ConfigurationTable.protocols)
    return NamePattern(
      prefixes: members[Keys.prefixes] == nil
        ? Keys.prefixes.value.standard : texts(members, Keys.prefixes).map(\.text),
      suffixes: texts(members, Keys.suffixes).map(\.text),
      ignored: Set(texts(members, Keys.ignore).map(\.text)))
  }

  // MARK: Containers

  private mutating func containers(_ members: Members) -> [Configuration.Container] {
    var names: Set<[String?]> = []
    var containers: [Configuration.Container] = []
    for element in elements(members, ConfigurationTable.Root.containers) {
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
    switch textOrObject(node, ConfigurationTable.Root.containers.value.element) {
    case .text(let name):
      return Configuration.Container(name: name.text.asTypePath, location: location(of: name))
    case .object(let members): return container(members)
    case nil: return nil
    }
  }

  private mutating func container(_ members: Members) -> Configuration.Container? {
    typealias Keys = ConfigurationTable.Container
    let module = text(members, Keys.module)
    let output = text(members, Keys.output)
    let byReference = flag(members, Keys.byReference)
    let naming = word(members, Keys.nameProtocolsBy)
    let declaring = word(members, Keys.declareProtocols)
    let isOverridable = flag(members, Keys.overriding)
    let isWired = flag(members, Keys.wiring)
    // A misspelt 'name' has been told already.
    guard members.hasMisspelt(Keys.name) || requires(members, Keys.name) else { return nil }
    return text(members, Keys.name).map { name in
      Configuration.Container(
        name: name.text.asTypePath, module: module?.text, location: location(of: name),
        output: output?.text, outputLocation: output.map(location), byReference: byReference,
        declareProtocols: declaring.map { ProtocolDeclaring($0, naming: naming ?? .property) },
        isOverridable: isOverridable == true, isWired: isWired == true)
    }
  }

  // MARK: Doubles

  private mutating func tests(_ members: Members) -> [DoublesTarget] {
    var targets: [DoublesTarget] = []
    for element in elements(members, ConfigurationTable.Root.tests) {
      guard let target = tests(element) else { continue }
      if targets.contains(where: { $0.folder.text == target.folder.text }) {
        report(
          "folder '\(target.folder.text)' is listed twice", at: element.offset,
          note: "write one entry, with both modules in 'modules'")
      } else {
        targets.append(target)
      }
    }
    return targets
  }

  private mutating func tests(_ node: JSONNode) -> DoublesTarget? {
    typealias Keys = ConfigurationTable.Tests
    guard let members = object(node, ConfigurationTable.Root.tests) else { return nil }
    let isolation = word(members, Keys.defaultIsolation)
    let modules = texts(members, Keys.modules).map(name)
    let stubs = texts(members, Keys.stubs).map(name)
    let style = word(members, Keys.doubles)
    guard requires(members, Keys.folder, "that of the test target") else { return nil }
    return text(members, Keys.folder).map {
      DoublesTarget(
        folder: name($0), modules: modules, style: style ?? .strict, names: stubs,
        settings: ModuleSettings(defaultIsolation: isolation))
    }
  }

  private mutating func previews(_ node: JSONNode) -> DoublesTarget? {
    guard let members = object(node, ConfigurationTable.Root.previews) else { return nil }
    let consumers = texts(members, ConfigurationTable.Previews.consumers).map(name)
    let folder = ConfigurationTable.Previews.folder
    guard requires(members, folder, "one of the app's module") else { return nil }
    return text(members, folder).map {
      DoublesTarget(folder: name($0), isForPreviews: true, names: consumers)
    }
  }

  /// The members of an element of a list; `nil` if the element is no object.
  private mutating func object(
    _ node: JSONNode, _ key: ConfigurationKey<ConfigurationOneOrMore<ConfigurationObject>>
  ) -> Members? {
    guard case .object = node.value else {
      refuse(node, key)
      return nil
    }
    return members(of: node, key.value.element)
  }

  // MARK: Places

  private func name(_ text: LocatedText) -> DoublesTarget.Name {
    DoublesTarget.Name(text.text, at: location(of: text))
  }

  func writtenPath(_ text: LocatedText) -> Configuration.WrittenPath {
    Configuration.WrittenPath(path: text.text, location: location(of: text))
  }

  func location(of text: LocatedText) -> Location { location(at: text.offset) }

  func location(at offset: Int) -> Location {
    let position = lines.position(of: offset)
    return Location(path: path, line: position.line, column: position.column)
  }

  mutating func report(
    _ message: String, at offset: Int, id: DiagnosticID = .invalidConfiguration, note: String? = nil
  ) {
    diagnostics.append(
      Diagnostic(
        severity: .error, id: id, message: message, location: location(at: offset),
        notes: note.map { [Diagnostic.Note($0)] } ?? []))
  }
}
