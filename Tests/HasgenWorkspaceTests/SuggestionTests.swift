import HasgenProgram
import HasgenReading
import Testing

@testable import HasgenWorkspace

@Suite struct SuggestionTests {
  private func suggestions(_ texts: String...) -> Suggestions {
    let files = texts.enumerated().map { index, text in
      SourceFile(path: "\(index).swift", outline: Outline(reading: text))
    }
    return Suggestions(in: [SourceModule(name: "App", files: files)])
  }

  private let providers = """
    protocol ImageProvider { var image: Image { get } }
    protocol ClockProvider { var clock: Clock { get } }
    protocol UserProvider { var user: User { get } }
    struct Screen { typealias Dependencies = ImageProvider & ClockProvider }
    struct Home { init(context: UserProvider & ClockProvider) {} }
    """

  private func affix(_ pattern: String) -> NameAffix {
    NameAffix(word: pattern.replacing("…", with: ""), isPrefix: pattern.hasSuffix("…"))
  }

  @Test(arguments: [
    ("HasImageProvider", ["Has…", "…Provider"]), ("HasURLSession", ["Has…", "…Session"]),
    ("IService", ["…Service"]), ("UsesX", ["Uses…"]), ("Logger", []), ("_HasA", []),
    ("HTTPClient2Provider", ["HTTP…", "…Provider"]), ("ImageSource", ["Image…"]),
  ])
  func affixes(_ name: String, _ patterns: [String]) {
    #expect(NameAffix.all(of: name).map(\.pattern) == patterns)
  }

  @Test func takesTheUsualNames() {
    let found = suggestions(
      """
      protocol HasImage { var image: Image { get } }
      protocol HasClock { var clock: Clock { get } }
      protocol HasDelegate { func done() }
      struct Screen { typealias Dependencies = HasImage & HasClock }
      struct AppDependency { let image: Image; let clock: Clock }
      """)
    #expect(found.affixes == [.standard])
    #expect(found.containers == [] && !found.isUndecided)
    #expect(
      found.lines == [
        "Has-protocols: 'Has…', 3, such as 'HasImage' (0.swift:1)",
        "container: 'AppDependency' (0.swift:5), 2 of 3 Has-protocols",
      ])
  }

  @Test func findsOtherNames() {
    let found = suggestions(
      providers,
      """
      final class Services: ImageProvider, ClockProvider { var user: User }
      final class MockServices: ImageProvider, ClockProvider, UserProvider {}
      """)
    #expect(found.affixes == [affix("…Provider")])
    #expect(found.containers == ["Services"] && !found.isUndecided)
    #expect(found.lines.last == "container: 'Services' (1.swift:1), 3 of 3 Has-protocols")
  }

  @Test func namesTwoFamiliesThatAreEqual() {
    let found = suggestions(
      """
      protocol UsesImage { var image: Image { get } }
      protocol UsesClock { var clock: Clock { get } }
      protocol UserProvider { var user: User { get } }
      protocol NewsProvider { var news: News { get } }
      typealias Dependencies = UsesImage & UsesClock & UserProvider & NewsProvider
      """)
    #expect(found.affixes == [] && found.isUndecided)
    #expect(
      found.lines == [
        "Has-protocols: 2 kinds of names are equally likely; choose one:",
        "  'Uses…', 2, such as 'UsesImage' (0.swift:1): "
          + "write \"protocols\": { \"prefixes\": [\"Uses\"] }",
        "  '…Provider', 2, such as 'UserProvider' (0.swift:3): "
          + "write \"protocols\": { \"suffixes\": [\"Provider\"] }",
      ])
  }

  @Test func namesTwoContainersThatAreEqual() {
    let found = suggestions(
      providers,
      """
      struct Services: ImageProvider, ClockProvider {}
      struct Tools: ImageProvider, UserProvider {}
      struct Rest: ImageProvider {}
      """)
    #expect(found.containers == [] && found.isUndecided)
    #expect(
      found.lines.dropFirst() == [
        "container: 'Services' (1.swift:1), 2 of 3 Has-protocols",
        "  also: 'Tools' (1.swift:2), 2 of 3 Has-protocols",
        "  write those that are containers into .hasgen.json: "
          + "\"containers\": [\"Services\", \"Tools\"]",
      ])
  }

  @Test func aViewIsNoContainerBesideAnother() {
    let part = "final class HomeCoordinator: ImageProvider, ClockProvider, UserProvider {}"
    let found = suggestions(providers, part, "struct Services: ImageProvider, ClockProvider {}")
    #expect(found.containers == ["Services"])
    #expect(suggestions(providers, part).containers == ["HomeCoordinator"])
  }

  @Test func namesNoContainerWithFewerThanHalf() {
    let found = suggestions(
      providers,
      """
      protocol NewsProvider { var news: News { get } }
      protocol MailProvider { var mail: Mail { get } }
      typealias MoreDependencies = NewsProvider & MailProvider
      struct Some { let news: News, mail: Mail }
      struct News {}
      struct Mail {}
      """)
    #expect(found.containers == [] && found.isUndecided)
    #expect(
      found.lines.last
        == "  write those that are containers into .hasgen.json: \"containers\": [\"Some\"]")
  }

  /// Unused protocols do not count against a container that conforms by hand.
  @Test func namesTheOnlyContainerThatConforms() {
    let rest = "protocol NewsProvider { var news: Int { get } }"
    let found = suggestions(
      providers, rest + "\nprotocol MailProvider { var mail: Int { get } }\n",
      "struct Some: NewsProvider, MailProvider { let news = 1, mail = 2 }")
    #expect(found.containers == ["Some"] && !found.isUndecided)
  }

  /// A service that stores dependencies of others has members for their protocols.
  @Test func aServiceIsNoContainer() {
    let service = """
      final class User { let image: Image, clock: Clock }
      struct Services: ImageProvider, ClockProvider, UserProvider {
        let image: Image, clock: Clock, user: User
      }
      """
    #expect(suggestions(providers, service).containers == ["Services"])
    let usual = suggestions(providers, service.replacing("Services", with: "AppDependency"))
    #expect(usual.containers == [])
    #expect(usual.lines[1].hasPrefix("container: 'AppDependency'"))
    let stripped = service.replacing(": ImageProvider, ClockProvider, UserProvider", with: "")
    #expect(suggestions(providers, stripped).containers == ["Services"])
  }

  @Test func namesContainersThatShareTheProtocols() {
    let found = suggestions(
      providers,
      """
      protocol NewsProvider { var news: Int { get } }
      typealias MoreDependencies = NewsProvider & UserProvider
      struct Tools: ImageProvider, ClockProvider {}
      struct Services: UserProvider, NewsProvider {}
      """)
    #expect(found.containers == ["Tools", "Services"] && !found.isUndecided)
  }

  /// A container of the usual name shows which protocols are Has-protocols.
  @Test func findsTheProtocolsOfAKnownContainer() {
    let found = suggestions(
      """
      protocol UsesImage { var image: Int { get } }
      protocol UsesClock { var clock: Int { get } }
      struct AppDependency: UsesImage, UsesClock { let image = 1, clock = 2 }
      """)
    #expect(found.affixes == [affix("Uses…")])
  }

  /// 'Sign' begins names of other things as well, and what models are made of is no dependency.
  @Test func isNotTakenInByWordsOrModels() {
    let found = suggestions(
      """
      protocol SignInStep { var field: Field { get } }
      protocol SignUpStep { var button: Button { get } }
      protocol SignOut { func sign() }
      protocol SignStyle { func style() }
      protocol SignModel { func model() }
      typealias Steps = SignInStep & SignUpStep
      protocol Named { var name: String { get } }
      protocol Aged { var age: Int { get } }
      typealias Person = Named & Aged
      protocol ScrollDelegate { func scroll() }
      protocol TouchDelegate { func touch() }
      typealias Delegates = ScrollDelegate & TouchDelegate
      """)
    #expect(found.affixes == [affix("…Step")])
    #expect(found.containers == [])
  }
}
