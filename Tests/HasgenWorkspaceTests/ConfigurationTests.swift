import HasgenGraph
import HasgenProgram
import HasgenProjects
import HasgenReading
import Testing

@testable import HasgenWorkspace

@Suite struct ConfigurationTests {
  private func read(_ text: String) throws -> Configuration {
    try Configuration(
      reading: Array(text.utf8), path: ".hasgen.json",
      in: SourceFinder(workingDirectory: "/app", root: "/app"))
  }

  @Test func projects() throws {
    let one = try read(#"{"project": "Shop.xcodeproj"}"#)
    #expect(one.projects.map(\.path) == ["Shop.xcodeproj"])
    let two = try read(#"{"project": ["Shop.xcodeproj", "Kit/All.xcworkspace"]}"#)
    #expect(two.projects.map(\.path) == ["Shop.xcodeproj", "Kit/All.xcworkspace"])
  }

  @Test func everyKey() throws {
    let text = #"""
      {
        "$schema": "https://example.com/hasgen.json",
        "sources": ["App", {"path": "Core/Sources", "module": "Core", "defaultIsolation": "MainActor"}, "Packages/*"],
        "exclude": ["App/Old/"],
        "containers": [{"name": "Root", "output": "Gen/Root.swift", "byReference": false}, "Screen.Container",
          {"name": "Tab", "declareProtocols": "marked", "overriding": true, "wiring": true},
          {"name": "Row", "declareProtocols": "all", "nameProtocolsBy": "type"}],
        "protocols": {"prefixes": ["Has", "Uses"], "suffixes": ["Provider"], "ignore": ["HasDelegate"]},
        "templates": "Templates", "header": ["// © us", "//"],
        "tests": [{"folder": "Tests/A", "modules": ["A"], "standIns": "Mock*", "stubs": ["B.C"]},
          {"folder": "Tests/D"}]
      }
      """#
    let configuration = try read(text)
    #expect(configuration.sources.map(\.path.path) == ["App", "Core/Sources", "Packages/*"])
    #expect(configuration.sources.map(\.module) == [nil, "Core", nil])
    #expect(configuration.sources.map(\.defaultIsolation) == [nil, .mainActor, nil])
    #expect(configuration.exclude == [Glob("App/Old/")])
    #expect(configuration.containers.map(\.name) == ["Root", "Screen.Container", "Tab", "Row"])
    #expect(configuration.containers.map(\.output) == ["Gen/Root.swift", nil, nil, nil])
    #expect(configuration.containers.map(\.byReference) == [false, nil, nil, nil])
    #expect(
      configuration.containers.map(\.declareProtocols) == [
        nil, nil, ProtocolDeclaring(.marked), ProtocolDeclaring(.all, naming: .type),
      ])
    #expect(configuration.containers.map(\.isOverridable) == [false, false, true, false])
    #expect(configuration.containers.map(\.isWired) == [false, false, true, false])
    #expect(
      configuration.outputPlaces
        == ["Gen/Root.swift": Location(path: ".hasgen.json", line: 5, column: 45)])
    #expect(configuration.containers.map(\.location?.column) == [27, 86, 14, 14])
    #expect(configuration.protocols.prefixes == ["Has", "Uses"])
    #expect(configuration.protocols.suffixes == ["Provider"])
    #expect(configuration.protocols.ignored == ["HasDelegate"])
    #expect(configuration.templates?.path == "Templates")
    #expect(configuration.header == ["// © us", "//"])
    #expect(configuration.doubles.map(\.folder.text) == ["Tests/A", "Tests/D"])
    #expect(configuration.doubles.map { $0.modules.map(\.text) } == [["A"], []])
    #expect(configuration.doubles.map { $0.isStandIn?("MockWeather") } == [true, nil])
    #expect(configuration.doubles[0].isStandIn?("Weather") == false)
    #expect(configuration.doubles.map { $0.names.map(\.text) } == [["B.C"], []])
  }

  @Test func everythingIsOptional() throws {
    let configuration = try read("{}")
    #expect(configuration.sources.isEmpty && configuration.containers.isEmpty)
    #expect(configuration.protocols.prefixes == ["Has"])
  }

  /// The text, and the first mistake with its line and column.
  @Test(arguments: [
    (#"{"project": "App"}"#, "1:13 a project must be an '.xcodeproj' or '.xcworkspace', not 'App'"),
    (#"{"source": []}"#, "1:2 the configuration has no key 'source'; did you mean 'sources'?"),
    (
      #"{"x": 1}"#,
      "1:2 the configuration has no key 'x'; the keys are 'project', 'sources', 'exclude', "
        + "'containers', 'protocols', 'templates', 'header', 'tests', 'previews', 'lint'"
    ),
    (
      "{\n  \"containers\": [{\"nam\": \"A\", \"name\": \"B\"}]}",
      "2:19 a container has no key 'nam'; did you mean 'name'?"
    ),
    (#"{"containers": [{}]}"#, "1:17 a container needs a 'name'"),
    (
      #"{"containers": [{"name": "A", "output": "Gen/A.txt"}]}"#,
      "1:41 'output' must be a Swift file, not 'Gen/A.txt'"
    ),
    (
      #"{"containers": [{"name": "A", "wiring": "yes"}]}"#,
      "1:41 'wiring' must be true or false, not a string"
    ),
    (
      #"{"containers": [{"name": "A", "declareProtocols": true}]}"#,
      "1:51 'declareProtocols' must be 'all' or 'marked'"
    ),
    (
      #"{"containers": [{"name": "A", "nameProtocolsBy": "type"}]}"#,
      "1:50 'nameProtocolsBy' does nothing without 'declareProtocols'"
    ),
    (#"{"containers": ["A", {"name": "A"}]}"#, "1:22 container 'A' is listed twice"),
    (#"{"containers": [true]}"#, "1:17 a container must be a name or an object, not a boolean"),
    (#"{"sources": "App"}"#, "1:13 'sources' must be a list, not a string"),
    (#"{"sources": [1]}"#, "1:14 a source folder must be a path or an object, not a number"),
    (#"{"sources": [""]}"#, "1:14 a source folder must not be empty"),
    (#"{"sources": [{"module": "A"}]}"#, "1:14 a source folder needs a 'path'"),
    (
      #"{"sources": [{"path": "A", "module": "A-B"}]}"#,
      "1:38 'module' must be a module's name, not 'A-B'"
    ),
    (
      #"{"sources": [{"path": "A", "defaultIsolation": "main"}]}"#,
      "1:48 'defaultIsolation' must be 'nonisolated' or 'MainActor'"
    ),
    (#"{"$schema": 1}"#, "1:13 '$schema' must be a string, not a number"),
    (#"{"tests": "A"}"#, "1:11 'tests' must be an object, not a string"),
    (#"{"tests": [{}]}"#, "1:12 'tests' needs a 'folder'"),
    (
      #"{"tests": [{"folder": "A"}, {"folder": "A"}]}"#,
      "1:29 folder 'A' is listed twice; write one entry, with both modules in 'modules'"
    ),
    (#"{"protocols": null}"#, "1:15 'protocols' must be an object, not null"),
    (#"{"exclude": ["a[b"]}"#, "1:14 a glob has a '[' without its ']'"),
    ("[]", "1:1 the configuration must be an object, not a list"),
    (#"{"header": ["© us"]}"#, "1:13 a line of 'header' must be a comment, '// …', not '© us'"),
    (
      #"{"templates": "a\n::error::b"}"#,
      "1:15 'templates' must not have line breaks or other control characters"
    ),
    (
      #"{"lint": {"rules": {"unused-dependncy": "off"}}}"#,
      "1:21 'rules' has no key 'unused-dependncy'; did you mean 'unused-dependency'?"
    ),
    (
      #"{"lint": {"rules": {"unused-dependency": "on"}}}"#,
      "1:42 'unused-dependency' must be 'off' or 'warning' or 'error'"
    ),
    (
      #"{"lint": {"policies": [{"modules": ["A"]}]}}"#,
      "1:24 a policy needs a 'protocol' or a 'container', and not both"
    ),
    (
      #"{"lint": {"policies": [{"protocol": "HasA"}]}}"#,
      "1:24 a policy needs 'modules' or 'paths': who may name 'HasA'"
    ),
    (
      #"{"sources": [], "project": "A.xcodeproj"}"#,
      "1:28 'project' does nothing beside 'sources'"
    ),
    ("{\n\t\"é\" 1}", "2:7 not valid JSON: ':' is missing after the key 'é'"),
    (#"{"sources": [],}"#, "1:16 not valid JSON: a key in double quotes is missing"),
    (#"{"sources": ["#, "1:14 not valid JSON: a value is missing"),
    (#"{"sources": [] "x": 1}"#, "1:16 not valid JSON: ',' or '}' is missing"),
    (#"{} {}"#, "1:4 not valid JSON: nothing may follow the value"),
    (#"{"a": "b}"#, "1:7 not valid JSON: the string has no closing quote"),
    (
      #"{"a": nope}"#,
      "1:7 not valid JSON: 'nope' is not a JSON value; a text needs double quotes"
    ),
    (
      #"{"a": nan}"#, "1:7 not valid JSON: 'nan' is not a JSON value; a text needs double quotes"
    ),
    (#"{"templates": "\ud800"}"#, "1:15 not valid JSON: the string is not valid"),
    (
      #"{"templates": "a", "templates": "b"}"#,
      "1:20 not valid JSON: the key 'templates' is repeated"
    ),
    ("", "1:1 not valid JSON: a value is missing"),
    (String(repeating: "[", count: 100), "1:65 not valid JSON: values are nested too deep"),
  ])
  func mistakes(text: String, message: String) {
    let error = #expect(throws: WorkspaceError.self) { try read(text) }
    let found = error?.diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? ""
      return ([place + " " + diagnostic.message] + diagnostic.notes.map(\.message))
        .joined(separator: "; ")
    }
    #expect(found == [message])
  }

  @Test func escapesOfStrings() throws {
    let text = #"{"templates": "a\u00e9\ud83d\ude00\/\""}"#
    let configuration = try read(text)
    #expect(configuration.templates?.path == "aé😀/\"")
  }
}
