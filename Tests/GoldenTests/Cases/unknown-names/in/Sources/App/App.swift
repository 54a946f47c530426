import Core

protocol HasLogger { var logger: Int { get } }

struct AppDependency {
  let logger: Int
}

final class Child {
  typealias Dependencies = HasLogger
}

final class Misspelled {
  typealias Dependencies = HasLoger & Child.Dependancies & Chlid.Dependencies
}

final class Hidden {
  typealias Dependencies = HasLogger & HasInternal & HasElsewhere & HasNowhere & AnyObject
}
