protocol HasItem { var item: Int { get } }

@propertyWrapper
struct Stored {
  var wrappedValue: Int
}

@globalActor
actor Background {
  static let shared = Background()
}

struct Hidden {
  let item: Int
  private var _other: [String]
  private let value = 1
}

struct Backed {
  let item: Int
  private var _other: [String]
  var other: [String] { _other }
}

struct Failing {
  let item: Int
  private let key: String
  init?(item: Int) {
    self.item = item
    key = ""
  }
}

struct Asking {
  let item: Int
  private let key: String
  init(address: String) {
    item = address.count
    key = address
  }
}

struct Unread {
  let item: Int
  private let key: String
  init(item: Int, key: String) {
    self.item = item
    self.key = key
  }
}

struct Ignored {
  let item: Int
  private let _key: String
  // hasgen: ignore
  init(item: Int) {
    self.item = item
    _key = ""
  }
}

struct Secret {
  let item: Int
  private let _key: String
  // hasgen: ignore
  init(item: Int) { self.init(item: item, key: "") }
  init(item: Int, key: String) {
    self.item = item
    _key = key
  }
}

struct Unset {
  let item: Int
  let other: Int
  private var state = 1
  private(set) var count = 1
  private let _key: String
  var key: String { _key }

  init(item: Int) {
    self.item = item
    other = item
    _key = ""
  }
}

struct Wrapped {
  let item: Int
  @Stored var other: Int
}

@MainActor
struct Isolated {
  let item: Int
  @Background let other: Int
}

struct Many {
  let item: Int
  #if A
    let a: Int
  #endif
  #if B
    let b: Int
  #endif
  #if C
    let c: Int
  #endif
}

/// One initializer takes it, so no other one derives it.
struct Taken {
  let item: Int
  private let token: String

  init(item: Int) { self.init(item: item, token: "") }
  init(item: Int, token: String) {
    self.item = item
    self.token = token
  }
}
