struct AppDependency {
  let till: Till
  let nextLoaf: () -> Loaf
}

extension AppDependency {
  static func nextLoaf() -> Loaf { Loaf() }
}

struct CounterScreen {
  typealias Dependencies = HasNextLoaf & HasTill

  let dependencies: any Dependencies

  func sell() -> Loaf {
    let loaf = dependencies.nextLoaf()
    dependencies.till.print(loaf.name)
    return loaf
  }
}
