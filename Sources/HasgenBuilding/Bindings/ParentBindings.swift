import HasgenGraph
import HasgenProgram
import HasgenReading

/// The members of a container's parents, and of the parents of these, whether or not a protocol
/// requires them.
struct ParentBindings {
  /// The members, for example `app.store`, the nearest first.
  private(set) var bindings: [Binding] = []
  /// The containers that declare the members, the nearest first.
  private(set) var containers: [NominalType] = []
  private let container: NominalType
  private let supply: SupplyTable

  /// - Parameter parameters: The members that are passed to `live`, before the container exists;
  ///   `nil` if the container exists.
  init(of container: NominalType, handed parameters: Set<String>?, supply: SupplyTable) {
    self.container = container
    self.supply = supply
    var waiting = [(child: container, path: "", parameters, blocked: String?.none)]
    while !waiting.isEmpty {
      let (child, path, parameters, outer) = waiting.removeFirst()
      for parent in supply.parents(of: child) where parent.condition.isAlways {
        guard let id = parent.container, let model = supply.container(id), id != container.id,
          !containers.contains(where: { $0.id == id })
        else { continue }
        let blocked =
          outer ?? clause(blocking: parent, of: child, at: path, handed: parameters)
        let inner = "\(path)\(parent.name.asIdentifier)."
        let excepted = supply.excepted(by: parent)
        containers.append(model)
        for member in model.ownMembers
        where !member.declaration.isNotForwarded && !excepted.contains(member.declaration.baseName)
        {
          guard
            var binding = model.binding(
              of: member, through: inner, from: container.module, in: supply.symbols)
          else { continue }
          binding.blocked = blocked ?? binding.blocked
          bindings.append(binding)
        }
        waiting.append((model, inner, nil, blocked))
      }
    }
  }

  /// The reason why no member of a parent can be read, as a clause; `nil` if they can be read.
  private func clause(
    blocking parent: Parent, of child: NominalType, at path: String, handed parameters: Set<String>?
  ) -> String? {
    if parent.isOptional { return "and '\(path + parent.name)' may be nil" }
    if parent.reference != nil { return Binding.behindReference }
    if let parameters { return parameters.contains(parent.name) ? nil : Binding.tooEarly }
    let property = child.binding(
      of: parent.property, from: container.module, in: supply.symbols)
    return property?.blocked.map { _ in "and '\(path + parent.name)' cannot be read here" }
  }
}

extension SupplyTable {
  /// The properties that a directive of a child excludes from forwarding.
  fileprivate func excepted(by parent: Parent) -> Set<String> {
    let ids = protocols.filter { parent.isExcepted(symbols[$0].name) }
    return Set(
      ids.flatMap { symbols.requirements(of: $0, seenFrom: symbols[$0].module).requirements }
        .map(\.declaration.baseName))
  }
}
