/// Holds its dependencies in a property; the extension in another file reads the recipes.
struct Counter {
  typealias Dependencies = HasJournal & HasOven & HasRecipes

  let dependencies: any Dependencies

  func sell() { dependencies.journal.lines.append("sells") }
}

/// Assigns its parameter to a property; reads it by 'self' and in a closure.
final class BakingModel {
  typealias Dependencies =
    HasOpeningHour
    & HasOven
    & HasRecipes

  private let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func heat() -> Int { self.dependencies.oven.degrees }
  func list() -> () -> Int { { [dependencies] in dependencies.recipes.names.count } }
}

/// Reads its dependencies in the initializer, and keeps none.
struct Sign {
  typealias Dependencies = HasOpeningHour & HasOven

  let text: String

  init(dependencies: any Dependencies) {
    text = "open at \(dependencies.openingHour)"
  }
}

/// Gets its dependencies when it needs them, and reads a local constant.
struct Report {
  typealias Dependencies = HasJournal & HasRecipes

  func print(with dependencies: any Dependencies) {
    let own = dependencies
    own.journal.lines.append("report")
  }
}

/// The subclass reads the recipes.
class ShelfModel {
  typealias Dependencies = HasJournal & HasOven & HasRecipes

  let dependencies: any Dependencies

  init(dependencies: any Dependencies) {
    self.dependencies = dependencies
  }

  func fill() { dependencies.journal.lines.append("fills") }
}
