struct AppDependency: Sendable {
  let logger: any Logging
  let recipeProvider: any RecipeProviding
  let database: any DatabaseAccessing
  let session: Session
}

struct UserDependency: Sendable {
  let app: AppDependency
  let account: Account
  let favoriteStore: any FavoriteStoring
}

struct RecipeDependency: Sendable {
  let user: UserDependency
  let recipe: Recipe
  let cookingTimer: CookingTimer
}

protocol HasAccount { var account: Account { get } }
protocol HasRecipe { var recipe: Recipe { get } }

@MainActor protocol MakesUserScope {
  func makeUserScope(account: Account) -> UserDependency
}

@MainActor protocol MakesRecipeScope {
  func makeRecipeScope(recipe: Recipe) -> RecipeDependency
}
