import BuildPlans
import DependencyGraph
import SwiftReading
import SwiftProgram

/// The choices as `hasgen wiring` shows them.
extension WiringSolver {
  /// The members that are `nil` unless they are handed over.
  var optionals: [String] {
    parts.compactMap { part in
      if case .optional = part.role { part.request.name.withoutNeedlessBackticks } else { nil }
    }
  }

  /// The choices for a call's arguments, and the candidates that were passed over.
  ///
  /// - Parameters:
  ///   - names: The variables of instances that are shared.
  ///   - openNames: The parameters of `live` for what is handed over.
  func choices(
    for member: ValueRequest?, _ plan: BuildPlan, naming names: [Instance.Key: String],
    _ openNames: [OpenValue.Use: String]
  ) -> Wiring.Choices {
    var choices = ChoiceList(members: members, names: names, openNames: openNames)
    choices.add(plan)
    return Wiring.Choices(
      arguments: choices.arguments, over: choices.over,
      besideParents: member.map { parentsInstances(of: $0, plan) } ?? [])
  }

  /// The members of parents that are of the type of a member: other instances of the same.
  private func parentsInstances(of member: ValueRequest, _ plan: BuildPlan) -> [String] {
    members.filter {
      $0.isOfParent && $0.type == member.type && catalog.isService(member.type)
    }.map(\.expression)
  }
}
