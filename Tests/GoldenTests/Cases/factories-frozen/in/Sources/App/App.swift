import Core

protocol HasScale { var scale: Int { get } }
protocol MakesPage { func makePage(frame: Frame) -> Page }

struct AppDependency: Sendable { let scale: Int }

final class Page {
  init(makeTitle: @escaping @Sendable () -> Title) {}
}

final class Title {
  init(frame: Frame, scale: Int) {}
}

final class Book {
  typealias Dependencies = MakesPage & HasScale

  init(dependencies: any Dependencies) {}
}
