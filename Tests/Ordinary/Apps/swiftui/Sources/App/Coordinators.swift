@MainActor final class AppCoordinator {
  typealias Dependencies = HasSession & MakesUserScope
  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func signIn(name: String) -> HomeCoordinator {
    let account = Account(name: name)
    dependencies.session.signIn(account)
    return HomeCoordinator(dependencies: dependencies.makeUserScope(account: account))
  }
}

@MainActor final class HomeCoordinator {
  typealias Dependencies = ListScreen.Dependencies & HasAccount & MakesRecipeScope
  private let dependencies: any Dependencies
  let list: ListScreen

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
    list = ListScreen(dependencies: dependencies)
  }

  func open(_ recipe: Recipe) -> RecipeCoordinator {
    dependencies.logger.log("\(dependencies.account.name) opens \(recipe.title)")
    return RecipeCoordinator(dependencies: dependencies.makeRecipeScope(recipe: recipe))
  }
}

@MainActor final class RecipeCoordinator {
  typealias Dependencies = DetailScreen.Dependencies & MakesCookingScreen
  private let dependencies: any Dependencies
  let detail: DetailScreen

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
    detail = DetailScreen(dependencies: dependencies)
  }

  func cook(step: Int) -> CookingScreen { dependencies.makeCookingScreen(step: step) }
}
