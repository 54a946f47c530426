import BuildPlans
import DependencyGraph
import SwiftOutline
import SwiftProgram
import SwiftWriting

/// The body of a function that builds a container: its members one by one, and the container of
/// them.
struct WiringBody {
  let steps: [Wiring.Step]
  let result: Making

  /// The words before the calls: `try await `.
  var marks: [String] { steps.map(\.value.marks) + [result.marks] }

  init(
    _ solver: WiringSolver, _ initializer: Provider, passing passed: PassedMembers,
    _ writing: inout ConstructionWriting
  ) {
    let steps = StepWriting(solver, passing: passed, &writing).steps
    let later = Dictionary(
      steps.filter { $0.kind == .memberLater }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    let boxed = Set(
      steps.filter { if case .memberBoxed = $0.kind { true } else { false } }.map(\.name))
    let arguments = solver.parts.map { part in
      let name = part.request.name.withoutNeedlessBackticks
      let plain = name.asIdentifier
      let value =
        later[name].map { ["\($0.givenVariable) ?? ", $0.value.value] }
        ?? Code.text(boxed.contains(name) ? "\(plain).wrappedValue" : plain)
      return Code.argument(part.request.label?.asLabel, value)
    }
    self.steps = steps
    result = Making(
      marks: writing.marks(of: .call(initializer, [])),
      value: .call(solver.container.symbol.path, arguments))
  }
}

/// The members that are not passed by a parameter of their name.
struct PassedMembers {
  /// The variables that have what is passed, by the members' names.
  var variables: [String: String] = [:]
  /// The enums that single members are taken out of, by the members' positions.
  var sources: [Int: Wiring.Source] = [:]
  /// The values that are `nil` where nobody needs them.
  var optionalValues: Set<String> = []

  /// Whether a value may be missing that something is built from.
  func mayLackValues(of plan: BuildPlan, _ names: [OpenValue.Use: String]) -> Bool {
    guard !optionalValues.isEmpty else { return false }
    return plan.openValues.contains { optionalValues.contains(names[$0.use] ?? "") }
  }
}
