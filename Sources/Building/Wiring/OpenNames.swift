import SwiftOutline
import SwiftProgram

/// The names of the values that are handed over for initializers: those that the initializers give
/// them, with the member's before it where two would collide.
struct OpenNames {
  /// The parameters, in the order of the members that need them.
  private(set) var parameters: [(name: String, value: OpenValue)] = []
  /// The names of the parameters' values, by what needs them.
  private(set) var names: [OpenValue.Use: String] = [:]
  /// All names that a function `live` has, those of the members included.
  let all: Set<String>

  /// A parameter, and who needs its value.
  private struct Entry {
    let value: OpenValue
    var uses: [OpenValue.Use]
    let members: Set<String>
    var name: String
    var isPrefixed = false

    mutating func prefix() {
      let plain = name.withoutBackticks
      name = owner + plain.prefix(1).uppercased() + plain.dropFirst()
      isPrefixed = true
    }

    /// The member that needs the value, or what several members share.
    private var owner: String {
      if let only = members.first, members.count == 1 { return only.withoutBackticks }
      if case .instance(let key) = value.use.owner, case .type(_, _) = key.callee {
        return value.wanted.asker.name.pathParts.first?.nameOfValue ?? "shared"
      }
      return "shared"
    }
  }

  init(_ parts: [WiringSolver.Part], in catalog: TypeCatalog) {
    let members = parts.map { $0.wanted.name.withoutNeedlessBackticks }
    var entries: [Entry] = []
    for (value, users) in Self.values(of: parts) {
      let name = value.wanted.parameterName(catalog)
      // What one member needs twice, it is handed once.
      let same = entries.firstIndex {
        $0.name == name && $0.value.wanted.type == value.wanted.type && $0.members == users
      }
      if let same {
        entries[same].uses.append(value.use)
      } else {
        entries.append(Entry(value: value, uses: [value.use], members: users, name: name))
      }
    }
    var isSettled = false
    while !isSettled {
      let counts = Dictionary((members + entries.map(\.name)).map { ($0, 1) }, uniquingKeysWith: +)
      let colliding = entries.indices.filter {
        !entries[$0].isPrefixed && counts[entries[$0].name] != 1
      }
      for index in colliding { entries[index].prefix() }
      isSettled = colliding.isEmpty
    }
    var taken = Set(members)
    for entry in entries {
      var name = entry.name
      var number = 2
      while !taken.insert(name).inserted {
        name = "\(entry.name)\(number)"
        number += 1
      }
      parameters.append((name, entry.value))
      for use in entry.uses { names[use] = name }
    }
    all = taken
  }

  /// The values that are handed over, each once, with the members that need them.
  private static func values(
    of parts: [WiringSolver.Part]
  ) -> [(value: OpenValue, users: Set<String>)] {
    var order: [OpenValue] = []
    var users: [OpenValue.Use: Set<String>] = [:]
    for part in parts {
      guard case .built(let solution) = part.role else { continue }
      for value in solution.openValues {
        if users[value.use] == nil { order.append(value) }
        users[value.use, default: []].insert(part.wanted.name)
      }
    }
    return order.map { ($0, users[$0.use] ?? []) }
  }
}

extension Wanted {
  /// The name that a parameter for it gets: that of its type where it has none.
  fileprivate func parameterName(_ catalog: TypeCatalog) -> String {
    guard name == "_" else { return name.withoutNeedlessBackticks }
    return (catalog.text(of: type).nameOfValue ?? "value").withoutNeedlessBackticks
  }
}
