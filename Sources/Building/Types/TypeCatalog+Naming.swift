import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

extension TypeCatalog {
  /// The refusal of a value whose type cannot be written in the file beside a container.
  package func refusal(toName request: ValueRequest, beside container: NominalType)
    -> Refusal?
  {
    var spelling = TypeSpelling(table: table, container: container, protocols: [])
    _ = spelling.text(of: request.written, in: request.scope)
    return spelling.unnameable.map { refusal(of: $0, request.asker, container) }
  }

  /// The refusal of a method with types that cannot be written in the file beside a container.
  package func refusal(toName factory: FactoryRequirement, beside container: NominalType)
    -> Refusal?
  {
    var spelling = TypeSpelling(
      table: table, container: container, protocols: [factory.requirement.owner])
    _ = SpelledSignature(
      WitnessSource(factory.requirement), for: factory.requirement, &spelling)
    return spelling.unnameable.map { refusal(of: $0, factory.asker, container) }
  }

  private func refusal(
    of type: UnnameableType, _ asker: Asker, _ container: NominalType
  ) -> Refusal {
    let path = container.symbol.path
    let sentence =
      switch type.cause {
      case .isNotImported(let module):
        "the generated file cannot see '\(type.name)', since the module of '\(path)' does not import "
          + "'\(module)': let it depend on '\(module)', and import that in the file of '\(path)'"
      case .isInvisible: "the generated file cannot see '\(type.name)'"
      case .isHidden, .isBehindModule:
        "'\(type.name)' is the name of something else in the generated file"
      }
    return Refusal(.other, sentence, at: asker.location)
  }
}
