import Observation

@MainActor @Observable final class ListScreen {
  typealias Dependencies = HasRecipeProvider & HasLogger
  private(set) var recipes: [Recipe] = []
  @ObservationIgnored private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func load() async {
    do {
      recipes = try await dependencies.recipeProvider.recipes()
    } catch {
      dependencies.logger.log("failed: \(error)")
    }
  }
}

@MainActor @Observable final class DetailScreen {
  typealias Dependencies = HasRecipe & HasFavoriteStore
  private(set) var isFavorite = false
  @ObservationIgnored private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  var title: String { dependencies.recipe.title }

  func like() async {
    await dependencies.favoriteStore.add(dependencies.recipe)
    isFavorite = await dependencies.favoriteStore.isFavorite(dependencies.recipe)
  }
}

@MainActor protocol MakesCookingScreen {
  func makeCookingScreen(step: Int) -> CookingScreen
}

@MainActor @Observable final class CookingScreen {
  typealias Dependencies = HasRecipe & HasCookingTimer
  let step: Int
  @ObservationIgnored private let dependencies: any Dependencies

  init(step: Int, dependencies: any Dependencies) {
    self.step = step
    self.dependencies = dependencies
  }

  func wait(minutes: Int) { dependencies.cookingTimer.minutes += minutes }

  var text: String {
    "step \(step) of \(dependencies.recipe.title): \(dependencies.cookingTimer.minutes) min"
  }
}
