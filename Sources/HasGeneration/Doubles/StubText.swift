import DependencyGraph
import Doubles

/// A stub as text.
struct StubText {
  let stub: Stub
  let usesHasKit: Bool
  /// The columns that a line of it may take.
  let columns: Int

  init(_ stub: Stub, usesHasKit: Bool) {
    self.stub = stub
    self.usesHasKit = usesHasKit
    columns = LineLength.limit - (stub.owner == nil ? 0 : 2) - (stub.condition == nil ? 0 : 2)
  }

  /// What the template `Stub` is rendered with; `Templates` describes it.
  var templateValue: MustacheValue {
    .object([
      "owner": .string(stub.owner ?? ""),
      "path": .string(stub.owner.map { "\($0).\(stub.name)" } ?? stub.name),
      "condition": .string(stub.condition ?? ""),
      "availability": .list(
        stub.availability.map {
          AttributeText($0).renamingNothing.templateValue(under: stub.condition)
        }),
      "documentation": .list(documentation.map(MustacheValue.string)),
      "head": Self.lines(head),
      "parts": .list(
        ([aliases, storage, initializer] + record + stub.ownMembers.map(lines) + statics + equality
          + [failure])
          .filter { !$0.isEmpty }.enumerated().map { index, lines in
            .object(["isFirst": .bool(index == 0), "lines": Self.lines(lines)])
          }),
      "isolation": .string(isolation),
      "isolated": .list(stub.isolatedProtocols.map(MustacheValue.string)),
    ])
  }

  private static func lines(_ texts: [String]) -> MustacheValue {
    .list(texts.map(MustacheValue.string))
  }

  private var documentation: [String] {
    switch stub.subject {
    case .dependencies(let consumer, isStrict: true):
      ["Has all that `\(consumer)` needs, as a test supplies it."]
    case .dependencies(let consumer, isStrict: false):
      ["Has what `\(consumer)` needs, as far as a test supplies it: using more stops the test."]
    case .service(let name) where stub.recordsCalls:
      ["Stands in for `\(name)`: does what a test supplies, and keeps a record of its calls."]
    case .service(let name):
      ["Stands in for `\(name)`: does what a test supplies."]
    }
  }

  /// What stands before the type and its extensions.
  private var isolation: String { stub.isNonisolated ? "nonisolated " : "" }

  private var head: [String] {
    let keyword = isolation + (stub.kind == .class ? "final class" : stub.kind.rawValue)
    let sharing: [String] =
      switch stub.sharing {
      case .checked where stub.kind != .actor: [stub.standard("Sendable")]
      case .unchecked: ["@unchecked \(stub.standard("Sendable"))"]
      case .none, .checked: []
      }
    let inherited = stub.protocols + sharing
    let start = "\(keyword) \(stub.name)\(stub.genericClause)"
    let clause = stub.whereClause.map { "where \($0) " } ?? ""
    let list = inherited.joined(separator: ", ")
    let whole = "\(start)\(inherited.isEmpty ? "" : ": \(list)") \(clause){"
    if whole.count <= columns || inherited.isEmpty { return [whole] }
    let isShort = list.count + 2 <= columns
    return ["\(start):"] + (isShort ? [list] : inherited.separated).map { "  \($0)" }
      + ["\(clause){"]
  }

  private var aliases: [String] { stub.aliases.map { "typealias \($0)" } }

  /// What tells the stub from others, member by member.
  private var equality: [[String]] {
    if stub.equality == .none { return [] }
    func comparing(_ sign: String, _ body: String) -> [String] {
      call(
        "static func \(sign) ", ["left: \(stub.name)", "right: \(stub.name)"],
        end: " -> \(stub.standard("Bool")) { \(body) }")
    }
    return [comparing("==", "left === right")]
      + (stub.equality == .hashable ? [hashing] : [])
      + (stub.isOrdered ? [comparing("<", "left.isLess(than: right)")] : [])
  }

  private var hashing: [String] {
    let isolation = stub.kind == .actor ? "nonisolated " : ""
    let start = "\(isolation)func hash(into hasher: inout \(stub.standard("Hasher"))) {"
    let body = "hasher.combine(\(stub.standard("ObjectIdentifier"))(self))"
    let whole = "\(start) \(body) }"
    return whole.count + 2 <= columns ? [whole] : [start, "  \(body)", "}"]
  }

  // MARK: What a test supplies

  private var storage: [String] {
    stub.ownMembers.flatMap { member in
      let isVariable = member.isSettable && member.supply == .value
      let constant = member.isForgotten ? "nonisolated let" : "let"
      let keyword = isVariable && !stub.hasLocks ? "var" : constant
      let type = SuppliedType(member, isOptional: isLenient, isLocked: isVariable && stub.hasLocks)
      var lines = type.stored("private \(keyword) \(stored(member.key)):", within: columns - 2)
      if let type = member.setterType, let key = member.setterKey {
        lines.append("private let \(stored(key)): \(setter(member, type))")
      }
      return lines
    } + (isLenient ? ["private let _\(placeName): \(stub.standard("String"))"] : [])
  }

  /// The name of what keeps what is supplied under a name.
  func stored(_ key: String) -> String { stub.storageName(of: key) }

  private func setter(_ member: StubMember, _ type: String) -> String {
    let whole = (member.closureAttributes + [type]).joined(separator: " ")
    return isLenient ? "(\(whole))?" : whole
  }

  /// Whether a test may leave members out.
  var isLenient: Bool {
    if case .dependencies(_, isStrict: true) = stub.subject { return false }
    return true
  }

  private var initializer: [String] {
    let parameters = stub.ownMembers.flatMap { member -> [[String]] in
      let own = SuppliedType(member, isOptional: isLenient, isLocked: false)
        .parameter("\(member.key):", within: columns - 4)
      guard let type = member.setterType, let key = member.setterKey else { return [own] }
      let escaping = isLenient ? "" : "@escaping "
      return [own, ["\(key): \(escaping)\(setter(member, type))\(isLenient ? " = nil" : "")"]]
    }
    let values = stub.ownMembers.flatMap { member in
      let isLocked = member.isSettable && member.supply == .value && stub.hasLocks
      return assignment(of: member.identifier, to: stored(member.key), isLocked: isLocked)
        + (member.setterKey.map { assignment(of: $0, to: stored($0)) } ?? [])
    }
    let all = parameters + (isLenient ? place.parameters.map { [$0] } : [])
    if all.isEmpty { return ["init() {}"] }
    return list("init", all, end: " {")
      + (values + (isLenient ? ["_\(placeName) = \(place.text)"] : [])).map { "  \($0)" } + ["}"]
  }

  /// The lines that keep what the initializer was given.
  func assignment(of value: String, to name: String, isLocked: Bool = false) -> [String] {
    let whole = "\(name) = \(isLocked ? "LockedState(\(value))" : value)"
    if whole.count + 4 <= columns { return [whole] }
    return isLocked ? ["\(name) = LockedState(", "  \(value))"] : ["\(name) =", "  \(value)"]
  }

  /// The name of the variable that tells where the stub was made, but for its underscore.
  var placeName: String { stub.ownName("place") }

  /// The name of what stops a test.
  var stopName: String { "_\(stub.ownName("unprovided"))" }

  /// Where the stub was made, by parameters that nobody gives.
  var place: (parameters: [String], text: String) {
    let names = ["function", "fileID", "line"].map(stub.ownName)
    let text = stub.standard("String")
    return (
      [
        "\(names[0]): \(text) = #function", "\(names[1]): \(text) = #fileID",
        "\(names[2]): \(stub.standard("Int")) = #line",
      ], #""\(\#(names[1])):\(\#(names[2])), \(\#(names[0]))""#
    )
  }

  /// `start(a, b)`, on as many lines as it takes so many columns further in than the type.
  func call(
    _ start: String, _ arguments: [String], end: String = "", indentation: Int = 2
  ) -> [String] {
    list(start, arguments.map { [$0] }, end: end, indentation: indentation)
  }

  private func list(
    _ start: String, _ elements: [[String]], end: String, indentation: Int = 2
  ) -> [String] {
    let whole = "\(start)(\(elements.joined().joined(separator: ", ")))\(end)"
    let isOne = elements.allSatisfy { $0.count == 1 }
    if elements.isEmpty || isOne && whole.count + indentation <= columns { return [whole] }
    let lines = elements.enumerated().flatMap { index, lines in
      index == elements.count - 1 ? lines : lines.dropLast() + ["\(lines[lines.count - 1]),"]
    }
    return ["\(start)("] + lines.map { "  \($0)" } + [")\(end)"]
  }
}
