protocol HasLogger { var logger: String { get } }

#if DEBUG
  // In a debug build both ask for the same property.
  protocol HasTrace {
    var logger: String { get }
    func trace()
  }
#endif

#if canImport(Nowhere)
  protocol HasImage { var image: String { get } }
#else
  protocol HasImage { var image: Int { get } }
#endif

struct AppDependency {
  let logger: String
  let image: Int
  func trace() {}
}

struct DayDependency {
  let app: AppDependency
}

struct DayScreen {
  typealias Dependencies = HasLogger & HasImage
  let dependencies: any Dependencies
}
