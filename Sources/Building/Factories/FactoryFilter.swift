import BuildPlans
import DependencyGraph
import Roles
import SwiftReading
import SwiftProgram

/// Tells at a glance what a container cannot make: where each initializer takes a composition with
/// a protocol that the container lacks.
///
/// Most scopes can make little of what others make, and to look for all of it in each of them
/// takes as long as both numbers multiplied. Where it tells nothing, nothing is said.
struct FactoryFilter {
  private let finder: EnvironmentFinder
  /// The protocols that the container is assumed to meet.
  private let assumed: Set<SymbolID>
  private let memberTypes: Set<TypeSyntax>
  /// The Has-protocols that the container has, under whatever condition.
  private let had: Set<SymbolID>

  init(_ finder: EnvironmentFinder, assuming assumed: Set<SymbolID>) {
    self.finder = finder
    self.assumed = assumed
    memberTypes = Set(finder.members.map(\.type))
    had = Set(
      finder.supply.candidates.filter {
        !finder.supply.condition(of: $0, in: finder.container).isNever
      })
  }

  /// Whether a container surely cannot make what a protocol asks for.
  func cannotMeet(_ factory: FactoryRequirement, of id: SymbolID) -> Bool {
    let catalog = finder.catalog
    let container = finder.container
    let context = container.condition.and(catalog.table[id].condition)
    // What is written by hand may make it in ways of its own.
    guard !context.isNever, finder.staticMakers.isEmpty,
      case .name(let name) = factory.request.type, let made = catalog.id(of: factory.request.type),
      catalog.table[made].kind != .protocol, catalog.containers[made] == nil
    else { return false }
    let candidates = ProviderFinder(catalog: catalog, container: container, context: context)
      .initializers(of: made, name.components.flatMap(\.arguments))
    return !candidates.isEmpty
      && candidates.allSatisfy { provider in
        provider.obstacle != nil
          || provider.parameters.contains { cannotMeet($0, besides: factory.arguments) }
      }
      && !finder.supply.isByHand(factory.requirement, of: id, above: container)
  }

  private func cannotMeet(_ parameter: ValueRequest, besides arguments: [ValueRequest]) -> Bool {
    guard !parameter.hasDefault, !parameter.isOverride, parameter.makers.isEmpty,
      parameter.type.unwrapped == nil, !memberTypes.contains(parameter.type),
      !arguments.contains(where: {
        $0.type == parameter.type || .optional($0.type) == parameter.type
      })
    else { return false }
    return finder.catalog.parts(of: parameter.type).contains { part in
      finder.catalog.id(of: part).map(lacks) ?? false
    }
  }

  private func lacks(_ id: SymbolID) -> Bool {
    if let parts = finder.supply.umbrellas[id], finder.container.conformed[id] == nil {
      return parts.contains(where: lacks)
    }
    return !had.contains(id) && !assumed.contains(id) && !finder.container.superclasses.contains(id)
      && finder.catalog.table.isOfComposition(id, by: finder.rules)
  }
}
