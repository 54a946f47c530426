import SwiftReading
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
    let members: Set<String>
    /// The member that the call is which needs the value; `nil` where it is none, or several.
    let member: String?
    /// The name that the call gives it.
    let plainName: String
    var name: String
    var isPrefixed: Bool { name != plainName }

    init(_ value: OpenValue, for members: Set<String>, of member: String?, name: String) {
      self.value = value
      self.members = members
      self.member = member
      plainName = name
      self.name = name
    }

    /// Puts before the name what needs the value: the only member that does, or else the call.
    mutating func prefix(beside others: [Entry]) {
      let isOnly = others.count { $0.plainName == plainName && $0.members == members } == 1
      let plain = plainName.withoutBackticks
      name = owner(isOnly: isOnly) + plain.prefix(1).uppercased() + plain.dropFirst()
    }

    private func owner(isOnly: Bool) -> String {
      if let only = members.first, members.count == 1, isOnly || only == member {
        return only.asNamePart
      }
      if case .instance(let key) = value.use.owner, case .function = key.callee { return "shared" }
      return value.request.asker.name.pathParts.first?.nameOfValue ?? "shared"
    }
  }

  init(_ parts: [WiringSolver.Part], in catalog: TypeCatalog) {
    let members = parts.map { $0.request.name.withoutNeedlessBackticks }
    let owners = Dictionary(
      parts.compactMap { part in part.owner.map { ($0, part.request.name) } },
      uniquingKeysWith: { first, _ in first })
    var entries = Self.values(of: parts).map { value, users in
      Entry(
        value, for: users, of: owners[value.use.owner], name: value.request.parameterName(catalog))
    }
    var isSettled = false
    while !isSettled {
      let counts = Dictionary((members + entries.map(\.name)).map { ($0, 1) }, uniquingKeysWith: +)
      let colliding = entries.indices.filter {
        !entries[$0].isPrefixed && counts[entries[$0].name] != 1
      }
      for index in colliding { entries[index].prefix(beside: entries) }
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
      names[entry.value.use] = name
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
      guard case .built(let plan) = part.role else { continue }
      for value in plan.openValues {
        if users[value.use] == nil { order.append(value) }
        users[value.use, default: []].insert(part.request.name)
      }
    }
    return order.map { ($0, users[$0.use] ?? []) }
  }
}

extension WiringSolver.Part {
  /// The owner of the values that are passed for its call.
  fileprivate var owner: OpenValue.Owner? {
    guard case .built(let plan) = role else { return nil }
    if case .instance(let instance) = plan { return .instance(instance.key) }
    return .member(request.name)
  }
}

extension ValueRequest {
  /// The name that a parameter for it gets: that of its type where it has none.
  fileprivate func parameterName(_ catalog: TypeCatalog) -> String {
    guard name == "_" else { return name.withoutNeedlessBackticks }
    return (catalog.text(of: type).nameOfValue ?? "value").withoutNeedlessBackticks
  }
}
