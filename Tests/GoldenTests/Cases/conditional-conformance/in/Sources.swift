protocol HasMenu { var menu: Int { get } }
protocol HasBar { var bar: Int { get } }

struct AppDependency {
  let menu: Int
  let bar: Int
}

#if DEBUG
  extension AppDependency: HasMenu {}
#else
  extension AppDependency: HasBar {}
#endif
