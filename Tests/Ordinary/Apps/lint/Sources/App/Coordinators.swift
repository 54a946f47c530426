protocol MakesBakingModel {
  func makeBakingModel() -> BakingModel
}

/// Passes its dependencies to a counter and to a sign, which ask for all but the fax.
struct ShopCoordinator {
  typealias Dependencies = HasFax & HasJournal & HasOpeningHour & HasOven & HasRecipes
    & MakesBakingModel

  let dependencies: any Dependencies

  func open() -> (Counter, Sign, BakingModel) {
    (
      Counter(dependencies: dependencies), Sign(dependencies: dependencies),
      dependencies.makeBakingModel()
    )
  }
}

/// Whatever was registered, for a debugger.
final class Registry {
  var values: [Any] = []
}

/// Its dependencies escape, so nothing is known of their use.
struct DebugModel {
  typealias Dependencies = HasOven & HasRecipes

  init(dependencies: any Dependencies, registry: Registry) {
    registry.values.append(dependencies)
  }
}

/// Names the journal twice.
struct Diary {
  typealias Dependencies = HasJournal & HasOpeningHour & HasJournal

  let dependencies: any Dependencies

  func begin() { dependencies.journal.lines.append("day begins at \(dependencies.openingHour)") }
}

/// Takes more than it asks for.
struct Inspector {
  typealias Dependencies = HasOven

  let dependencies: any Dependencies

  func recipes() -> Int {
    guard dependencies.oven.degrees > 0 else { return 0 }
    return (dependencies as? any HasRecipes)?.recipes.names.count ?? 0
  }
}

/// Will bake with steam next week.
struct SteamModel {
  // hasgen: allow unused-dependency: steam needs the oven next week
  typealias Dependencies = HasJournal & HasOven

  let dependencies: any Dependencies

  func steam() { dependencies.journal.lines.append("steams") }
}
