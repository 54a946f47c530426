import HasgenGraph
import HasgenProgram
import HasgenReading

/// The names of the parameters for values that initializers need and nothing can build: the names
/// that the initializers use, with the name of the member that is built as a prefix if two would
/// collide.
struct OpenNames {
  /// The names, by the use of the value.
  private(set) var names: [OpenValue.Use: String] = [:]
  /// All names in a function `live`, those of the members included.
  private(set) var all: Set<String>

  /// - Parameter members: The names of all members.
  init(_ values: [OpenValue], beside members: [String], in catalog: TypeCatalog) {
    all = Set(members)
    var known: Set<OpenValue.Use> = []
    let items = values.filter { known.insert($0.use).inserted }.map { value in
      (value: value, plain: value.request.parameterName(catalog))
    }
    let counts = Dictionary((members + items.map(\.plain)).map { ($0, 1) }, uniquingKeysWith: +)
    for (value, plain) in items {
      let long = value.owner + plain.withoutBackticks.capitalizedFirst
      let name = (counts[plain] == 1 ? plain : long).free(all.contains)
      all.insert(name)
      names[value.use] = name
    }
  }
}

extension OpenValue {
  /// The prefix of the name of a value: the only member that holds the result of the call, or else
  /// the type of the call.
  fileprivate var owner: String {
    if let only = use.members.first, use.members.count == 1 { return only.asNamePart }
    return request.asker.name.pathParts.first?.nameOfValue ?? "shared"
  }
}

extension ValueRequest {
  /// The name of a parameter for the value, derived from its type if the request has no name.
  fileprivate func parameterName(_ catalog: TypeCatalog) -> String {
    guard name == "_" else { return name.withoutNeedlessBackticks }
    return (catalog.text(of: type).nameOfValue ?? "value").withoutNeedlessBackticks
  }
}
