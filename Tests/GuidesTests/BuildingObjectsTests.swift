import Testing

@testable import BuildingObjects

@Suite struct BuildingObjectsTests {
  private let photo = Photo(name: "dune")

  private final class Lines: Logging, @unchecked Sendable {
    private(set) var lines: [String] = []
    func log(_ line: String) { lines.append(line) }
  }

  @Test func onDemand() {
    #expect(OnDemand.FeedScreen().open(photo).title() == "dune, one of 2")
  }

  @Test func factories() {
    let factory = Factories.ScreenFactory(store: DemoStore())
    #expect(Factories.FeedScreen(screens: factory).open(photo).title == "dune, one of 1")
    let search = Factories.SearchScreen(makePhotoScreen: factory.makePhotoScreen)
    #expect(search.open(photo).title == "dune, one of 1")
    let stub = Factories.SearchScreen { Factories.PhotoScreen(photo: $0, store: DemoStore()) }
    #expect(stub.open(photo).title == "dune, one of 1")
  }

  @Test(arguments: [(true, 1), (false, 2)])
  func singleContainer(_ isDemo: Bool, _ count: Int) {
    let container = SingleContainer.Container(isDemo: isDemo)
    #expect(SingleContainer.FeedScreen(container: container).photos.count == count)
  }

  @Test func hierarchy() {
    let app = Hierarchy.AppContainer()
    weak var gone: Hierarchy.UserContainer?
    do {
      let user = app.makeUserContainer(name: "Ada")
      gone = user
      #expect(user.makeFeedScreen().title == "2 photos of Ada")
    }
    #expect(gone == nil)
  }

  @Test func here() {
    let log = Lines()
    let app = AppDependency.live(folder: "Photos", log: log)
    let feed = FeedScreen(dependencies: app.makeUserDependency(userName: "Ada"))
    #expect(feed.title == "2 photos of Ada")
    #expect(feed.open(photo).title() == "dune, one of 2")
    #expect(log.lines == ["showing dune"])
  }

  @Test func hereWithAnotherImplementation() {
    let app = AppDependency.live(folder: "Photos", photoStore: DemoStore(), log: Lines())
    let feed = FeedScreen(dependencies: UserDependency.live(app: app, userName: "Ada"))
    #expect(feed.title == "1 photos of Ada")
  }
}
