protocol HasA { var a: Int { get } }
protocol HasB: HasA {}
protocol HasC: HasB { var c: Int { get } }

protocol HasD: Sendable { var d: Int { get } }
protocol HasE: HasD {}

struct AppDependency {
  let d: Int
  lazy var c: Int = 1
}

struct Consumer {
  typealias Dependencies = HasA & HasB & HasC & HasD & HasE
}
