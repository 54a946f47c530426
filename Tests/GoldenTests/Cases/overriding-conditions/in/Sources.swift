protocol Logging {}
protocol HasLogger { var logger: any Logging { get } }

struct AppDependency {
  let logger: any Logging

  #if DEBUG
    let first: Int
    let second: Int
  #endif
  #if os(Linux)
    let name: Int
  #else
    let name: String
  #endif
}

#if DEBUG
  struct DebugDependency {
    var logger: any Logging
    #if os(Linux)
      let penguin: Int
    #elseif os(macOS)
      let apple: Int
    #endif
  }
#endif

/// What makes no difference is not told apart.
struct OtherDependency {
  var item: Int
  #if A
    let a = 1
  #endif
  #if B
    let b = 1
  #endif
  #if C
    let c = 1
  #endif
  #if DEBUG
    init() { item = 1 }
  #endif
}
