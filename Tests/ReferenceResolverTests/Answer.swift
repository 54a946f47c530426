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
      var mine = containers[name] ?? []
      var others = other.containers[name] ?? []
      if mine.isRefused != others.isRefused {
        mine = mine.filter(\.isRefusal)
        others = others.filter(\.isRefusal)
      }
      return mine.subtracting(others).sorted().map { "\(name) reference: \($0)" }
        + others.subtracting(mine).sorted().map { "\(name) product:   \($0)" }
    }
  }

  /// The lines of parameters. DESIGN does not say which name stands before that of a value that an
  /// object of several members needs: '…' stands for it.
  static func lines(ofParameters parameters: [(name: String, type: String)]) -> Set<String> {
    let texts = parameters.map { name, type in
      "parameter \(name.withOpenPrefix): \(type)"
    }
    return Set(texts.map { text in "\(text), \(texts.count { $0 == text })" })
  }
}

extension Set<String> {
  /// Whether the lines say why there is no plan.
  var isRefused: Bool { contains(where: \.isRefusal) }
}

extension String {
  var isRefusal: Bool { hasPrefix("refused") }
}

extension String {
  /// The name of a parameter, with '…' for the object that stands before the name.
  var withOpenPrefix: String { replacing(/^g[0-9]+Store[0-9]+(Other)?/, with: "…") }
}
