extension Counter {
  var offer: String { dependencies.recipes.names.joined(separator: ", ") }
}

final class CakeShelfModel: ShelfModel {
  var first: String? { dependencies.recipes.names.first }
}
