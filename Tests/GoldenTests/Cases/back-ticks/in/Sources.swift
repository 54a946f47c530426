protocol HasItem { var item: Int { get } }

struct `in` {
  let item: Int
}

struct App {
  let title: String

  struct `default` {
    let item: Int
  }
}

struct `user scope` {
  let item: Int
  let `import`: `in`
}
