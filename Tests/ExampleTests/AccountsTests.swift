import Foundation
import Testing

@testable import Example

/// What lives as long as an account is signed in, and what lives on.
@MainActor
@Suite
struct AccountsTests {
  private let accounts: Accounts
  private let screen = SharedScreen()
  private let anna = Account(name: "anna")
  private let ben = Account(name: "ben")

  init() {
    let app = AppDependency(
      articleProvider: BundledArticles(),
      calendar: Calendar(identifier: .gregorian),
      clock: SystemClock(),
      imageProvider: AsciiImages(),
      logger: SilentLogger(),
      screen: screen,
      storage: Memory()
    )
    accounts = Accounts(app: app.byReference)
  }

  @Test func objectsOfAnAccountAreGoneAfterItsSignOut() async throws {
    weak var store: MemoryBookmarks?
    do {
      let user = accounts.signIn(anna)
      store = user.bookmarkStore as? MemoryBookmarks
      try await ReaderCoordinator(dependencies: user).start(with: .bookmark(1))
    }
    #expect(store != nil)
    accounts.signOut(anna)
    #expect(store == nil)
  }

  @Test func twoAccountsShareWhatIsTheAppsAndNothingElse() async throws {
    let first = accounts.signIn(anna)
    let second = accounts.signIn(ben)
    #expect(first.app === second.app)
    #expect(first.screen as? SharedScreen === second.screen as? SharedScreen)
    #expect(first.bookmarkStore as? MemoryBookmarks !== second.bookmarkStore as? MemoryBookmarks)

    _ = try await first.bookmarkStore.toggle(1)
    #expect(try await first.bookmarkStore.bookmarks() == [1])
    #expect(try await second.bookmarkStore.bookmarks() == [])
  }

  @Test func anAccountKeepsItsScopeUntilItSignsOut() {
    let before = accounts.signIn(anna).bookmarkStore as? MemoryBookmarks
    #expect(accounts.signIn(anna).bookmarkStore as? MemoryBookmarks === before)
    accounts.signOut(anna)
    #expect(accounts.signIn(anna).bookmarkStore as? MemoryBookmarks !== before)
  }

  @Test func anArticleHasWhatItsReaderAndTheAppHave() async throws {
    let user = accounts.signIn(anna)
    let article = try #require(try await user.articleProvider.articles().first)
    let scope = ArticleDependency(user: user, article: article)
    #expect(scope.account == anna)
    #expect(scope.bookmarkStore as? MemoryBookmarks === user.bookmarkStore as? MemoryBookmarks)
    #expect(scope.screen as? SharedScreen === screen)
  }
}

@MainActor
private final class SharedScreen: Screen {
  func show(_ text: String) {}
}

private struct Memory: AccountStoring {
  func bookmarkStore(of account: Account) -> any BookmarkStoring { MemoryBookmarks() }
}

private actor MemoryBookmarks: BookmarkStoring {
  private var ids: Set<Article.ID> = []

  func bookmarks() -> Set<Article.ID> { ids }

  func toggle(_ id: Article.ID) -> Bool {
    ids.formSymmetricDifference([id])
    return ids.contains(id)
  }
}
