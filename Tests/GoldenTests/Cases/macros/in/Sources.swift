protocol HasA { var a: Int { get } }

@Dependencies struct AppDependency {
  let b: Int
}

struct Consumer {
  typealias Dependencies = HasA
}
