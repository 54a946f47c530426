import SwiftOutline
import SwiftProgram

/// The names of the values that are handed over for initializers: those that the initializers give
/// them, with the member's before it where two would collide.
struct OpenNames {
  /// By member, and the position in its call.
  private(set) var names: [String: [Int: String]] = [:]
  /// All names that a function `live` has, those of the members included.
  let all: Set<String>

  private struct Entry {
    let member: String
    let position: Int
    var name: String
    var isPrefixed = false

    mutating func prefix() {
      let plain = name.withoutBackticks
      name = member.withoutBackticks + plain.prefix(1).uppercased() + plain.dropFirst()
      isPrefixed = true
    }
  }

  init(_ parts: [WiringSolver.Part], in catalog: TypeCatalog) {
    let members = parts.map { $0.wanted.name.withoutNeedlessBackticks }
    var entries = parts.flatMap { part -> [Entry] in
      guard case .built(let solution) = part.role else { return [] }
      return solution.openValues.map {
        Entry(
          member: part.wanted.name, position: $0.position, name: $0.wanted.parameterName(catalog))
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
      names[entry.member, default: [:]][entry.position] = name
    }
    all = taken
  }
}

extension Wanted {
  /// The name that a parameter for it gets: that of its type where it has none.
  fileprivate func parameterName(_ catalog: TypeCatalog) -> String {
    guard name == "_" else { return name.withoutNeedlessBackticks }
    return (catalog.text(of: type).nameOfValue ?? "value").withoutNeedlessBackticks
  }
}
