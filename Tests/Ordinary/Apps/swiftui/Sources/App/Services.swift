import Observation

protocol Logging: Sendable { func log(_ line: String) }
protocol HasLogger { var logger: any Logging { get } }

struct ConsoleLogger: Logging {
  func log(_ line: String) { print(line) }
}

struct Recipe: Hashable {
  let id: Int
  let title: String
}

protocol RecipeProviding: Sendable { func recipes() async throws -> [Recipe] }
protocol HasRecipeProvider { var recipeProvider: any RecipeProviding { get } }

struct WebRecipeProvider: RecipeProviding {
  let baseURL: String
  let logger: any Logging

  func recipes() async throws -> [Recipe] {
    logger.log("GET \(baseURL)/recipes")
    return [Recipe(id: 1, title: "Soup"), Recipe(id: 2, title: "Pie")]
  }
}

protocol DatabaseAccessing: Actor {
  func contains(_ key: String) -> Bool
  func insert(_ key: String)
}

/// Is opened asynchronously, which may fail.
actor FileDatabase: DatabaseAccessing {
  private var keys: Set<String> = []

  init(logger: any Logging) async throws {
    await Task.yield()
    logger.log("database opened")
  }

  func contains(_ key: String) -> Bool { keys.contains(key) }
  func insert(_ key: String) { keys.insert(key) }
}

struct Account: Hashable {
  let name: String
}

protocol FavoriteStoring: Sendable {
  func isFavorite(_ recipe: Recipe) async -> Bool
  func add(_ recipe: Recipe) async
}
protocol HasFavoriteStore { var favoriteStore: any FavoriteStoring { get } }

struct DatabaseFavoriteStore: FavoriteStoring {
  let database: any DatabaseAccessing
  let account: Account

  func isFavorite(_ recipe: Recipe) async -> Bool { await database.contains(key(of: recipe)) }
  func add(_ recipe: Recipe) async { await database.insert(key(of: recipe)) }
  private func key(of recipe: Recipe) -> String { "\(account.name)/\(recipe.id)" }
}

@MainActor @Observable final class Session {
  private(set) var account: Account?
  @ObservationIgnored private let logger: any Logging

  init(logger: any Logging) { self.logger = logger }

  func signIn(_ account: Account) {
    self.account = account
    logger.log("signed in: \(account.name)")
  }
}
protocol HasSession { var session: Session { get } }

@MainActor @Observable final class CookingTimer {
  var minutes = 0
}
protocol HasCookingTimer { var cookingTimer: CookingTimer { get } }
