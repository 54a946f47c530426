final class Model {
  var number = 0
}

@MainActor
final class Screen {
  init(model: Model) {}
}

@MainActor
final class Other {
  init() {}
}

protocol MakesScreen {
  @MainActor func makeScreen(model: Model) async -> Screen
}

protocol MakesOther {
  @MainActor func makeOther(configure: (Other) async -> Void) async -> Other
}

protocol HasBody {
  @MainActor func withBody(_ body: () async -> Void) async -> Int
}

struct AppDependency: Sendable {
  let number: Int
  @MainActor func withBody(_ body: () async -> Void) async -> Int {
    await body()
    return number
  }
  @MainActor func makeOther(configure: (Other) async -> Void) async -> Other {
    let other = Other()
    await configure(other)
    return other
  }
}

/// It forwards, too.
struct UserDependency: Sendable {
  let app: AppDependency
}

@MainActor
final class Coordinator {
  typealias Dependencies = MakesScreen & MakesOther & HasBody
  private let dependencies: any Dependencies
  init(dependencies: any Dependencies) { self.dependencies = dependencies }

  func start() async {
    let model = Model()
    _ = await dependencies.makeScreen(model: model)
    model.number += 1
    _ = await dependencies.makeOther { _ in model.number += 1 }
    _ = await dependencies.withBody { model.number += 1 }
  }
}
