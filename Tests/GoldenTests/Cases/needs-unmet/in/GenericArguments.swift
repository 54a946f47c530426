class BaseViewModel<Dependencies> {
  let dependencies: Dependencies

  init(dependencies: Dependencies) { self.dependencies = dependencies }
}

final class HomeViewModel: BaseViewModel<any HasLogger & HasClock> {}

final class Coordinator {
  let home: BaseViewModel<any HasLogger & HasStore>

  init(home: BaseViewModel<any HasLogger & HasStore>) { self.home = home }
  func show(_ screens: [String: BaseViewModel<(any HasLogger & HasPlayer)?>]) {}
}
