/// Not to be shared, and made on the main actor.
final class Sheet {
  @MainActor init(logger: Logger) {}
}

/// On the main actor as a whole, which makes it sharable.
@MainActor
final class Page {
  init(logger: Logger) {}
}

final class Report {
  @MainActor init(text: Draft) {}
}

final class Draft {}

@MainActor
final class Board {
  typealias Dependencies = HasLogger
  init(dependencies: any Dependencies) {}
}

protocol MakesSheetThere { @MainActor func makeSheetThere() -> Sheet }
protocol MakesPage { func makePage() async -> Page }

final class Coordinator {
  typealias Dependencies = MakesSheetThere & MakesPage
  init(dependencies: any Dependencies) {}
}
