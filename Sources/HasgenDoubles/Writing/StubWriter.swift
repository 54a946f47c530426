import HasgenProgram
import HasgenWriting

/// Writes the declarations of a stub.
struct StubWriter {
  let stub: Stub

  /// The stub in the extension of its consumer, or at file level, and its conformances to protocols
  /// of a global actor.
  var declarations: [DeclarationCode] {
    // The protocol may have a new name, but the stub has not.
    let attributes = stub.availability.map { $0.replacing(#/, renamed: "[^"]*"/#, with: "") }
    let path: String
    let placed: DeclarationCode
    if let owner = stub.owner {
      path = "\(owner).\(stub.name)"
      placed = DeclarationCode(
        attributes: attributes, condition: stub.condition, TypeHead(["extension"], owner), [type()])
    } else {
      path = stub.name
      placed = type(attributes, condition: stub.condition)
    }
    let conformances = stub.isolatedProtocols.map {
      DeclarationCode(
        attributes: attributes, condition: stub.condition,
        TypeHead([isolation, "extension"], path, protocols: [$0]), [])
    }
    return [placed] + conformances
  }

  private func type(_ attributes: [String] = [], condition: String? = nil) -> DeclarationCode {
    let sharing: [String] =
      switch stub.sharing {
      case .checked where stub.kind != .actor: [stub.standard("Sendable")]
      case .unchecked: ["@unchecked \(stub.standard("Sendable"))"]
      case .none, .checked: []
      }
    let kept = [stub.aliases.map { "typealias \($0)" }, storage].filter { !$0.isEmpty }
    return DeclarationCode(
      documentation: [documentation], attributes: attributes, condition: condition,
      TypeHead(
        [isolation, stub.kind.rawValue], "\(stub.name)\(stub.genericClause)",
        protocols: stub.protocols + sharing, whereClause: stub.whereClause),
      kept.map { DeclarationCode(.lines($0)) } + [DeclarationCode(initializer)] + record
        + stub.members.filter { !$0.isStoredProperty }.map(declaration))
  }

  private var documentation: Code {
    if stub.isService {
      let end = stub.recordsCalls ? ", and records its calls." : "."
      return "Stands in for `\(stub.subject)`: does what a test supplies\(end)"
    }
    return "The dependencies of `\(stub.subject)` in \(stub.isForPreviews ? "previews" : "a test")."
  }

  /// The word before the type and its extensions.
  private var isolation: String { stub.isNonisolated ? "nonisolated" : "" }

  // MARK: Supplied values

  /// Returns the name of the property with the supplied value or closure: the member itself if it
  /// is a stored property.
  func stored(_ member: StubMember) -> String {
    member.isStoredProperty ? member.name : stub.storageName(of: member.argumentName)
  }

  /// Returns the name of the property that keeps the closure for the setter of a subscript.
  func storedSetter(of member: StubMember) -> String {
    stub.storageName(of: member.setterArgumentName)
  }

  private var storage: [Code] {
    var all: [Code] = []
    for member in stub.members {
      all.append(storage(of: member))
      guard let setter = setterType(of: member) else { continue }
      all.append("private let \(storedSetter(of: member)): (\(setter))?")
    }
    return all
  }

  /// The property that keeps the value or closure for a member.
  private func storage(of member: StubMember) -> Code {
    let isVariable = member.suppliesValue && member.isSettable
    let isLocked = isVariable && stub.hasLocks
    let access = member.isStoredProperty ? "" : "private"
    let keyword = isVariable && !isLocked ? "var" : "let"
    let type = suppliedType(of: member)
    return .broken(
      .words([access, keyword, "\(stored(member)):"]),
      isLocked ? ["LockedState<", type, ">"] : type)
  }

  private var initializer: Code {
    var parameters: [Code] = []
    var values: [Code] = []
    for member in stub.members {
      parameters.append(parameter(for: member))
      values.append(assignment(of: member))
      guard let setter = setterType(of: member) else { continue }
      let name = member.setterArgumentName
      parameters.append("\(name): (\(setter))? = nil")
      values.append(.broken("\(storedSetter(of: member)) =", .text(name)))
    }
    let actor = stub.initializerIsolation.map { "@\($0) " } ?? ""
    if parameters.isEmpty { return .text("\(actor)init() {}") }
    return .block(.list(.text("\(actor)init("), parameters, closing: ") {"), values)
  }

  /// The statement that keeps the value or closure for a member.
  private func assignment(of member: StubMember) -> Code {
    let name = stored(member)
    if stub.hasLocks, member.suppliesValue {
      return .list("\(name) = LockedState(", [.text(member.identifier)], ending: .behindTheLast)
    }
    let base = member.isStoredProperty ? "self." : ""
    let end = fillsInDefault(member) ? " ?? \(member.defaultValue)" : ""
    return .broken("\(base)\(name) =", .text(member.identifier + end))
  }

  /// The type of the value or closure that a test supplies, as it is kept.
  private func suppliedType(of member: StubMember) -> Code {
    if member.suppliesValue {
      return .text(member.isOptional ? member.optionalType : member.valueType)
    }
    let type = closureType(of: member)
    return member.isOptional ? .list("(", [type], closing: ")?") : type
  }

  private func parameter(for member: StubMember) -> Code {
    let value = member.defaultValue.isEmpty ? "" : " = \(member.defaultValue)"
    let name = member.argumentLabel
    switch (member.suppliesValue, member.isOptional || fillsInDefault(member)) {
    case (true, true): return "\(name): \(member.optionalType) = nil"
    case (true, false) where member.isFunction:
      return .broken("\(name):", .text(member.valueType.asEscaping + value))
    case (true, false): return "\(name): \(member.valueType)\(value)"
    case (false, true): return ["\(name): ", suppliedType(of: member), " = nil"]
    case (false, false):
      return .broken("\(name):", [closureType(of: member, ["@escaping"]), .text(value)])
    }
  }

  /// True if the default value of a member is evaluated in the initializer, because default
  /// arguments are not isolated in Swift 5.
  private func fillsInDefault(_ member: StubMember) -> Bool {
    stub.initializerIsolation != nil && member.suppliesValue && !member.defaultValue.isEmpty
  }

  /// The type of the closure for a member: `@MainActor (Day) async -> DayScreen`.
  private func closureType(of member: StubMember, _ words: [String] = []) -> Code {
    let end = [member.effects, "-> \(member.closureResult)"].filter { !$0.isEmpty }
    let types = member.parameters.map { Code.text($0.closureType) }
    return .list(
      .words(words + attributes(of: member) + ["("]), types,
      closing: ") \(end.joined(separator: " "))")
  }

  /// The type of the closure that sets a subscript; `nil` for other members.
  private func setterType(of member: StubMember) -> String? {
    guard member.isSubscript, member.isSettable else { return nil }
    let types = member.parameters.map(\.closureType) + [member.closureResult]
    return (attributes(of: member) + ["(\(types.joined(separator: ", "))) -> Void"])
      .joined(separator: " ")
  }

  private func attributes(of member: StubMember) -> [String] {
    (member.isolation.map { ["@\($0)"] } ?? []) + (stub.sharing == .none ? [] : ["@Sendable"])
  }
}
