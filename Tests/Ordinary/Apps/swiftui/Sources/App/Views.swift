import SwiftUI

/// Waits for 'live', since the initializer of an app cannot.
struct RootView: View {
  enum Phase {
    case launching
    case ready(AppDependency.Reference)
    case failed(any Error)
  }

  @State private(set) var phase = Phase.launching

  var body: some View { Text("Recipes").task { await launch() } }

  func launch() async {
    do {
      phase = .ready(try await AppDependency.live(baseURL: "https://example.com").byReference)
    } catch {
      phase = .failed(error)
    }
  }
}

struct ListView: View {
  typealias Dependencies = ListScreen.Dependencies & MakesRecipeFlow
  private let dependencies: any Dependencies
  @State private var screen: ListScreen

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
    screen = ListScreen(dependencies: dependencies)
  }

  var body: some View {
    Text("\(screen.recipes.count) recipes")
      .navigationDestination(for: Recipe.self) { open($0) }
      .task { await screen.load() }
  }

  func open(_ recipe: Recipe) -> RecipeFlow { dependencies.makeRecipeFlow(recipe: recipe) }
}

@MainActor protocol MakesRecipeFlow {
  func makeRecipeFlow(recipe: Recipe) -> RecipeFlow
}

/// Keeps the scope of a recipe as long as the view appears.
struct RecipeFlow: View {
  @State private(set) var scope: RecipeDependency

  init(scope: RecipeDependency) { self.scope = scope }

  var body: some View { Text(DetailScreen(dependencies: scope).title) }
}

private struct ListDependenciesKey: EnvironmentKey {
  static var defaultValue: (any ListScreen.Dependencies)? { nil }
}

extension EnvironmentValues {
  var listDependencies: (any ListScreen.Dependencies)? {
    get { self[ListDependenciesKey.self] }
    set { self[ListDependenciesKey.self] = newValue }
  }
}
