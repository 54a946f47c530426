import Findings
import SwiftOutline
import SwiftProgram

/// The container that a new service is added to.
struct ContainerPick {
  let table: SymbolTable
  let models: [NominalType]

  /// The container of a name, or the only one.
  ///
  /// - Parameter request: The name as the user gives it: `AppDependency`, `Shop::AppDependency`.
  func container(named request: String?) throws(ScaffoldError) -> NominalType {
    guard request != nil || !models.isEmpty else { throw none }
    let found = try request.map { (name) throws(ScaffoldError) in try containers(named: name) }
    let writable = (found ?? models).filter { hindrance(of: $0) == nil }
    if writable.count == 1, let container = writable.first { return container }
    guard writable.isEmpty else { throw several(writable) }
    throw refusal(of: found ?? models)
  }

  private var none: ScaffoldError {
    ScaffoldError(
      "there is no container to add it to", id: .noContainer,
      cure: "name one 'AppDependency', or mark it with '// hasgen: container'")
  }

  private func containers(named request: String) throws(ScaffoldError) -> [NominalType] {
    let parts = request.split(separator: "::", maxSplits: 1).map(String.init)
    let name = (parts.last ?? request).asTypePath
    let module = parts.count == 2 ? parts[0] : nil
    let found = models.filter {
      $0.symbol.path == name && (module == nil || moduleName(of: $0) == module)
    }
    guard found.isEmpty else { return found }
    let types = (table.idsByPath[name] ?? []).filter { id in
      table[id].kind.isNominal && table[id].kind != .protocol
        && !models.contains { $0.id == id }
        && (module == nil || table.modules[table[id].module].name == module)
    }
    if let type = types.first {
      throw ScaffoldError(
        "'\(request)' is no container", id: .unknownContainer,
        at: table.location(of: type),
        cure: "mark it '// hasgen: container', or name it in .hasgen.json")
    }
    guard !models.isEmpty else { throw none }
    let names = models.map(\.symbol.path)
    let near = nearestName(to: name, among: names).flatMap { $0 == name ? nil : $0 }
    let all = Set(models.map(calling)).sorted().map { "'\($0)'" }
    let list =
      (all.count == 1 ? "the container is " : "the containers are ")
      + all.joined(separator: ", ")
    throw ScaffoldError(
      "'\(request)' is no container", id: .unknownContainer,
      cure: near.map { "did you mean '\($0)'?" } ?? list)
  }

  private func several(_ containers: [NominalType]) -> ScaffoldError {
    ScaffoldError(
      "it could be added to \(containers.count) containers", id: .severalContainers,
      cure: "name one: '--container \(calling(containers[0]))'",
      notes: containers.map {
        Diagnostic.Note(
          "'\(calling($0))' is declared here", at: table.location(of: $0.id))
      })
  }

  /// The name by which a container can be asked for: with its module where another one is called
  /// the same.
  private func calling(_ container: NominalType) -> String {
    let isAlone = models.count { $0.symbol.path == container.symbol.path } == 1
    return isAlone
      ? container.symbol.path : "\(moduleName(of: container))::\(container.symbol.path)"
  }

  private func moduleName(of container: NominalType) -> String {
    table.modules[container.symbol.module].name
  }

  // MARK: What takes no property

  /// The reason why a property cannot be added to a container, with the cure; `nil` if it can.
  private func hindrance(of container: NominalType) -> (reason: String, cure: String)? {
    if container.kind == .enum {
      return (
        "an enum stores no properties",
        "make it a struct, or name another container with '--container'"
      )
    }
    if table.modules[container.symbol.module].settings.isReadOnly {
      return (
        "its package has a .hasgen.json of its own, so this run only reads it",
        "run 'hasgen new' in that package"
      )
    }
    if let name = container.synthesizedProtocol {
      return (
        "the compiler makes it conform to '\(name)' by what it stores, and a service is not "
          + "'\(name)'",
        "write out what '\(name)' asks for, or name another container with '--container'"
      )
    }
    if container.access <= .fileprivate {
      return (
        "it is \(container.access.rawValue), so no other file can make it conform to a protocol",
        "make it internal"
      )
    }
    return nil
  }

  private func refusal(of containers: [NominalType]) -> ScaffoldError {
    ScaffoldError(
      containers.compactMap { container in
        hindrance(of: container).map { reason, cure in
          Diagnostic(
            severity: .error, id: .noRoomForProperty,
            message: "'\(container.symbol.path)' cannot take a property: \(reason)",
            location: table.location(of: container.id),
            notes: [Diagnostic.Note(cure)])
        }
      })
  }
}

extension NominalType {
  /// A protocol that the compiler meets for a type as long as all that it stores conforms to it;
  /// `nil` for none.
  fileprivate var synthesizedProtocol: String? {
    let written = [
      "Equatable": "==", "Hashable": "hash", "Encodable": "encode", "Decodable": "init",
    ]
    return written.sorted { $0.key < $1.key }.first { name, member in
      let isCoded = name.hasSuffix("codable")
      return
        (conformedExternals.contains(name) || isCoded && conformedExternals.contains("Codable"))
        && (kind == .struct || isCoded && kind == .class) && members(named: member).isEmpty
        && !(isCoded && !members(named: "CodingKeys").isEmpty)
    }?.key
  }
}
