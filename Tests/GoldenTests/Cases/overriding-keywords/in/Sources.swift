protocol HasItem { var item: Int { get } }

/// What an initializer is given.
struct AppDependency {
  let item: Int
  let `self`: Int
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
  var `self`: Int
  var `Self`: Int
  var `init`: Int
  var `Type`: Int
  var await: Int
  var _self: Int
}

/// What is assigned.
struct AssignedDependency {
  let item: Int
  let `self`: Int
  let `in`: Int
  let original: Int

  init() {
    item = 1
    self.`self` = 2
    `in` = 3
    original = 4
  }
}

/// What is kept, since nothing tells its type.
struct InferredDependency {
  let item: Int
  var `self` = 1 + 0
  var await = 2 + 0
}

/// What is forwarded through it.
struct UserDependency {
  let `self`: AppDependency
  let user: Int
}

func changed(_ app: AppDependency) -> AppDependency.Reference {
  app.byReference.overriding(self: 1, Self: 2, init: 3, Type: 4, `inout`: 5, let: 6)
}
