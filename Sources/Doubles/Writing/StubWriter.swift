import DependencyGraph
import SwiftWriting

/// The declarations of a stub.
struct StubWriter {
  let stub: Stub
  let usesHasKit: Bool

  /// The stub, or the extension of a consumer that it stands in; and its conformances to protocols
  /// of a global actor.
  var declarations: [DeclarationCode] {
    let attributes = stub.availability.map { AttributeCode($0).renamingNothing }
    let path = stub.owner.map { "\($0).\(stub.name)" } ?? stub.name
    let placed =
      stub.owner.map { owner in
        DeclarationCode(
          attributes: attributes, condition: stub.condition, TypeHead(["extension"], owner),
          [type()])
      } ?? type(attributes, condition: stub.condition)
    return [placed]
      + stub.isolatedProtocols.map {
        DeclarationCode(
          attributes: attributes, condition: stub.condition,
          TypeHead([isolation, "extension"], path, protocols: [$0]), [])
      }
  }

  private func type(_ attributes: [AttributeCode] = [], condition: String? = nil) -> DeclarationCode
  {
    let sharing: [String] =
      switch stub.sharing {
      case .checked where stub.kind != .actor: [stub.standard("Sendable")]
      case .unchecked: ["@unchecked \(stub.standard("Sendable"))"]
      case .none, .checked: []
      }
    let keyword = stub.kind == .class ? "final class" : stub.kind.rawValue
    let supplied = [aliases, storage].filter { !$0.isEmpty }.map { DeclarationCode(.lines($0)) }
    return DeclarationCode(
      documentation: [documentation], attributes: attributes, condition: condition,
      TypeHead(
        [isolation, keyword], "\(stub.name)\(stub.genericClause)",
        protocols: stub.protocols + sharing, whereClause: stub.whereClause),
      supplied + [DeclarationCode(initializer)] + record
        + stub.ownMembers.map { DeclarationCode(code(of: $0)) } + statics + equality + failure)
  }

  private var documentation: Code {
    switch stub.subject {
    case .dependencies(let consumer, isStrict: true):
      "Has all that `\(consumer)` needs, as a test supplies it."
    case .dependencies(let consumer, isStrict: false):
      "Has what `\(consumer)` needs, as far as a test supplies it: using more stops the test."
    case .service(let name) where stub.recordsCalls:
      "Stands in for `\(name)`: does what a test supplies, and keeps a record of its calls."
    case .service(let name):
      "Stands in for `\(name)`: does what a test supplies."
    }
  }

  /// The word before the type and its extensions.
  private var isolation: String { stub.isNonisolated ? "nonisolated" : "" }

  private var aliases: [Code] { stub.aliases.map { "typealias \($0)" } }

  /// The functions that tell the stub from others.
  private var equality: [DeclarationCode] {
    if stub.equality == .none { return [] }
    func comparing(_ sign: String, _ body: String) -> DeclarationCode {
      DeclarationCode(
        .list(
          "static func \(sign) (", ["left: \(stub.name)", "right: \(stub.name)"],
          ") -> \(stub.standard("Bool")) { \(body) }"))
    }
    return [comparing("==", "left === right")]
      + (stub.equality == .hashable ? [hashing] : [])
      + (stub.isOrdered ? [comparing("<", "left.isLess(than: right)")] : [])
  }

  private var hashing: DeclarationCode {
    let isolation = stub.kind == .actor ? "nonisolated " : ""
    return DeclarationCode(
      .inlineBlock(
        "\(isolation)func hash(into hasher: inout \(stub.standard("Hasher"))) {",
        ["hasher.combine(\(stub.standard("ObjectIdentifier"))(self))"]))
  }

  // MARK: What a test supplies

  private var storage: [Code] {
    stub.ownMembers.flatMap { member -> [Code] in
      let isVariable = member.isSettable && member.supply == .value
      let constant = member.isForgotten ? "nonisolated let" : "let"
      let keyword = isVariable && !stub.hasLocks ? "var" : constant
      let type = member.supplied.code(isOptional: isLenient)
      let own = Code.broken(
        "private \(keyword) \(stored(member.key)):",
        isVariable && stub.hasLocks ? ["LockedState<", type, ">"] : type)
      guard let type = member.setterType, let key = member.setterKey else { return [own] }
      return [own, "private let \(stored(key)): \(setter(member, type))"]
    } + (isLenient ? ["private let _\(placeName): \(stub.standard("String"))"] : [])
  }

  /// The name of what keeps what is supplied under a name.
  func stored(_ key: String) -> String { stub.storageName(of: key) }

  private func setter(_ member: StubMember, _ type: String) -> String {
    let whole = (member.supplied.attributes + [type]).joined(separator: " ")
    return isLenient ? "(\(whole))?" : whole
  }

  /// `true` if a test may leave members out.
  var isLenient: Bool {
    if case .dependencies(_, isStrict: true) = stub.subject { return false }
    return true
  }

  private var initializer: Code {
    let parameters = stub.ownMembers.flatMap { member -> [Code] in
      let own = member.supplied.parameter(member.key, isOptional: isLenient)
      guard let type = member.setterType, let key = member.setterKey else { return [own] }
      let escaping = isLenient ? "" : "@escaping "
      return [own, "\(key): \(escaping)\(setter(member, type))\(isLenient ? " = nil" : "")"]
    }
    let values = stub.ownMembers.flatMap { member in
      let isLocked = member.isSettable && member.supply == .value && stub.hasLocks
      return [keeping(member.identifier, as: stored(member.key), isLocked: isLocked)]
        + (member.setterKey.map { [keeping($0, as: stored($0))] } ?? [])
    }
    let all = parameters + (isLenient ? place.parameters : [])
    if all.isEmpty { return "init() {}" }
    return .block(
      .list("init(", all, ") {"), values + (isLenient ? ["_\(placeName) = \(place.text)"] : []))
  }

  /// The statement that keeps a value that the initializer was given.
  private func keeping(_ value: String, as name: String, isLocked: Bool = false) -> Code {
    isLocked
      ? .list("\(name) = LockedState(", [.text(value)], ending: .behindTheLast)
      : .broken("\(name) =", .text(value))
  }

  /// The name of the variable that tells where the stub was made, but for its underscore.
  var placeName: String { stub.ownName("place") }

  /// The name of what stops a test.
  var stopName: String { "_\(stub.ownName("unprovided"))" }

  /// The place where the stub was made, by parameters that nobody gives.
  var place: (parameters: [Code], text: String) {
    let names = ["function", "fileID", "line"].map(stub.ownName)
    let text = stub.standard("String")
    return (
      [
        "\(names[0]): \(text) = #function", "\(names[1]): \(text) = #fileID",
        "\(names[2]): \(stub.standard("Int")) = #line",
      ], #""\(\#(names[1])):\(\#(names[2])), \(\#(names[0]))""#
    )
  }
}
