import HasgenGraph
import HasgenProgram
import HasgenReading

/// A member that is built on first use.
struct LazyMember {
  let name: String
  /// The name of its wrapper, which other plans read; `nil` if none reads the member.
  let wrapper: String?

  /// True if the container's initializer takes the member as an autoclosure.
  var isClosure: Bool { wrapper == nil }
}

/// The members that are built on first use, the warnings about marked members that are not, and the
/// instances that members share.
struct LazyMembers {
  /// The members that are built on first use, by their positions.
  private(set) var members: [Int: LazyMember] = [:]
  /// The warnings about members that are marked as lazy and built eagerly.
  private(set) var warnings: [Diagnostic] = []
  /// The instances that have a variable of their own.
  private(set) var shared: [SharedInstance] = []

  /// - Parameters:
  ///   - all: The members that are built, in their order. Their positions identify them.
  ///   - isolation: The global actor of the code that builds the members.
  init(
    among all: [WiringSolver.Built], isolation: String?, of container: NominalType,
    in table: SymbolTable
  ) {
    var causes: [Int: String] = [:]
    let read = Set(all.flatMap(\.plan.memberNames))
    for (position, (request, plan)) in all.enumerated() {
      guard let shape = request.lazy else { continue }
      let refusal = plan.refusal(
        in: shape.effects, isolatedTo: shape.isolation(inside: isolation))
      if let refusal {
        causes[position] = refusal.sentence
      } else {
        let name = request.name
        let wrapper = read.contains(name) ? table.lazyWrapper(of: name, in: container) : nil
        members[position] = LazyMember(name: name, wrapper: wrapper)
      }
    }
    // A member that is built eagerly needs its own values eagerly.
    var isSettled = false
    while !isSettled {
      shared = SharedInstances.all(of: all.map(\.plan), later: Set(members.keys))
      let users = eagerUsers(among: all)
      isSettled = true
      for (position, member) in members {
        guard let user = users[member.name] else { continue }
        causes[position] = "'\(user)' takes it at once, and not a closure '() -> …'"
        members[position] = nil
        isSettled = false
      }
    }
    warnings = causes.sorted { $0.key < $1.key }.map { position, cause in
      let request = all[position].request
      return Diagnostic(
        .warning, "'\(request.name)' cannot be built on first use: \(cause)", id: .notWirable,
        at: request.asker.location, note: "change that, or remove '@Lazy'")
    }
  }

  /// The members that values need as soon as `live` is called, each with the first such value.
  private func eagerUsers(among all: [WiringSolver.Built]) -> [String: String] {
    var users: [String: String] = [:]
    func note(_ plan: BuildPlan, of user: String) {
      for name in plan.parts(atOnce: true).compactMap(\.ownMember) where users[name] == nil {
        users[name] = user
      }
    }
    for (position, (request, plan)) in all.enumerated() where members[position] == nil {
      note(plan, of: request.name)
    }
    for shared in shared where shared.isCaptured {
      note(shared.instance.value, of: shared.instance.stem)
    }
    return users
  }
}
