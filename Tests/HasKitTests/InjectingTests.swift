import HasKit
import Testing

@Suite struct InjectingTests {
  private protocol HasTitle { var title: String { get } }
  private protocol HasCount { var count: Int { get async throws } }
  private protocol HasLimit { var limit: Int { get } }
  private struct AppDependency: HasTitle, HasLimit {
    let title = "Ada"
    let limit = 3
  }

  private final class Coordinator: Injecting {
    typealias Dependencies = HasTitle & HasLimit
    let dependencies: any Dependencies
    init(dependencies: any Dependencies) { self.dependencies = dependencies }
    var text: String { "\(self.title) \(self.limit)" }
  }

  private struct Model<Dependencies: HasTitle>: Injecting {
    let dependencies: Dependencies
    var text: String { self.title }
  }

  @Test func readsTheMembersOfTheComposition() {
    #expect(Coordinator(dependencies: AppDependency()).text == "Ada 3")
    #expect(Model(dependencies: AppDependency()).text == "Ada")
  }
}
