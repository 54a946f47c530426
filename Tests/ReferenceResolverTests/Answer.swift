/// The plan of each container by its name, or why there is none, one fact in each line.
///
/// ```
/// parameter url: String
/// replaceable store: (any Storing)?
/// nil debug
/// member store = Store.init(url:size:)
/// Store.init(url:size:): url <- parameter
/// shared Pool.init() by orders, users
/// refused any Storing: implementations
/// ```
struct Answer: Equatable {
  var containers: [String: Set<String>] = [:]

  /// The lines that only one of two answers has.
  func difference(from other: Answer) -> [String] {
    Set(containers.keys).union(other.containers.keys).sorted().flatMap { name in
      let mine = containers[name] ?? []
      let others = other.containers[name] ?? []
      return mine.subtracting(others).sorted().map { "\(name) reference: \($0)" }
        + others.subtracting(mine).sorted().map { "\(name) product:   \($0)" }
    }
  }
}
