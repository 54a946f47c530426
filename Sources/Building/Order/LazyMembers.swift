import DependencyGraph
import Findings
import Roles
import SwiftReading
import SwiftProgram

/// The members that are built on first use, and why others are not that are marked so.
struct LazyMembers {
  /// A member that is built.
  struct Part {
    let index: Int
    let request: ValueRequest
    let plan: BuildPlan
  }

  /// The members that wait.
  private(set) var waiting: Set<Int> = []
  /// The waiting members that others read, with their wrappers.
  private(set) var boxes: [Int: String] = [:]
  /// The members that are built at once, though they are marked to wait.
  private(set) var eager: [EagerMember] = []
  /// The instances that have a variable of their own.
  private(set) var shared: [SharedInstances.Shared] = []

  /// - Parameters:
  ///   - resolver: What knows the place where they are built.
  ///   - container: The container that they are members of.
  init(among parts: [Part], by resolver: Resolver, of container: NominalType) {
    let readers = Dictionary(
      parts.flatMap { part in part.plan.memberNames.map { ($0, part.request.name) } },
      uniquingKeysWith: { first, _ in first })
    var causes: [Int: (reason: String, fix: String)] = [:]
    func isTaken(by taker: String) -> (String, String) {
      ("'\(taker)' takes it at once", "let '\(taker)' take a closure that gives it, '() -> …'")
    }
    for part in parts {
      guard let shape = part.request.autoclosure else { continue }
      if let failure = resolver.failure(of: part.request, met: part.plan, in: shape) {
        let reason = failure.refusals.first?.sentence ?? ""
        causes[part.index] = (reason, "let what builds it be called from anywhere")
      } else if let reader = readers[part.request.name] {
        boxes[part.index] = resolver.catalog.table.lazyWrapper(of: part.request.name, in: container)
        if boxes[part.index] == nil { causes[part.index] = isTaken(by: reader) }
      }
      if causes[part.index] == nil { waiting.insert(part.index) }
    }
    // What is built at once takes at once what it needs.
    var isSettled = false
    while !isSettled {
      shared =
        SharedInstances(
          of: parts.map(\.plan),
          later: Set(parts.indices.filter { waiting.contains(parts[$0].index) }), argumentCount: 0,
          besides: [], isolation: resolver.isolation, in: resolver.catalog
        ).all
      let atOnce =
        parts.filter { !waiting.contains($0.index) }.map { ($0.request.name, $0.plan) }
        + shared.filter(\.isCaptured).map { ($0.instance.stem, $0.instance.value) }
      let takers = Dictionary(
        atOnce.flatMap { name, plan in
          plan.takenAtOnce(in: container).map { ($0, name) }
        }, uniquingKeysWith: { first, _ in first })
      isSettled = true
      for part in parts where waiting.contains(part.index) {
        guard let taker = takers[part.request.name] else { continue }
        waiting.remove(part.index)
        boxes[part.index] = nil
        causes[part.index] = isTaken(by: taker)
        isSettled = false
      }
    }
    eager = parts.compactMap { part in
      causes[part.index].map { EagerMember(part.request, because: $0.reason, fix: $0.fix) }
    }
    addShared(among: parts)
  }

  /// Says which members are built at once since another one is the same object.
  private mutating func addShared(among parts: [Part]) {
    for part in parts where waiting.contains(part.index) {
      guard case .instance(let instance) = part.plan else { continue }
      let other = parts.first {
        guard $0.index != part.index, case .instance(let other) = $0.plan else { return false }
        return other.key == instance.key
      }
      if let other {
        eager.append(
          EagerMember(
            part.request, because: "'\(other.request.name)' is the same object",
            fix: "let one of the two be implemented by another type"))
      }
    }
  }
}

/// A member that is marked to be built on first use, and is built at once.
package struct EagerMember {
  private let request: ValueRequest
  private let reason: String
  private let fix: String

  fileprivate init(_ request: ValueRequest, because reason: String, fix: String) {
    self.request = request
    self.reason = reason
    self.fix = fix
  }

  package var diagnostic: Diagnostic {
    Diagnostic(
      severity: .warning, id: .notWirable,
      message: "'\(request.name)' cannot be built on first use: \(reason)",
      location: request.asker.location, notes: [Diagnostic.Note("remove '@Lazy', or \(fix)")])
  }
}

extension NarrowComposition {
  /// Whether a property of it can be built on first use, as the container's own is.
  func canWait(in container: NominalType) -> Bool {
    !isReference && (!isSendable || container.isSendable)
  }
}

extension BuildPlan {
  /// The members that it uses, in the order of their use.
  var memberNames: [String] {
    var names: [String] = []
    visit { if case .member(let member) = $0, !member.isOfParent { names.append(member.name) } }
    return names
  }

  /// The members that it uses where it is built, and neither later by a closure nor by a property
  /// that is built on first use.
  fileprivate func takenAtOnce(in container: NominalType) -> [String] {
    var counts: [String: Int] = [:]
    for part in immediateParts {
      if let name = part.ownMember { counts[name, default: 0] += 1 }
      guard case .narrow(let narrow) = part, narrow.canWait(in: container) else { continue }
      for name in narrow.fields.compactMap(\.value.ownMember) { counts[name, default: 0] -= 1 }
    }
    return counts.filter { $0.value > 0 }.keys.sorted()
  }

  /// The name of the container's own member that it is.
  private var ownMember: String? {
    if case .member(let member) = self, !member.isOfParent { member.name } else { nil }
  }
}
