import DependencyGraph
import Deriving

extension Reference {
  /// What the template `Reference` is rendered with; `Templates` describes it.
  ///
  /// - Parameters:
  ///   - isolation: What stands before extensions and the class.
  ///   - overriding: The functions that give the container with other members.
  func templateValue(
    of container: String, _ isolation: String, overriding: [Overriding]
  ) -> MustacheValue {
    let name = "\(container).Reference"
    let start = "fileprivate init(_ \(holder): \(container)) { self.\(holder) = \(holder) }"
    let depth = condition == nil ? 4 : 6
    return .object([
      "container": .string(name),
      "name": .string(container),
      "condition": .string(condition ?? ""),
      "availability": .list(
        availability.map { AttributeText($0).templateValue(under: condition) }),
      "access": .string(access.isEmpty ? "" : "\(access) "),
      "globalActor": .string(globalActor.map { "@\($0) " } ?? ""),
      "isSendable": .bool(isSendable),
      "storage": .string(isMutable ? "var" : "let"),
      "holder": .string(holder),
      "isInitializerLong": .bool(start.count + depth > LineLength.limit),
      "groups": .list(members.groups(indentedBy: depth, areApartFromStart: true)),
      "overriding": .list(overriding.map { $0.templateValue(of: name, behind: holder) }),
      "extensions": .list(conformances.groups(of: name, isolation)),
    ])
  }
}

extension [ForwardedMember] {
  /// The `groups` of the template `ForwardedMembers`: neighbours under one condition.
  func groups(
    indentedBy depth: Int, areApartFromStart: Bool
  ) -> [MustacheValue] {
    runs { $0.condition == $1.condition }.enumerated().map { index, run in
      let condition = run.first?.condition
      let columns = LineLength.limit - depth - (condition == nil ? 0 : 2)
      let layouts = run.map { $0.layout(within: columns) }
      return .object([
        "condition": .string(condition ?? ""),
        "isApart": .bool(index > 0 || areApartFromStart),
        "members": .list(
          run.indices.map { place in
            let isAfterLine =
              place > 0 && !layouts[place - 1].line.isEmpty && !layouts[place].line.isEmpty
            return run[place].templateValue(
              layouts[place], isApart: place > 0 && !isAfterLine, within: columns)
          }),
      ])
    }
  }
}

extension ForwardedMember {
  fileprivate func templateValue(
    _ layout: MemberLayout, isApart: Bool, within columns: Int
  ) -> MustacheValue {
    .object([
      "isApart": .bool(isApart),
      "availability": .list(availability.map { AttributeText($0).templateValue(within: columns) }),
      "line": .string(layout.line),
      "head": .list(layout.head.map(MustacheValue.string)),
      "body": .list(layout.body.map(MustacheValue.string)),
    ])
  }
}
