import TestFolders
import Testing

@testable import hasgen

/// `new service` puts a property where its neighbours are, and the app compiles as before.
@Suite struct NewServiceTests {
  @Test(
    arguments: NewServiceCase.shapes + NewServiceCase.layouts + NewServiceCase.isolations
      + NewServiceCase.configurations)
  func adds(_ example: NewServiceCase) throws {
    let folder = try example.folder()
    _ = folder.hasgen("generate")
    let generated = folder.text(of: "Sources/App/AppDependency+Generated.swift")

    let shown = folder.hasgen("new", "service", "ImageProvider", "--dry-run")
    #expect(shown.status == .done, "\(shown.messages)")
    #expect(folder.text(of: "Sources/App/AppDependency.swift") == example.container)
    #expect(folder.text(of: "Sources/App/AppDependency+Generated.swift") == generated)
    #expect(folder.text(of: "Sources/App/ImageProvider.swift") == nil)
    #expect(shown.results.contains("+++ b/Sources/App/ImageProvider.swift\n"))

    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.status == .done, "\(outcome.messages)")
    #expect(folder.text(of: "Sources/App/AppDependency.swift") == example.wanted)
    let file = folder.text(of: "Sources/App/ImageProvider.swift") ?? ""
    for part in example.newFile { #expect(file.contains(part), "\(file)") }
    let check = folder.hasgen("check")
    #expect(check.status == .done, "\(check.messages)\(check.results)")
    let isolation = example.isMainActorDefault ? ["-default-isolation", "MainActor"] : []
    for mode in Nightly.languageModes {
      for flags in example.flags {
        let check = try Typecheck(folder, "Sources", mode: mode, flags: isolation + flags)
        #expect(check.output.isEmpty, "Swift \(mode): \(check.output)")
      }
    }
  }

  @Test(arguments: NewServiceCase.unclear)
  func printsThePropertyIfThePlaceIsNotClear(_ example: NewServiceCase) throws {
    let folder = try example.folder()
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(outcome.status == .done, "\(outcome.messages)")
    #expect(
      outcome.messages.contains(
        "note: the new property of 'AppDependency' is left to you [cannot-add]\n"))
    #expect(
      outcome.messages.hasSuffix(
        "note: add 'let imageProvider: any ImageProviding = DefaultImageProvider()', and run "
          + "'hasgen generate'\n"), "\(outcome.messages)")
    #expect(folder.text(of: "Sources/App/AppDependency.swift") == example.container)
    #expect(folder.text(of: "Sources/App/ImageProvider.swift") != nil)
    #expect(try Typecheck(folder, "Sources", mode: "6").output.isEmpty)
  }

  @Test func macros() throws {
    let folder = try TestFolder.news()
    let text = "@Observable final class AppDependency {\n  let a: Int\n}\n"
    try folder.write(text, to: "Sources/News/AppDependency.swift")
    let outcome = folder.hasgen("new", "service", "Clock")
    #expect(outcome.messages.contains("note: the new property of 'AppDependency' is left to you"))
    #expect(folder.text(of: "Sources/News/AppDependency.swift") == text)
  }

  @Test func wholeOutput() throws {
    let folder = try TestFolder.news()
    let outcome = folder.hasgen("new", "service", "ImageProvider")
    #expect(
      outcome.results == """
        wrote Sources/News/AppDependency+Generated.swift
        changed Sources/News/AppDependency.swift
        wrote Sources/News/ImageProvider.swift

        """)
    #expect(outcome.messages.isEmpty)
    #expect(
      folder.text(of: "Sources/News/ImageProvider.swift") == """
        protocol ImageProviding {}

        protocol HasImageProvider {
          var imageProvider: any ImageProviding { get }
        }

        struct DefaultImageProvider: ImageProviding {
          init() {}
        }

        """)
  }

  @Test func folderOfTheUsersChoice() throws {
    let folder = try TestFolder.news()
    #expect(folder.hasgen("new", "service", "User", "--folder", "Sources/News/New").status == .done)
    #expect(folder.text(of: "Sources/News/New/User.swift") != nil)
  }

  @Test func protocolOfTheUsersChoice() throws {
    let folder = try TestFolder.news()
    let outcome = folder.hasgen("new", "service", "URLLoader", "--protocol", "Loads")
    #expect(outcome.status == .done)
    let text = folder.text(of: "Sources/News/URLLoader.swift")
    #expect(text?.contains("var urlLoader: any Loads { get }") == true)
  }

  @Test func ownTemplate() throws {
    let folder = try TestFolder.news()
    try folder.write(#"{"templates": "Mine"}"#, to: ".hasgen.json")
    try folder.write(
      "// {{name}} in {{container}}\nprotocol {{protocol}} {}\n"
        + "protocol {{hasProtocol}} { var {{property}}: any {{protocol}} { get } }\n"
        + "final class {{implementation}}: {{protocol}} {}\n", to: "Mine/Service.mustache")
    #expect(folder.hasgen("new", "service", "ImageProvider").status == .done)
    let text = folder.text(of: "Sources/News/ImageProvider.swift")
    #expect(text?.hasPrefix("// ImageProvider in AppDependency\n") == true)
    try folder.write("// Generated by hasgen {{name}}\n", to: "Mine/Service.mustache")
    let outcome = folder.hasgen("new", "service", "Other")
    #expect(outcome.status == .trouble)
    #expect(outcome.messages.hasPrefix("Mine/Service.mustache:1:1: error: the file must not begin"))
  }

  @Test(arguments: [
    ("Logger", "Logging", "logger"), ("Editor", "Editing", "editor"),
    ("Clock", "ClockProtocol", "clock"), ("URLSession", "URLSessionProtocol", "urlSession"),
    ("X", "XProtocol", "x"), ("Default", "DefaultProtocol", "`default`"),
  ])
  func namesOfServices(name: String, service: String, property: String) throws {
    let folder = try TestFolder([
      "Package.swift": "", "Sources/A/AppDependency.swift": "struct AppDependency {}\n",
    ])
    #expect(folder.hasgen("new", "service", name).status == .done)
    let text = folder.text(of: "Sources/A/\(name).swift")
    #expect(text?.hasPrefix("protocol \(service): Sendable {}\n") == true, "\(text ?? "")")
    #expect(text?.contains("  var \(property): any \(service) { get }\n") == true)
    #expect(try Typecheck(folder, "Sources", mode: "6").output.isEmpty)
  }

  @Test func unknownContainers() throws {
    let folder = try TestFolder.news()
    for (name, note) in [
      ("AppDependencies", "did you mean 'AppDependency'?"),
      ("Screen", "choose with '--container' one of 'AppDependency'"),
    ] {
      let outcome = folder.hasgen("new", "service", "Clock", "--container", name)
      #expect(outcome.status == .usage)
      #expect(
        outcome.messages
          == "error: there is no container '\(name)' [cannot-add]\nnote: \(note)\n")
    }
  }

  @Test func oneOfSeveralContainers() throws {
    let folder = try TestFolder([
      "Package.swift": "",
      "Sources/App/AppDependency.swift": "struct AppDependency {}\n",
      "Sources/App/UserDependency.swift": "struct UserDependency {\n  let app: AppDependency\n}\n",
      "Sources/Shop/AppDependency.swift": "struct AppDependency {}\n",
    ])
    let outcome = folder.hasgen("new", "service", "Clock")
    #expect(outcome.status == .usage)
    #expect(
      outcome.messages == """
        error: 'Clock' could be added to 3 containers [cannot-add]
        note: choose with '--container' one of 'App::AppDependency', 'UserDependency', \
        'Shop::AppDependency'

        """)
    #expect(
      folder.hasgen("new", "service", "Clock", "--container", "Shop::AppDependency").status == .done
    )
    #expect(folder.text(of: "Sources/Shop/Clock.swift") != nil)
    #expect(
      folder.hasgen("new", "service", "Time", "--container", "UserDependency").status == .done)
    #expect(
      folder.text(of: "Sources/App/UserDependency.swift") == """
        struct UserDependency {
          let app: AppDependency
          let time: any TimeProtocol = DefaultTime()
        }

        """)
  }

  /// With `live`, the property has a value only if somebody calls the memberwise initializer.
  @Test(arguments: [
    ("let app = AppDependency(logger: Log())", true),
    ("let app: AppDependency = .init(logger: Log())", true),
    ("extension AppDependency { static let app = Self(logger: Log()) }", true),
    ("let app = AppDependency.live()", false), ("let log = Log()", false),
  ])
  func valueOfAWiredContainer(call: String, hasValue: Bool) throws {
    for path in ["Sources/App/Main.swift", "Tests/AppTests/AppTests.swift"] {
      let folder = try TestFolder([
        "Package.swift": """
        // swift-tools-version: 6.0
        import PackageDescription
        let package = Package(
          name: "App",
          targets: [.target(name: "App"), .testTarget(name: "AppTests", dependencies: ["App"])])
        """,
        ".hasgen.json": #"{"containers": [{"name": "AppDependency", "wiring": true}]}"#,
        "Sources/App/AppDependency.swift":
          "struct Log: Sendable {}\nstruct AppDependency: Sendable {\n  let logger: Log\n}\n",
        path: call + "\n",
      ])
      #expect(folder.hasgen("new", "service", "Clock").status == .done)
      let text = folder.text(of: "Sources/App/AppDependency.swift")
      #expect(text?.contains("ClockProtocol = DefaultClock()\n") == hasValue, "\(text ?? "")")
    }
  }
}
