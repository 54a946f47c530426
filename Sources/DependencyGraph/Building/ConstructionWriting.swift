import SwiftOutline

/// Writes a solution down as it has to stand in the file beside a container.
struct ConstructionWriting {
  let catalog: TypeCatalog
  let container: ContainerModel
  /// The global actor of the place where it is built.
  let isolation: String?
  /// The names of the runtime arguments.
  var arguments: [String]
  /// Writes types and names; what it needs to import is there afterwards.
  private(set) var spelling: TypeSpelling

  init(
    catalog: TypeCatalog, container: ContainerModel, isolation: String?, arguments: [String],
    spelling: TypeSpelling
  ) {
    self.catalog = catalog
    self.container = container
    self.isolation = isolation
    self.arguments = arguments
    self.spelling = spelling
  }

  /// The value with what stands before it.
  mutating func making(_ solution: Solution) -> Making {
    Making(marks: marks(of: solution), value: construction(of: solution))
  }

  /// What stands before a value: `try await `.
  func marks(of solution: Solution) -> String {
    let isAwaited = solution.isAsync || solution.immediateParts.contains(where: crosses)
    return (solution.isThrowing ? "try " : "") + (isAwaited ? "await " : "")
  }

  /// Whether it is isolated otherwise than the place where it is built.
  private func crosses(_ part: Solution) -> Bool {
    part.isolation.map { $0 != isolation } ?? false
  }

  mutating func construction(of solution: Solution) -> Construction {
    switch solution {
    case .argument(let index):
      return .name(arguments[index])
    case .container:
      return .name("self")
    case .member(let member):
      let isHidden = arguments.contains(member.expression)
      return .name(isHidden ? "self.\(member.expression)" : member.expression)
    case .call(let candidate, let values):
      spelling.use(Array(candidate.modules))
      let written = values.map {
        Construction.Argument(label: $0.label?.asLabel, value: construction(of: $0.value))
      }
      return .call(callee(of: candidate), written)
    case .closure(let names, let inner):
      let outer = arguments
      arguments += names
      let making = making(inner)
      arguments = outer
      let captures = container.isClassBound ? "[self] " : ""
      return .closure(
        Construction.Closure(captures: captures, parameters: names, making: making))
    case .narrow(let narrow):
      return .name(narrow.owner)
    case .open(let value):
      return .name(value.wanted.name)
    }
  }

  private mutating func callee(of candidate: Candidate) -> String {
    switch candidate.callee {
    case .function(let name): return name
    case .type(let id, let arguments):
      let name = spelling.name(of: id)
      guard !arguments.isEmpty else { return name }
      return "\(name)<\(arguments.map { text(of: $0) }.joined(separator: ", "))>"
    }
  }

  private mutating func text(of type: TypeSyntax) -> String {
    var spelling = spelling
    let text = catalog.renamed(type) { spelling.name(of: $0) }.description
    self.spelling = spelling
    return text
  }
}

extension Solution {
  /// The global actor that it is isolated to, its parts left out.
  var isolation: String? {
    switch self {
    case .call(let candidate, _): candidate.isolation
    case .member(let member): member.isolation
    default: nil
    }
  }
}
