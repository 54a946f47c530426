import Findings
import Lint
import Roles
import SwiftProgram

/// The table of all keys of the configuration.
package enum ConfigurationTable {
  /// The whole file.
  package static let root = ConfigurationObject(
    subject: "the configuration",
    rows: [
      Root.sources.row, Root.exclude.row, Root.containers.row, Root.protocols.row,
      Root.templates.row, Root.header.row, Root.tests.row, Root.previews.row, Root.lint.row,
      Root.schema.row,
    ])

  /// An entry of `sources`.
  package static let source = ConfigurationObject(
    subject: "a source folder",
    rows: [Source.path.row, Source.module.row, Source.defaultIsolation.row])

  /// An entry of `containers`.
  package static let container = ConfigurationObject(
    subject: "a container",
    rows: [
      Container.name.row, Container.module.row, Container.output.row, Container.byReference.row,
      Container.declareProtocols.row, Container.nameProtocolsBy.row, Container.overriding.row,
      Container.wiring.row,
    ])

  /// The value of `protocols`.
  package static let protocols = ConfigurationObject(
    subject: "'protocols'",
    rows: [Protocols.prefixes.row, Protocols.suffixes.row, Protocols.ignore.row])

  /// An entry of `tests`.
  package static let tests = ConfigurationObject(
    subject: "'tests'",
    rows: [
      Tests.folder.row, Tests.modules.row, Tests.doubles.row, Tests.stubs.row,
      Tests.defaultIsolation.row,
    ])

  /// An entry of `previews`.
  package static let previews = ConfigurationObject(
    subject: "'previews'", rows: [Previews.folder.row, Previews.consumers.row])

  /// The value of `lint`.
  package static let lint = ConfigurationObject(
    subject: "'lint'",
    rows: [Lint.rules.row, Lint.inCheck.row, Lint.policies.row])

  /// The value of `rules`: the rules of `hasgen lint`.
  package static let lintRules = ConfigurationObject(
    subject: "'rules'", rows: Lint.levels.map(\.row))

  /// An entry of `policies`.
  package static let policy = ConfigurationObject(
    subject: "a policy",
    rows: [Policy.protocol.row, Policy.container.row, Policy.modules.row, Policy.paths.row])

  enum Root {
    static let sources = ConfigurationKey(
      "sources",
      ConfigurationList(
        of: ConfigurationTextOrObject(
          text: ConfigurationText(.plain, "a source folder"), object: source,
          words: "a path or an object"),
        "folders"),
      "the folders to read, in place of the project's own")
    static let exclude = ConfigurationKey(
      "exclude", ConfigurationList(of: ConfigurationText(.glob, "a glob"), "globs"),
      "files and folders that hasgen does not read, as globs")
    static let containers = ConfigurationKey(
      "containers",
      ConfigurationList(
        of: ConfigurationTextOrObject(
          text: ConfigurationText(.plain, "a container's name"), object: container,
          words: "a name or an object"),
        "containers"),
      "containers of other names, and what to generate for a container")
    static let protocols = ConfigurationKey(
      "protocols", ConfigurationTable.protocols, "the names of Has-protocols")
    static let templates = ConfigurationKey(
      "templates", ConfigurationText(), "a folder with your own templates")
    static let header = ConfigurationKey(
      "header",
      ConfigurationOneOrMore(
        element: ConfigurationText(.comment, "a line of 'header'"),
        words: "a line or a list of lines"),
      "a comment, or a list of comments, for the head of each generated file")
    static let tests = ConfigurationKey(
      "tests",
      ConfigurationOneOrMore(
        element: ConfigurationTable.tests, words: "an object or a list of them"),
      "the test targets that get doubles", page: "TestsAndPreviews")
    static let previews = ConfigurationKey(
      "previews",
      ConfigurationOneOrMore(
        element: ConfigurationTable.previews, words: "an object or a list of them"),
      "the folders of the app that get preview dependencies", page: "TestsAndPreviews")
    static let lint = ConfigurationKey(
      "lint", ConfigurationTable.lint, "what 'hasgen lint' reports", page: "LeastAuthority")
    static let schema = ConfigurationKey(
      "$schema", ConfigurationText(), "a JSON schema for your editor; hasgen ignores it")
  }

  enum Source {
    static let path = ConfigurationKey(
      "path", ConfigurationText(), "the folder, or a glob of folders")
    static let module = ConfigurationKey(
      "module", ConfigurationText(.moduleName),
      """
      the name of the module; entries of one name are one module. Without it, the module has the \
      name of the manifest's target, or of the folder. A folder called 'Sources', 'Source' or \
      'src' takes the name of the folder around it
      """)
    static let defaultIsolation = ConfigurationKey(
      "defaultIsolation", ConfigurationWord<ModuleSettings.DefaultIsolation>(standard: nil),
      """
      'MainActor' if the module is compiled with '-default-isolation MainActor', as new apps of \
      Xcode 26 are. If there is a manifest, hasgen reads it there
      """)
  }

  enum Container {
    static let name = ConfigurationKey(
      "name", ConfigurationText(), "the name of the type; a nested type is 'Outer.Inner'")
    static let module = ConfigurationKey(
      "module", ConfigurationText(.moduleName), "the module, if two containers have one name")
    static let output = ConfigurationKey(
      "output", ConfigurationText(.swiftFile),
      "the generated file, in place of '<name>+Generated.swift' beside the container")
    static let byReference = ConfigurationKey(
      "byReference", ConfigurationFlag(standard: nil),
      """
      'true' generates a class that holds one copy, 'false' says that the container stays a value
      """, page: "Building")
    static let declareProtocols = ConfigurationKey(
      "declareProtocols", ConfigurationWord<ProtocolDeclaring.Selection>(standard: nil),
      "'all' or 'marked' properties get a Has-protocol", page: "ContainersAndConsumers")
    static let nameProtocolsBy = ConfigurationKey(
      "nameProtocolsBy", ConfigurationWord<ProtocolDeclaring.Naming>(standard: .property),
      "a declared protocol is named by the 'property', as without the key, or by its 'type'",
      need: "declareProtocols")
    static let overriding = ConfigurationKey(
      "overriding", ConfigurationFlag(standard: false),
      "'true' generates a function that returns a copy with other members", page: "Building")
    static let wiring = ConfigurationKey(
      "wiring", ConfigurationFlag(standard: false),
      "'true' generates 'live', which builds the container", page: "Building")
  }

  enum Protocols {
    static let prefixes = names(
      "prefixes", "a Has-protocol's name begins with one of these; 'Has' without the key",
      standard: NamePattern().prefixes)
    static let suffixes = names("suffixes", "the name may also end with one of these")
    static let ignore = names(
      "ignore", "protocols with such a name that are no Has-protocols")
  }

  enum Tests {
    static let folder = ConfigurationKey(
      "folder", ConfigurationText(),
      "the folder of the test target; hasgen reads it as part of no module")
    static let modules = names(
      "modules",
      """
      the modules that it tests. Without the key: the module that the folder is named for, or the \
      only module
      """)
    static let doubles = ConfigurationKey(
      "doubles", ConfigurationWord<DoublesTarget.Style>(standard: .strict),
      "'strict': a test supplies every member, as without the key. 'lenient': it may leave some out"
    )
    static let stubs = names(
      "stubs",
      """
      protocols of services that get a stub, of the tested modules and of those that they import, \
      besides those marked '// hasgen: stub'
      """)
    static let defaultIsolation = ConfigurationKey(
      "defaultIsolation", ConfigurationWord<ModuleSettings.DefaultIsolation>(standard: nil),
      "the isolation of the test target, as in 'sources', if no manifest says it")
  }

  enum Previews {
    static let folder = ConfigurationKey(
      "folder", ConfigurationText(), "a folder of the app's module")
    static let consumers = names(
      "consumers",
      """
      consumers that get preview dependencies, besides views, view controllers, observable models \
      and those marked '// hasgen: preview'
      """)
  }

  enum Lint {
    static let rules = ConfigurationKey(
      "rules", ConfigurationTable.lintRules,
      "the level of rules: 'off', 'warning' or 'error'", page: "LeastAuthority")
    static let levels = LintRule.all.map { rule in
      ConfigurationKey(
        rule.id.rawValue, ConfigurationWord<LintLevel>(standard: rule.level),
        rule.title.prefix(1).lowercased() + rule.title.dropFirst(), page: "Messages")
    }
    static let inCheck = ConfigurationKey(
      "inCheck", ConfigurationFlag(standard: false),
      "'true' makes errors of 'lint' errors of 'hasgen check' too")
    static let policies = ConfigurationKey(
      "policies", ConfigurationList(of: ConfigurationTable.policy, "policies"),
      "who may name a Has-protocol, or see a container")
  }

  enum Policy {
    static let `protocol` = ConfigurationKey(
      "protocol", ConfigurationText(), "the name of the Has-protocol")
    static let container = ConfigurationKey(
      "container", ConfigurationText(), "the name of the container, in place of 'protocol'")
    static let modules = names("modules", "the modules that may name it")
    static let paths = ConfigurationKey(
      "paths", ConfigurationList(of: ConfigurationText(.glob, "a glob"), "globs"),
      "the files that may name it, as globs")
  }

  private static func names(
    _ name: String, _ summary: String, standard: [String] = []
  ) -> ConfigurationKey<ConfigurationList<ConfigurationText>> {
    ConfigurationKey(
      name,
      ConfigurationList(
        of: ConfigurationText(.plain, "a name in '\(name)'"), "names", standard: standard),
      summary)
  }
}
