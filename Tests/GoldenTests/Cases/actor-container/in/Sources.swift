protocol HasConstant { var constant: Int { get } }
protocol HasVariable { var variable: Int { get async } }
protocol HasSynchronous { var counter: Int { get } }

actor AppDependency {
  let constant: Int = 1
  var variable: Int = 2
  var counter: Int = 3
}

struct Consumer {
  typealias Dependencies = HasConstant & HasVariable & HasSynchronous
}
