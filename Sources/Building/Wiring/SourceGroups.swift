import BuildPlans
import DependencyGraph
import SwiftOutline
import SwiftProgram

/// The members that need values which are handed over, in groups of those that share some.
struct SourceGroups {
  /// So many cases an enum may have: those of three members that need values of their own.
  static let limit = 8

  /// Members that share values.
  struct Group {
    /// Their positions, in their order.
    let members: [Int]
    /// The values that they need, in the order of their use.
    let values: [Value]
    /// The cases that a caller may pass: all values first, none last.
    let cases: [Case]
  }

  /// A value that is handed over.
  struct Value {
    /// The name that it has where all are handed over at once.
    let name: String
    /// The name among those of its group.
    let label: String
    let value: OpenValue
  }

  /// The values that some members need, beside the members that need others and are passed.
  struct Case {
    let name: String
    /// The names of the values.
    let values: Set<String>
    /// The members that may be passed too, though all values would still be needed.
    let optional: Set<Int>
    /// The members that have to be passed.
    let passed: Set<Int>
  }

  private(set) var all: [Group] = []
  /// The groups that would take too many cases, by their members' names.
  private(set) var refused: [[String]] = []

  init(of solver: WiringSolver, naming names: OpenNames) {
    let parts = solver.parts
    var needs: [Int: Set<String>] = [:]
    for (index, part) in parts.enumerated() {
      guard case .built(let plan) = part.role else { continue }
      let own = Set(plan.openValues.compactMap { names.names[$0.use] })
      if !own.isEmpty { needs[index] = own }
    }
    for members in Self.sharing(needs) {
      guard let cases = Self.cases(of: members, needs, parts) else {
        refused.append(members.map { parts[$0].request.name.withoutNeedlessBackticks })
        continue
      }
      let labels = OpenNames(members.map { parts[$0] }, in: solver.catalog)
      all.append(
        Group(
          members: members,
          values: labels.parameters.map { label, value in
            Value(name: names.names[value.use] ?? label, label: label, value: value)
          }, cases: cases))
    }
  }

  /// The members in groups of those that share values, each in its order.
  private static func sharing(_ needs: [Int: Set<String>]) -> [[Int]] {
    var groups: [(members: [Int], values: Set<String>)] = []
    for (member, values) in needs.sorted(by: { $0.key < $1.key }) {
      let joined = groups.filter { !$0.values.isDisjoint(with: values) }
      groups.removeAll { !$0.values.isDisjoint(with: values) }
      groups.append(
        (
          joined.flatMap(\.members) + [member],
          joined.reduce(into: values) { $0.formUnion($1.values) }
        ))
    }
    return groups.map { $0.members.sorted() }.sorted { ($0.first ?? 0) < ($1.first ?? 0) }
  }

  /// A case for each set of values that some of the members need; `nil` for too many.
  private static func cases(
    of members: [Int], _ needs: [Int: Set<String>], _ parts: [WiringSolver.Part]
  ) -> [Case]? {
    func need(of members: [Int]) -> Set<String> {
      members.reduce(into: []) { $0.formUnion(needs[$1] ?? []) }
    }
    var unions: [Set<String>] = [[]]
    for member in members {
      for union in unions.map({ $0.union(needs[member] ?? []) }) where !unions.contains(union) {
        unions.append(union)
      }
      guard unions.count <= limit else { return nil }
    }
    let all = need(of: members)
    return unions.map { values in
      let built = members.filter { (needs[$0] ?? []).isSubset(of: values) }
      let name =
        values == all
        ? "build"
        : values.isEmpty
          ? "use" : "build" + joined(built.map { parts[$0].request.name }).capitalizedFirst
      return Case(
        name: name, values: values,
        optional: Set(built.filter { one in need(of: built.filter { $0 != one }) == values }),
        passed: Set(members).subtracting(built))
    }.sorted { ($1.values.count, $0.name) < ($0.values.count, $1.name) }
  }

  /// The names of members as one: `usersAndOrders`.
  static func joined(_ names: [String]) -> String {
    let plain = names.map(\.asNamePart)
    guard let first = plain.first, let last = plain.last, plain.count > 1 else {
      return plain.first ?? ""
    }
    return first + plain.dropFirst().dropLast().map(\.capitalizedFirst).joined() + "And"
      + last.capitalizedFirst
  }
}
