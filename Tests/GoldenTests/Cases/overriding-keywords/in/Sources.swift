protocol HasItem { var item: Int { get } }

/// What an initializer is given.
struct AppDependency {
  let item: Int
  let `Self`: Int
  let `init`: Int
  let `Type`: Int
  let `Protocol`: Int
  let `default`: Int
  let `inout`: Int
  let `let`: Int
  let `var`: Int
  let `some item`: Int
  let await: Int
}

/// What is set.
struct CopiedDependency {
  var item: Int
  var `Self`: Int
  var `init`: Int
  var `Type`: Int
  var await: Int
  var copy: Int
}

/// What is kept, since nothing tells its type.
struct InferredDependency {
  let item: Int
  var await = 2 + 0
}

/// What is forwarded through it.
struct UserDependency {
  let `Self`: AppDependency
  let user: Int
}

func changed(_ app: AppDependency) -> AppDependency.Reference {
  app.byReference.overriding(Self: 2, init: 3, Type: 4, `inout`: 5, let: 6)
}
