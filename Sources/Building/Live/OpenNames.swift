import Roles
import SwiftReading
import SwiftProgram

/// The names of the parameters for values that initializers need and nothing can build: the names
/// that the initializers use, with the member's name as a prefix if two would collide.
struct OpenNames {
  /// The names, by the use of the value.
  private(set) var names: [OpenValue.Use: String] = [:]
  /// All names in a function `live`, those of the members included.
  private(set) var all: Set<String>

  /// - Parameter members: The names of all members.
  init(_ built: [WiringSolver.Built], beside members: [String], in catalog: TypeCatalog) {
    var values: [OpenValue] = []
    var users: [OpenValue.Use: Set<String>] = [:]
    for (request, plan) in built {
      for value in plan.openValues {
        if users[value.use] == nil { values.append(value) }
        users[value.use, default: []].insert(request.name)
      }
    }
    let plain = values.map { $0.request.parameterName(catalog) }
    var found = plain
    var prefixed: Set<Int> = []
    var colliding: [Int] = []
    repeat {
      let counts = Dictionary((members + found).map { ($0, 1) }, uniquingKeysWith: +)
      colliding = values.indices.filter { !prefixed.contains($0) && counts[found[$0]] != 1 }
      for index in colliding {
        let using = users[values[index].use] ?? []
        let isOnly =
          values.indices.count {
            plain[$0] == plain[index] && users[values[$0].use] == using
          } == 1
        found[index] =
          values[index].owner(of: isOnly || values[index].use.members == using ? using : [])
          + plain[index].withoutBackticks.capitalizedFirst
      }
      prefixed.formUnion(colliding)
    } while !colliding.isEmpty
    all = Set(members)
    for (value, name) in zip(values, found) {
      let own = name.free(all.contains)
      all.insert(own)
      names[value.use] = own
    }
  }
}

extension OpenValue {
  /// The prefix of the name of a value: the only member that needs it, or else the type of the
  /// call.
  fileprivate func owner(of members: Set<String>) -> String {
    if let only = members.first, members.count == 1 { return only.asNamePart }
    if case .function = use.call { return "shared" }
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
