import DependencyGraph
import FileSystem
import Findings
import HasConfiguration
import Roles
import SwiftProgram
import Testing

@testable import HasWorkspace

@Suite struct ConfigurationTests {
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
        "tests": [{"folder": "Tests/A", "modules": ["A"], "doubles": "strict", "stubs": ["B.C"]},
          {"folder": "Tests/D"}]
      }
      """#
    let configuration = try Configuration(reading: Array(text.utf8), path: ".hasgen.json")
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
      configuration.containers[0].outputLocation
        == Location(path: ".hasgen.json", line: 5, column: 45))
    #expect(configuration.containers.map(\.location.column) == [27, 86, 14, 14])
    #expect(configuration.protocols.prefixes == ["Has", "Uses"])
    #expect(configuration.protocols.suffixes == ["Provider"])
    #expect(configuration.protocols.ignored == ["HasDelegate"])
    #expect(configuration.templates?.path == "Templates")
    #expect(configuration.header == ["// © us", "//"])
    #expect(configuration.doubles.map(\.folder.text) == ["Tests/A", "Tests/D"])
    #expect(configuration.doubles.map { $0.modules.map(\.text) } == [["A"], []])
    #expect(configuration.doubles.map(\.style) == [.strict, .strict])
    #expect(configuration.doubles.map { $0.names.map(\.text) } == [["B.C"], []])
  }

  @Test func everythingIsOptional() throws {
    let configuration = try Configuration(reading: Array("{}".utf8), path: "c")
    #expect(configuration.sources.isEmpty && configuration.containers.isEmpty)
    #expect(configuration.protocols.prefixes == ["Has"])
  }

  /// The text, and each message with its line and column.
  @Test(arguments: [
    (#"{"source": []}"#, ["1:2 the configuration has no key 'source'; did you mean 'sources'?"]),
    (
      #"{"x": 1}"#,
      [
        "1:2 the configuration has no key 'x'; "
          + "the keys are 'sources', 'exclude', 'containers', 'protocols', 'templates', 'header', "
          + "'tests', 'previews', 'lint'"
      ]
    ),
    (
      "{\n  \"containers\": [{\"nam\": \"A\", \"name\": \"B\"}]}",
      ["2:19 a container has no key 'nam'; did you mean 'name'?"]
    ),
    (
      #"{"containers": [{"nam": "A"}]}"#,
      ["1:18 a container has no key 'nam'; did you mean 'name'?"]
    ),
    (
      #"{"containers": [{"path": "A"}]}"#,
      [
        "1:18 a container has no key 'path'; the keys are 'name', 'module', 'output', "
          + "'byReference', 'declareProtocols', 'nameProtocolsBy', 'overriding', 'wiring'",
        "1:17 a container needs a 'name'",
      ]
    ),
    (
      #"{"containers": [{"name": "A", "output": "Gen/A.txt"}]}"#,
      ["1:41 'output' must be a Swift file: 'Gen/A.txt' has no '.swift'"]
    ),
    (
      #"{"containers": [{"name": "A", "byReference": "yes"}]}"#,
      ["1:46 'byReference' must be true or false, not a string"]
    ),
    (
      #"{"containers": [{"name": "A", "overriding": 1}]}"#,
      ["1:45 'overriding' must be true or false, not a number"]
    ),
    (
      #"{"containers": [{"name": "A", "wiring": "yes"}]}"#,
      ["1:41 'wiring' must be true or false, not a string"]
    ),
    (
      #"{"containers": [{"name": "A", "declareProtocols": true, "nameProtocolsBy": "Type"}]}"#,
      [
        "1:76 'nameProtocolsBy' must be 'property' or 'type'",
        "1:51 'declareProtocols' must be 'all' or 'marked'",
      ]
    ),
    (
      #"{"containers": [{"name": "A", "nameProtocolsBy": "type"}]}"#,
      ["1:50 'nameProtocolsBy' does nothing without 'declareProtocols'"]
    ),
    (#"{"sources": "App"}"#, ["1:13 'sources' must be a list of folders, not a string"]),
    (
      #"{"sources": [1], "templates": []}"#,
      [
        "1:14 a source folder must be a path or an object, not a number",
        "1:31 'templates' must be a string, not a list",
      ]
    ),
    (#"{"sources": [""]}"#, ["1:14 a source folder must not be empty"]),
    (#"{"sources": [{"module": "A"}]}"#, ["1:14 a source folder needs a 'path'"]),
    (
      #"{"sources": [{"path": "A", "module": "A-B", "defaultIsolation": "main"}]}"#,
      [
        "1:38 'module' must be a module's name, not 'A-B'",
        "1:65 'defaultIsolation' must be 'nonisolated' or 'MainActor'",
      ]
    ),
    (#"{"$schema": 1}"#, ["1:13 '$schema' must be a string, not a number"]),
    (#"{"containers": [{}]}"#, ["1:17 a container needs a 'name'"]),
    (#"{"containers": ["A", {"name": "A"}]}"#, ["1:22 container 'A' is listed twice"]),
    (#"{"containers": [true]}"#, ["1:17 a container must be a name or an object, not a boolean"]),
    (#"{"tests": "A"}"#, ["1:11 'tests' must be an object or a list of them, not a string"]),
    (
      #"{"tests": [{"folder": "A", "doubles": true, "style": "strict"}, {}]}"#,
      [
        "1:45 'tests' has no key 'style'; the keys are 'folder', 'modules', 'doubles', 'stubs', "
          + "'defaultIsolation'",
        "1:39 'doubles' must be 'strict' or 'lenient'",
        "1:65 'tests' needs a 'folder': that of the test target",
      ]
    ),
    (#"{"protocols": null}"#, ["1:15 'protocols' must be an object, not null"]),
    (#"{"exclude": ["a[b"]}"#, ["1:14 the glob 'a[b' has a '[' without its ']'"]),
    ("[]", ["1:1 the configuration must be an object, not a list"]),
    ("{\n\t\"é\" 1}", ["2:7 not valid JSON: ':' is missing after the key 'é'"]),
    (#"{"sources": [],}"#, ["1:16 not valid JSON: a key in double quotes is wanted"]),
    (#"{"sources": ["#, ["1:14 not valid JSON: a value is missing"]),
    (#"{"sources": [] "x": 1}"#, ["1:16 not valid JSON: ',' or '}' is wanted"]),
    (#"{} {}"#, ["1:4 not valid JSON: nothing may follow the value"]),
    (#"{"a": "b}"#, ["1:7 not valid JSON: the string has no closing quote"]),
    (#"{"a": nope}"#, ["1:7 not valid JSON: a value is wanted"]),
    (#"{"templates": "\ud800"}"#, ["1:16 not valid JSON: no such escape"]),
    (
      #"{"templates": "a", "templates": "b"}"#,
      ["1:20 not valid JSON: the key 'templates' stands here a second time"]
    ),
    ("", ["1:1 not valid JSON: a value is missing"]),
    (
      #"{"templates": "a\n::error::b", "containers": [{"name": "A", "output": "B\u0000.swift"}]}"#,
      [
        "1:71 'output' must not have line breaks or other control characters",
        "1:15 'templates' must not have line breaks or other control characters",
      ]
    ),
    (
      #"{"header": ["© us", 1, "// a", "//b\nc"]}"#,
      [
        "1:13 a line of 'header' must be a comment, '// …'; write '// © us'",
        "1:22 'header' must be a line or a list of lines, not a number",
        "1:33 a line of 'header' must not have line breaks or other control characters",
      ]
    ),
    (#"{"header": {}}"#, ["1:12 'header' must be a line or a list of lines, not an object"]),
    (String(repeating: "[", count: 100), ["1:65 not valid JSON: values are nested too deep"]),
    (
      #"{"lint": {"rules": {"unused-dependncy": "off"}}}"#,
      [
        "1:21 'rules' has no key 'unused-dependncy'; did you mean 'unused-dependency'?"
      ]
    ),
    (
      #"{"lint": {"rules": {"unused-dependency": "on"}}}"#,
      ["1:42 'unused-dependency' must be 'off' or 'warning' or 'error'"]
    ),
    (
      #"{"lint": {"policies": [{"modules": ["A"]}]}}"#,
      ["1:24 a policy needs a 'protocol' or a 'container', and not both"]
    ),
    (
      #"{"lint": {"policies": [{"protocol": "HasA"}]}}"#,
      ["1:24 a policy needs 'modules' or 'paths': who may name 'HasA'"]
    ),
  ])
  func mistakes(text: String, messages: [String]) {
    let error = #expect(throws: WorkspaceError.self) {
      try Configuration(reading: Array(text.utf8), path: "c")
    }
    let found = error?.diagnostics.map { diagnostic in
      let place = diagnostic.location.map { "\($0.line):\($0.column)" } ?? ""
      return ([place + " " + diagnostic.message] + diagnostic.notes.map(\.message))
        .joined(separator: "; ")
    }
    #expect(found == messages)
  }

  @Test func escapesOfStrings() throws {
    let text = #"{"templates": "a\u00e9\ud83d\ude00\/\""}"#
    let configuration = try Configuration(reading: Array(text.utf8), path: "c")
    #expect(configuration.templates?.path == "aé😀/\"")
  }
}
