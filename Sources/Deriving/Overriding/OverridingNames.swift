import DependencyGraph
import SwiftReading
import SwiftProgram

/// The names in the function that copies a container: none of them hides what another means.
struct OverridingNames {
  /// The variable that holds the copy.
  let copy: String
  /// The parameter of the generated initializer that is copied.
  let original: String
  /// The parameter for a member that is called as the container calls itself.
  private let itself: String

  /// - Parameter members: The names of the members.
  init(besides members: [String]) {
    func free(_ name: String) -> String { members.contains(name) ? free("_\(name)") : name }
    copy = free("copy")
    original = free("original")
    itself = free("_self")
  }

  private static let selfName = "`self`"

  /// The parameter that replaces a member.
  func parameter(for member: String, type: String) -> Overriding.Parameter {
    let label = member.asIdentifier
    return Overriding.Parameter(
      label: label, name: label == Self.selfName ? itself : label, type: type)
  }

  /// The value that the copy gets for a member.
  func value(
    _ value: CopyMaking.Value, among parameters: [Overriding.Parameter]
  ) -> Overriding.Value {
    let name = value.member.name
    let label = name.asIdentifier
    return Overriding.Value(
      label: value.label?.asLabel, property: name,
      parameter: parameters.first { $0.label == label }?.name)
  }
}

extension CopyMaking {
  /// The properties and the initializer that the function uses.
  var members: [Member] {
    let readers = values.compactMap(\.member.reader)
    guard case .initializer(let initializer, _) = way else { return readers }
    return readers + [initializer]
  }

  /// The way in which the copy is made, as the generated file has to write it.
  func written(
    with names: OverridingNames, for parameters: [Overriding.Parameter]
  ) -> Overriding.Making {
    switch way {
    case .copy:
      .copy
    case .memberwise(let values), .initializer(_, let values):
      .call(values.map { names.value($0, among: parameters) })
    case .assignment(let values):
      .assignment(values.map { names.value($0, among: parameters) }, original: names.original)
    }
  }
}
