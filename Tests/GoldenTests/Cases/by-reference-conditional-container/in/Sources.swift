protocol HasItem { var item: Int { get } }
protocol HasName { var name: String { get } }

#if DEBUG
  @available(macOS 99, *)
  struct AppDependency {
    let item: Int

    #if os(Linux)
      let name: String
    #endif
  }
#endif
