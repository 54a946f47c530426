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
  init?(item: Int) { self.item = item }
}

struct Asking {
  let item: Int
  init(address: String) { item = address.count }
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

  init(item: Int) {
    self.item = item
    other = item
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
