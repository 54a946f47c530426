struct AppDependency {
  let `a ( b`: any Logging
  let a: `any`
  let list: [`any`]
  let `logger x`: any Logging
}

extension AppDependency {
  func `make } "it"`(`for "x"`: Int) -> Int { `for "x"` }
}

struct UserDependency {
  let get: AppDependency
}

struct `some` {
  let a: `any`
  let `class a */ ( b`: (any Logging)?
}

enum `Over.all` {
  struct each {
    let a: `any`
  }
}

struct `the / other` {
  let `my svc`: any Logging
  let `2nd`: Int
}
