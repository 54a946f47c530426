final class Journal {
  var lines: [String] = []
}

struct Oven {
  let degrees: Int
}

struct Recipes {
  let names: [String]
}

protocol HasJournal {
  var journal: Journal { get }
}

protocol HasOven {
  var oven: Oven { get }
}

protocol HasRecipes {
  var recipes: Recipes { get }
}

protocol HasOpeningHour {
  var openingHour: Int { get }
}

protocol HasFax {
  var fax: String { get }
}

struct AppDependency {
  let journal: Journal
  let oven: Oven
  let recipes: Recipes
  let openingHour: Int
  let fax: String
}
