import DependencyGraph
import SwiftProgram

extension Made {
  /// The choices that a factory was written by.
  ///
  /// - Parameter written: What wrote it, with the names of what the parts of the product share.
  init(_ factory: FactoryRequirement, _ plan: BuildPlan, _ written: ConstructionWriting) {
    var writing = written
    for shared in written.sharedInBodies { writing.instances[shared.instance.key] = shared.name }
    func part(_ name: String, _ plan: BuildPlan) -> Part {
      Part(
        name: name, builder: plan.name,
        location: plan.provider?.location ?? factory.asker.location,
        uses: writing.uses(of: plan), choices: Wiring.Choices(of: plan, writing))
    }
    shared = written.sharedInBodies.map { part($0.name, $0.instance.value) }
    product = part(factory.asker.name, plan)
  }
}
