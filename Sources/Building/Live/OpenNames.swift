import SwiftReading
import SwiftProgram

/// The names of the values that are handed over for initializers: those that the initializers give
/// them, with the member's before it where two would collide.
struct OpenNames {
  /// The names, by what needs the values.
  private(set) var names: [OpenValue.Use: String] = [:]
  /// All names that a function `live` has, those of the members included.
  private(set) var all: Set<String>

  /// A value, and the members that need it.
  private typealias Entry = (value: OpenValue, users: Set<String>, plain: String)

  /// - Parameter members: The names of all members.
  init(_ built: [WiringSolver.Built], beside members: [String], in catalog: TypeCatalog) {
    var entries: [Entry] = []
    for (request, plan) in built {
      for value in plan.openValues {
        if let known = entries.firstIndex(where: { $0.value.use == value.use }) {
          entries[known].users.insert(request.name)
        } else {
          entries.append((value, [request.name], value.request.parameterName(catalog)))
        }
      }
    }
    var found = entries.map(\.plain)
    var prefixed: Set<Int> = []
    var isSettled = false
    while !isSettled {
      let counts = Dictionary((members + found).map { ($0, 1) }, uniquingKeysWith: +)
      let colliding = entries.indices.filter {
        !prefixed.contains($0) && counts[found[$0], default: 0] > 1
      }
      for index in colliding {
        let owner = Self.owner(of: entries[index], among: entries)
        found[index] = owner + entries[index].plain.withoutBackticks.capitalizedFirst
      }
      prefixed.formUnion(colliding)
      isSettled = colliding.isEmpty
    }
    all = Set(members)
    for (entry, name) in zip(entries, found) {
      var own = name
      var number = 2
      while !all.insert(own).inserted {
        own = "\(name)\(number)"
        number += 1
      }
      names[entry.value.use] = own
    }
  }

  /// What needs a value: the only member that does, or else the type of the call.
  private static func owner(of entry: Entry, among all: [Entry]) -> String {
    let isOnly = all.count { $0.plain == entry.plain && $0.users == entry.users } == 1
    if let only = entry.users.first, entry.users.count == 1,
      isOnly || entry.value.use.members == [only]
    {
      return only.asNamePart
    }
    let path = entry.value.request.asker.name.pathParts
    return path.first?.nameOfValue ?? "shared"
  }
}

extension ValueRequest {
  /// The name that a parameter for it gets: that of its type where it has none.
  fileprivate func parameterName(_ catalog: TypeCatalog) -> String {
    guard name == "_" else { return name.withoutNeedlessBackticks }
    return (catalog.text(of: type).nameOfValue ?? "value").withoutNeedlessBackticks
  }
}
