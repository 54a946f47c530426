protocol HasA { var a: Int { get } }
protocol HasB { var b: Int { get } }

final class Services: HasA, HasB {
  let a = 1
  let b = 2
}

struct Consumer {
  typealias Dependencies = HasA & HasB
}
