protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }
protocol HasC { var c: Int { get } }
protocol HasD { var d: Int { get } }

struct AppDependency {
  let a: Int
}

class BaseViewModel<Dependencies> {
  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

final class HomeViewModel: BaseViewModel<any HasA & HasB> {}

final class Coordinator {
  let home: BaseViewModel<any HasA & HasC>

  init(home: BaseViewModel<any HasA & HasC>) { self.home = home }
  func show(_ screens: [String: BaseViewModel<(any HasA & HasD)?>]) {}
}

func start(_ app: AppDependency) {
  _ = HomeViewModel(dependencies: app)
}
