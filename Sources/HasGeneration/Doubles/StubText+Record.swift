import DependencyGraph

extension StubText {
  /// The record of the calls.
  var record: [[String]] {
    guard stub.recordsCalls else { return [] }
    let typeName = stub.ownName("Call")
    let cases = stub.ownMembers.flatMap(\.cases).map { call in
      "  case \(call.name)\(call.payload.isEmpty ? "" : "(\(call.payload.joined(separator: ", ")))")"
    }
    let type =
      [
        "/// A call of it, with what it was given.",
        "enum \(typeName)\(stub.hasEquatableCalls ? ": Equatable" : "") {",
      ]
      + cases + ["}"]
    let comment = "/// The calls so far, the oldest first."
    let isolation = stub.kind == .actor ? "nonisolated " : ""
    let name = recordName
    let calls =
      stub.hasLocks
      ? [
        comment, "\(isolation)var \(name): [\(typeName)] { _\(name).withLock { $0 } }",
        "private let _\(name) = LockedState<[\(typeName)]>([])",
      ] : [comment, "private(set) var \(name): [\(typeName)] = []"]
    return [type, calls]
  }

  /// The line that keeps a call.
  func recording(_ call: StubMember.Case, of member: StubMember) -> [String] {
    let arguments = call.arguments.isEmpty ? "" : "(\(call.arguments.joined(separator: ", ")))"
    let isHidden = member.parameters.contains { $0.name == recordName }
    let value = ".\(call.name)\(arguments)"
    return [
      stub.hasLocks
        ? "_\(recordName).withLock { $0.append(\(value)) }"
        : "\(isHidden ? "self." : "")\(recordName).append(\(value))"
    ]
  }

  private var recordName: String { stub.ownName("calls") }

  /// What stops a test.
  var failure: [String] {
    guard isLenient else { return [] }
    let isolation = stub.kind == .actor ? "nonisolated " : ""
    return ["\(isolation)private func \(stopName)(_ member: String) -> Never {"]
      + stop("_\(placeName)")
      + ["}"]
  }

  /// The lines that stop a test at a member, which a variable of that name tells.
  func stop(_ place: String) -> [String] {
    let path = stub.name
    switch stub.subject {
    case .dependencies(let consumer, _) where usesHasKit:
      let double = path == "StubDependencies" ? [] : ["in: \"\(path)\""]
      return call(
        "HasKit.unprovided", ["member", "of: \"\(consumer)\""] + double + ["madeAt: \(place)"]
      ).map { "  \($0)" }
    case .dependencies(let consumer, _):
      return [
        "  fatalError(",
        #"    "'\#(consumer)' used '\(member)', which its test does not provide: ""#,
        #"      + "write '\(member): …' in '\#(path)(…)' at \(\#(place))")"#,
      ]
    case .service(let name):
      return [
        "  fatalError(",
        #"    "'\(member)' of '\#(name)' was used, which its test does not provide: ""#,
        #"      + "write '\(member): …' in '\#(path)(…)' at \(\#(place))")"#,
      ]
    }
  }
}
