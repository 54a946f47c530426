import DependencyGraph
import SwiftReading
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
    _ solver: WiringSolver, _ initializer: Provider, _ writing: inout ConstructionWriting
  ) {
    let steps = StepWriting(solver, &writing).steps
    let later = Dictionary(
      steps.filter { $0.kind == .memberLater }.map { ($0.name, $0) },
      uniquingKeysWith: { first, _ in first })
    let boxed = Set(
      steps.filter { if case .memberBoxed = $0.kind { true } else { false } }.map(\.name))
    let arguments = solver.parts.map { part in
      let name = part.request.name.withoutNeedlessBackticks
      let plain = name.asIdentifier
      let value =
        later[name].map { ["\(plain) ?? ", $0.value.value] }
        ?? Code.text(boxed.contains(name) ? "\(plain).wrappedValue" : plain)
      return Code.argument(part.request.label?.asLabel, value)
    }
    self.steps = steps
    result = Making(
      marks: writing.marks(of: .call(initializer, [])),
      value: .call(solver.container.symbol.path, arguments))
  }
}
