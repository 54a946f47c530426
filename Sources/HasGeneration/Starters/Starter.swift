import Templates

/// A package to begin with: its files, but for the generated ones.
public struct Starter: Sendable {
  /// The kind of program that the package makes.
  public enum Kind: String, Sendable, CaseIterable {
    /// A command-line program.
    case cli
    /// A program that serves requests, with a child container for each.
    case server
  }

  /// A clone of HasKit that a package depends on.
  public struct Clone: Sendable {
    /// The path, absolute or relative to the package's folder.
    let path: String
    /// The name of its folder, by which SwiftPM knows it.
    let identity: String

    package init(path: String, identity: String) {
      self.path = path
      self.identity = identity
    }
  }

  /// The files, sorted by path; the paths begin in the package's folder.
  public let files: [GeneratedFile]

  /// Renders the files of a package.
  ///
  /// - Throws: `TemplateError` when one of the embedded templates cannot be read.
  public init(_ kind: Kind, named name: String, clone: Clone?) throws(TemplateError) {
    let package = clone.map { clone in
      MustacheValue.object([
        "path": .string(clone.path.asLiteral), "identity": .string(clone.identity.asLiteral),
      ])
    }
    let value = MustacheValue.object([
      "name": .string(name), "package": package ?? .bool(false),
    ])
    var files: [GeneratedFile] = []
    for (template, path) in Self.shared + kind.layout(name) {
      let text = Starters.embedded[template] ?? ""
      let contents = try MustacheTemplate(text, name: template)
        .render(value)
      files.append(GeneratedFile(path: path, contents: contents))
    }
    self.files = files.sorted { $0.path < $1.path }
  }

  /// The file that ignores what builds leave.
  package static let gitignore = ".gitignore"

  /// The templates of what all packages have, with the paths of the files that they make.
  private static var shared: [(template: String, path: String)] {
    [
      ("StarterManifest", "Package.swift"), ("StarterGitignore", gitignore),
      ("StarterConfiguration", ".hasgen.json"),
    ]
  }
}

extension Starter.Kind {
  /// The templates with the paths of the files that they make.
  fileprivate func layout(_ name: String) -> [(template: String, path: String)] {
    let (sources, tests) = ("Sources/\(name)", "Tests/\(name)Tests")
    switch self {
    case .cli:
      return [
        ("CommandAppDependency", "\(sources)/AppDependency.swift"),
        ("CommandCoordinator", "\(sources)/GreetingCoordinator.swift"),
        ("CommandMain", "\(sources)/Main.swift"),
        ("CommandConsole", "\(sources)/Services/Console.swift"),
        ("CommandGreeter", "\(sources)/Services/Greeter.swift"),
        ("CommandTests", "\(tests)/GreetingCoordinatorTests.swift"),
      ]
    case .server:
      return [
        ("ServerAppDependency", "\(sources)/AppDependency.swift"),
        ("ServerMain", "\(sources)/Main.swift"),
        ("ServerRequest", "\(sources)/Request.swift"),
        ("ServerRequestDependency", "\(sources)/RequestDependency.swift"),
        ("ServerHandler", "\(sources)/RequestHandler.swift"),
        ("ServerCoordinator", "\(sources)/ServerCoordinator.swift"),
        ("ServerLogger", "\(sources)/Services/Logger.swift"),
        ("ServerVisits", "\(sources)/Services/Visits.swift"),
        ("ServerTests", "\(tests)/RequestHandlerTests.swift"),
      ]
    }
  }
}

extension String {
  /// The text as it stands between the quotes of a Swift literal.
  fileprivate var asLiteral: String {
    replacing("\\", with: "\\\\").replacing("\"", with: "\\\"")
  }
}
