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

struct OtherDependency {
  var item: Int
  #if DEBUG
    init() { item = 1 }
  #endif
}
