final class `My "C" */` {
  typealias Dependencies = HasRaw & `HasLogger x` & HasMarks

  init(dependencies: any Dependencies) {}
}

final class `async` {
  typealias `Needs "all"` = HasAny & HasAnyList

  init(dependencies: any `Needs "all"`) {}
}

// hasgen: stub
protocol `Store "a.b"` {
  func `save (it)`(_ value: `any`) -> Bool
}

final class `Plain` {
  typealias Dependencies = HasMySvc

  init(dependencies: any Dependencies) {}

  typealias HasMySvc = `HasMy svc`
}
