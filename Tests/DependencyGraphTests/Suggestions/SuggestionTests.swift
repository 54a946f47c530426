import HasWorkspace
import SwiftOutline
import SwiftProgram
import Testing

@testable import DependencyGraph
@testable import Roles

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
    #expect(found.families.map(\.protocols.count) == [2])
    #expect(found.containers.map(\.name) == ["AppDependency"])
    #expect(found.containers.map(\.supplies) == [2])
    #expect(found.containerToName == nil)
  }

  @Test func findsOtherNames() {
    let found = suggestions(
      providers,
      """
      final class Services: ImageProvider, ClockProvider { var user: User }
      final class MockServices: ImageProvider, ClockProvider, UserProvider {}
      """)
    #expect(found.affixes == [.suffix("Provider")])
    #expect(found.families[0].compositions == 2)
    #expect(found.families[0].example.name == "Screen.Dependencies")
    #expect(found.containerToName?.name == "Services")
    #expect(found.containerToName?.conformances == 2)
    #expect(found.containerToName?.supplies == 1)
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
    #expect(found.affixes == [])
    #expect(found.equalFamilies.map(\.affix) == [.prefix("Uses"), .suffix("Provider")])
  }

  @Test func theUsualNameLeadsAmongEquals() {
    let found = suggestions(
      """
      protocol HasImage { var image: Image { get } }
      protocol HasClock { var clock: Clock { get } }
      protocol UsesUser { var user: User { get } }
      protocol UsesNews { var news: News { get } }
      typealias Dependencies = HasImage & HasClock & UsesUser & UsesNews
      """)
    #expect(found.affixes == [.standard])
    #expect(found.families.map(\.affix) == [.standard, .prefix("Uses")])
  }

  @Test func namesTwoContainersThatAreEqual() {
    let found = suggestions(
      providers,
      """
      struct Services: ImageProvider, ClockProvider {}
      struct Tools: ImageProvider, UserProvider {}
      struct Rest: ImageProvider {}
      """)
    #expect(found.equalContainers.map(\.name) == ["Services", "Tools"])
    #expect(found.containerToName == nil)
  }

  @Test func aChildIsNoEqual() {
    let found = suggestions(
      providers,
      """
      struct UserScope: ImageProvider, ClockProvider, UserProvider { let services: Services }
      struct Services: ImageProvider, ClockProvider {}
      """)
    #expect(found.containerToName?.name == "Services")
    #expect(found.containers.first { $0.name == "UserScope" }?.parent == "Services")
  }

  @Test func namesNoContainerWithFewerThanHalf() {
    let found = suggestions(
      providers,
      """
      protocol NewsProvider { var news: News { get } }
      protocol MailProvider { var mail: Mail { get } }
      typealias MoreDependencies = NewsProvider & MailProvider
      struct Some: NewsProvider, MailProvider {}
      """)
    #expect(found.roots.map(\.name) == ["Some"])
    #expect(found.containerToName == nil)
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
    #expect(found.families.map(\.affix) == [.suffix("Step")])
    #expect(found.containers.isEmpty)
  }

  @Test func tellsTypesByNameIfThereIsNothingElse() {
    let found = suggestions(
      """
      struct AppEnvironment { let a: A; let b: B; let c: C }
      final class ServiceContainer { let a: A; var b: B; static let shared = 1 }
      struct EmojiContainer { let a: A; let b: B }
      """)
    #expect(found.families.isEmpty)
    #expect(found.lookalikes.map(\.name) == ["AppEnvironment", "ServiceContainer"])
    #expect(found.lookalikes.map(\.storedCount) == [3, 2])
  }
}
